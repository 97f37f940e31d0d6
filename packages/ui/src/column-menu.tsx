import { useTranslation } from '@haisha/i18n';
import { Button, Icon } from '@haisha/ui';
import { Menu, MenuCheckItem } from '@haisha/ui/menu';

export type ColumnMenuProps = {
  columns: readonly { id: string; header: string; hideable?: boolean }[];
  hidden: readonly string[];
  onHiddenChange: (hidden: string[]) => void;
};

/** Chooses which columns of a table are shown. */
export function ColumnMenu({ columns, hidden, onHiddenChange }: ColumnMenuProps) {
  const { t } = useTranslation('ui');
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
    </Menu>
  );
}
