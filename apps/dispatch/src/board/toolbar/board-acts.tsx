import { useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { Button, Icon, IconButton } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useBoard } from '../board-context.ts';
import type { BoardCommands } from '../commands/use-commands.ts';
import type { Decisions } from '../day/decisions.ts';
import type { Making } from './board-acts-api.ts';
import type { BoardMenuProps } from './board-menu.tsx';

const ConfirmRunsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './confirm-runs-dialog.tsx')).ConfirmRunsDialog,
}));
const MakeRunsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './make-runs-dialog.tsx')).MakeRunsDialog,
}));

export type BoardActsProps = { commands: BoardCommands; decisions: Decisions | undefined };

/** What can be done with the day: take back, do again, make runs, confirm. */
export function BoardActs({ commands, decisions }: BoardActsProps) {
  const { t } = useTranslation('board');
  const { canMove } = useBoard();
  const [open, setOpen] = useState<'confirm' | Making['name'] | null>(null);
  const [Menu, setMenu] = useState<ComponentType<BoardMenuProps> | null>(null);
  const unconfirmed = decisions?.runs.unconfirmed ?? [];
  const close = () => setOpen(null);

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
      {canMove && (
        <>
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
        </>
      )}
      <Can permission="allocation.create">{Menu ? <Menu trigger={more} onMake={setOpen} /> : more}</Can>
      <Can permission="allocation.confirm">
        <Button flexShrink="0" disabled={unconfirmed.length === 0} onClick={() => setOpen('confirm')}>
          <Icon name="check" />
          {t('confirm.act', { count: unconfirmed.length })}
        </Button>
      </Can>
      <Suspense>
        {open === 'confirm' && <ConfirmRunsDialog runs={unconfirmed} onClose={close} />}
        {(open === 'copy-day' || open === 'place-courses') && <MakeRunsDialog name={open} onClose={close} />}
      </Suspense>
    </>
  );
}

const quiet = { variant: 'ghost', colorPalette: 'gray', flexShrink: '0' } as const;
