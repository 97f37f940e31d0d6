import { useTranslation } from '@haisha/i18n';
import { Icon } from '@haisha/ui';
import { CheckMenu } from './check-menu.tsx';
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
  const hideable = columns.filter((column) => column.hideable !== false);
  return (
    <CheckMenu
      choices={[
        ...hideable.map(({ id, header }) => ({
          id,
          label: header,
          checked: !hidden.includes(id),
          onCheckedChange: (checked: boolean) =>
            onHiddenChange(checked ? hidden.filter((one) => one !== id) : [...hidden, id]),
        })),
        {
          id: 'compact',
          label: t('table.compact'),
          apart: true,
          checked: density === 'compact',
          onCheckedChange: (checked) => setDensity(checked ? 'compact' : 'comfortable'),
        },
      ]}
    >
      <Icon name="columns" />
      {t('table.columns')}
    </CheckMenu>
  );
}
