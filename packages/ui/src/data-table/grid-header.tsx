import { useTranslation } from '@haisha/i18n';
import { Checkbox, chakra, Icon, Table } from '@haisha/ui';
import type { DataTableColumn } from './column.ts';
import { nextSort, parseSort } from './sort.ts';
import type { ViewProps } from './view-props.ts';

/** Column names that stay in sight; pressing one sorts by it. */
export function GridHeader<Row>({ columns, sort, onSortChange, selection }: ViewProps<Row>) {
  const { t } = useTranslation('ui');
  const sorted = parseSort(sort);
  return (
    <Table.Header>
      <Table.Row bg="bg.muted" aria-rowindex={1}>
        {selection && (
          <HeaderCell scope="col" px="4">
            <Checkbox
              aria-label={t('table.selectAll')}
              checked={selection.all === 'all'}
              indeterminate={selection.all === 'some'}
              onCheckedChange={selection.toggleAll}
            />
          </HeaderCell>
        )}
        {columns.map((column) => {
          const direction = sorted?.id === column.id ? (sorted.descending ? 'descending' : 'ascending') : undefined;
          const sortable = column.sortable === true && onSortChange !== undefined;
          return (
            <HeaderCell
              key={column.id}
              scope="col"
              textAlign={column.align ?? 'start'}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
            >
              {sortable ? (
                <SortButton
                  type="button"
                  justifyContent={column.align === 'end' ? 'flex-end' : 'flex-start'}
                  onClick={() => onSortChange(nextSort(sort, column.id))}
                >
                  {column.header}
                  <Icon name={sortIcon(direction)} size={16} />
                </SortButton>
              ) : (
                <HeaderText column={column} />
              )}
            </HeaderCell>
          );
        })}
      </Table.Row>
    </Table.Header>
  );
}

function HeaderText<Row>({ column }: { column: DataTableColumn<Row> }) {
  return <chakra.span px="2">{column.header}</chakra.span>;
}

function sortIcon(direction: 'ascending' | 'descending' | undefined) {
  if (direction === undefined) return 'sortable';
  return direction === 'ascending' ? 'sortAscending' : 'sortDescending';
}

const HeaderCell = chakra(Table.ColumnHeader, {
  base: { position: 'sticky', top: '0', zIndex: '1', bg: 'bg.muted', h: '12', px: '1', py: '0', whiteSpace: 'nowrap' },
});

const SortButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    w: 'full',
    minH: '10',
    px: '2',
    rounded: 'sm',
    fontWeight: 'inherit',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
