import { useTranslation } from '@haisha/i18n';
import { Button, Icon } from '@haisha/ui';
import { Menu, MenuCheckItem, MenuSeparator } from '@haisha/ui/menu';
import { setDensity, useDensity } from './data-table/density.ts';

export type ColumnMenuProps = {
  columns: readonly { id: string; header: string; hideable?: boolean }[];
  hidden: readonly string[];
  onHiddenChange: (hidden: string[]) => void;
};

/** Chooses which columns of a table are shown, and how close its rows stand. */
export function ColumnMenu({ columns, hidden, onHiddenChange }: ColumnMenuProps) {
  const { t } = useTranslation('ui');
  const density = useDensity();
  return (
    <Menu
      closeOnSelect={false}
      trigger={
        <Button variant="outline" colorPalette="gray">
          <Icon name="columns" />
          {t('table.columns')}
        </Button>
      }
    >
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
