import { useTranslation } from '@haisha/i18n';
import { chakra, Icon } from '@haisha/ui';
import { parseSort } from './sort.ts';
import type { ViewProps } from './view-props.ts';

/** The order of the rows where there is no head to press: as wide as the name of the column. */
export function SortSelect<Row>({
  columns,
  sort,
  onSortChange,
}: Pick<ViewProps<Row>, 'columns' | 'sort' | 'onSortChange'>) {
  const { t } = useTranslation('ui');
  const sortable = columns.filter((column) => column.sortable);
  if (!onSortChange || sortable.length === 0) return null;
  const sorted = parseSort(sort);
  const current = sortable.find(({ id }) => id === sorted?.id);
  return (
    <Frame>
      <span aria-hidden="true">{current?.header ?? t('table.sortBy')}</span>
      <Icon name={sorted?.descending ? 'sortDescending' : 'sortAscending'} size={16} />
      <select
        aria-label={t('table.sortBy')}
        value={current === undefined ? '' : sort}
        onChange={(event) => onSortChange(event.target.value)}
      >
        {current === undefined && <option value="">{t('table.sortBy')}</option>}
        {sortable.flatMap((column) => [
          <option key={column.id} value={column.id}>
            {t('table.ascending', { column: column.header })}
          </option>,
          <option key={`-${column.id}`} value={`-${column.id}`}>
            {t('table.descending', { column: column.header })}
          </option>,
        ])}
      </select>
    </Frame>
  );
}

const Frame = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: 'control',
    px: '2',
    minW: '0',
    rounded: 'md',
    color: 'primary.fg',
    whiteSpace: 'nowrap',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    // The browser's own list of choices, opened by a press anywhere on the name.
    '& > select': { position: 'absolute', inset: '0', w: 'full', opacity: '0', cursor: 'pointer' },
    '&:has(> select:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing' },
    '@media (forced-colors: active)': { '& > select': { opacity: '1' }, '& > :not(select)': { display: 'none' } },
  },
});
