import { useTranslation } from '@haisha/i18n';
import { useLocation, useNavigate } from '@haisha/platform';
import { Menu, MenuItem } from '@haisha/ui/menu';
import type { ReactElement } from 'react';
import { newRunPath } from '../board-place.ts';
import type { Making } from './board-acts-api.ts';

export type BoardMenuProps = { trigger: ReactElement; onMake: (name: Making['name']) => void };

/** What is done with a day now and then. */
export function BoardMenu({ trigger, onMake }: BoardMenuProps) {
  const { t } = useTranslation('board');
  const navigate = useNavigate();
  const { search } = useLocation();
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
    </Menu>
  );
}
