import { useLocale, useTranslation } from '@haisha/i18n';
import { Can, useLocation, useNavigate } from '@haisha/platform';
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from '@haisha/ui/menu';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import { newRunPath, screenPath } from '../board-place.ts';
import type { Making } from '../commands/board-command.ts';
import { registerAddress } from '../panel/paper-address.ts';
import { HiddenTools, type HiddenToolsProps, WithKeys } from './hidden-tools.tsx';

export type BoardMenuAct = Making['name'] | 'print' | 'check-levels';
export type BoardMenuProps = HiddenToolsProps & { trigger: ReactElement; onAsk: (act: BoardMenuAct) => void };

/** What is done with a day now and then. */
export function BoardMenu({ trigger, onAsk, ...tools }: BoardMenuProps) {
  const { t } = useTranslation('board');
  const navigate = useNavigate();
  const { search } = useLocation();
  const locale = useLocale();
  const { address, departmentId, isDense, toggleDense } = useBoard();

  /** The window may become full only now, by the hand that asks for it; where it may not, the page fills what there is. */
  function openScreen(): void {
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
    void navigate(screenPath + search);
  }

  return (
    <Menu trigger={trigger} defaultOpen>
      <HiddenTools {...tools} />
      <Can permission="allocation.create">
        <MenuItem id="new-run" icon="add" onSelect={() => void navigate(newRunPath + search)}>
          {t('newRun.open')}
        </MenuItem>
        <MenuItem id="copy-day" icon="copy" onSelect={() => onAsk('copy-day')}>
          {t('preview.copyDay')}
        </MenuItem>
        <MenuItem id="place-courses" icon="route" onSelect={() => onAsk('place-courses')}>
          {t('preview.placeCourses')}
        </MenuItem>
        <MenuSeparator />
      </Can>
      {toggleDense && (
        <MenuCheckItem id="dense" checked={isDense} onCheckedChange={toggleDense}>
          <WithKeys text={t('toolbar.dense')} keys="v" />
        </MenuCheckItem>
      )}
      <MenuItem id="print" icon="print" onSelect={() => onAsk('print')}>
        <WithKeys text={t('print.open')} keys="mod+p" />
      </MenuItem>
      <MenuItem id="big-screen" icon="monitor" onSelect={openScreen}>
        {t('screen.open')}
      </MenuItem>
      <MenuItem
        id="transport-register"
        icon="document"
        onSelect={() => void window.open(registerAddress(address.date, departmentId, locale), '_blank', 'noopener')}
      >
        {t('paper:transportRegister')}
      </MenuItem>
      <Can permission="checkLevel.read">
        <MenuSeparator />
        <MenuItem id="check-levels" icon="settings" onSelect={() => onAsk('check-levels')}>
          {t('checkLevels')}
        </MenuItem>
      </Can>
    </Menu>
  );
}
