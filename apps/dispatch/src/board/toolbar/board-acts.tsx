import { useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { addAllMessages } from '@haisha/records/words/add-all-messages';
import { Button, Flex, Icon, IconButton } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import { type ComponentType, Suspense, useCallback, useState } from 'react';
import { useBoard } from '../board-context.ts';
import type { Decisions } from '../day/decisions.ts';
import { useBoardShortcut } from '../keys/use-board-shortcut.ts';
import type { BoardMenuAct, BoardMenuProps } from './board-menu.tsx';

const ConfirmRunsDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './confirm-runs-dialog.tsx')).ConfirmRunsDialog,
}));
const MakeRunsDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './make-runs-dialog.tsx')).MakeRunsDialog,
}));

const PrintSheet = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-print" */ '../print/print-sheet.tsx')).PrintSheet,
}));

/** The dialog comes with its words. */
const CheckLevelsDialog = lazyDialog(async () => {
  const [{ CheckLevelsDialog: Loaded }, { checkLevelMessages }] = await Promise.all([
    import(/* webpackChunkName: "check-levels" */ '../levels/check-levels-dialog.tsx'),
    import(/* webpackChunkName: "check-levels" */ '../levels/check-level-messages.ts'),
  ]);
  await addAllMessages(checkLevelMessages);
  return { default: Loaded };
});

/** What is asked for in a dialog of its own. */
export type BoardAct = 'confirm' | BoardMenuAct;

export type BoardActsProps = Pick<BoardMenuProps, 'commands' | 'onFilters'> & {
  decisions: Decisions | undefined;
  asked: BoardAct | null;
  onAsk: (act: BoardAct | null) => void;
};

/** What can be done with the day: take back, do again, make runs, confirm. */
export function BoardActs({ commands, decisions, asked, onAsk, onFilters }: BoardActsProps) {
  const { t } = useTranslation('board');
  const { canMove } = useBoard();
  const [Menu, setMenu] = useState<ComponentType<BoardMenuProps> | null>(null);
  const unconfirmed = decisions?.runs.unconfirmed ?? [];
  const close = useCallback(() => onAsk(null), [onAsk]);
  // The page itself would print as it scrolls.
  useBoardShortcut('mod+p', () => onAsk('print'));

  async function openMenu(): Promise<void> {
    const { BoardMenu } = await import(/* webpackChunkName: "board-acts" */ './board-menu.tsx');
    setMenu(() => BoardMenu);
  }

  const more = (
    <IconButton {...quiet} aria-label={t('toolbar.more')} aria-haspopup="menu" onClick={() => !Menu && void openMenu()}>
      <Icon name="more" />
    </IconButton>
  );
  return (
    <>
      {canMove && !onFilters && (
        <Flex data-tool="undo" gap="2">
          <IconButton
            {...quiet}
            aria-label={t('undo.undo')}
            title={`${t('undo.undo')} ${displayKeys('mod+z')}`}
            aria-keyshortcuts="Control+Z"
            disabled={!commands.canUndo}
            onClick={() => void commands.undo()}
          >
            <Icon name="undo" />
          </IconButton>
          <IconButton
            {...quiet}
            aria-label={t('undo.redo')}
            title={`${t('undo.redo')} ${displayKeys('mod+y')}`}
            aria-keyshortcuts="Control+Y"
            disabled={!commands.canRedo}
            onClick={() => void commands.redo()}
          >
            <Icon name="redo" />
          </IconButton>
        </Flex>
      )}
      {Menu ? <Menu trigger={more} {...{ commands, onAsk, onFilters }} /> : more}
      <Can permission="allocation.confirm">
        <Button flexShrink="0" disabled={unconfirmed.length === 0} onClick={() => onAsk('confirm')}>
          <Icon name="check" />
          {t('confirm.act', { count: unconfirmed.length })}
        </Button>
      </Can>
      <Suspense>
        {asked === 'confirm' && <ConfirmRunsDialog runs={unconfirmed} onClose={close} />}
        {asked === 'check-levels' && <CheckLevelsDialog onClose={close} />}
        {asked === 'print' && <PrintSheet onClose={close} />}
        {(asked === 'copy-day' || asked === 'place-courses') && <MakeRunsDialog name={asked} onClose={close} />}
      </Suspense>
    </>
  );
}

const quiet = { variant: 'ghost', colorPalette: 'gray', flexShrink: '0' } as const;
