import { useTranslation } from '@haisha/i18n';
import { Menu, MenuCheckItem, MenuSeparator } from '@haisha/ui/menu';
import type { ReactElement } from 'react';
import { setDensity, useDensity } from './data-table/density.ts';

export type ColumnMenuListProps = {
  columns: readonly { id: string; header: string; hideable?: boolean }[];
  hidden: readonly string[];
  onHiddenChange: (hidden: string[]) => void;
  trigger: ReactElement;
};

/** The columns that can be hidden, and how close the rows stand; open as soon as it is here. */
export function ColumnMenuList({ columns, hidden, onHiddenChange, trigger }: ColumnMenuListProps) {
  const { t } = useTranslation('ui');
  const density = useDensity();
  return (
    <Menu closeOnSelect={false} defaultOpen trigger={trigger}>
      {columns
        .filter((column) => column.hideable !== false)
        .map((column) => (
          <MenuCheckItem
            key={column.id}
            id={column.id}
            checked={!hidden.includes(column.id)}
            onCheckedChange={(checked) =>
              onHiddenChange(checked ? hidden.filter((id) => id !== column.id) : [...hidden, column.id])
            }
          >
            {column.header}
          </MenuCheckItem>
        ))}
      <MenuSeparator />
      <MenuCheckItem
        id="compact"
        checked={density === 'compact'}
        onCheckedChange={(checked) => setDensity(checked ? 'compact' : 'comfortable')}
      >
        {t('table.compact')}
      </MenuCheckItem>
    </Menu>
  );
}
