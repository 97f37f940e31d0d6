import { useLocale, useTranslation } from '@haisha/i18n';
import { useLocation, useNavigate } from '@haisha/platform';
import { Menu, MenuItem } from '@haisha/ui/menu';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import { newRunPath } from '../board-place.ts';
import { registerAddress } from '../panel/paper-address.ts';
import type { Making } from './board-acts-api.ts';

export type BoardMenuProps = { trigger: ReactElement; onMake: (name: Making['name']) => void };

/** What is done with a day now and then. */
export function BoardMenu({ trigger, onMake }: BoardMenuProps) {
  const { t } = useTranslation('board');
  const navigate = useNavigate();
  const { search } = useLocation();
  const locale = useLocale();
  const { address, departmentId } = useBoard();
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem id="new-run" icon="add" onSelect={() => void navigate(newRunPath + search)}>
        {t('newRun.open')}
      </MenuItem>
      <MenuItem id="copy-day" icon="copy" onSelect={() => onMake('copy-day')}>
        {t('preview.copyDay')}
      </MenuItem>
      <MenuItem id="place-courses" icon="route" onSelect={() => onMake('place-courses')}>
        {t('preview.placeCourses')}
      </MenuItem>
      <MenuItem
        id="transport-register"
        icon="document"
        onSelect={() => void window.open(registerAddress(address.date, departmentId, locale), '_blank', 'noopener')}
      >
        {t('paper:transportRegister')}
      </MenuItem>
    </Menu>
  );
}
