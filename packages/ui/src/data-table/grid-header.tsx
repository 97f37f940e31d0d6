import { useTranslation } from '@haisha/i18n';
import { Checkbox, Icon } from '@haisha/ui';
import { nextSort, parseSort } from './sort.ts';
import type { ViewProps } from './view-props.ts';

/** Column headers that stay visible; pressing one sorts by it. */
export function GridHeader<Row>({ columns, rows, sort, onSortChange, selection }: ViewProps<Row>) {
  const { t } = useTranslation('ui');
  const sorted = parseSort(sort);
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" data-choice="">
            {rows.length > 0 && (
              <Checkbox
                aria-label={t('table.selectAll')}
                checked={selection.all === 'all'}
                indeterminate={selection.all === 'some'}
                onCheckedChange={selection.toggleAll}
              />
            )}
          </th>
        )}
        {columns.map((column) => {
          const direction = sorted?.id === column.id ? (sorted.descending ? 'descending' : 'ascending') : undefined;
          const sortable = column.sortable === true && onSortChange !== undefined;
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
            >
              {sortable ? (
                <button type="button" onClick={() => onSortChange(nextSort(sort, column.id))}>
                  <span data-cut="">{column.header}</span>
                  <Icon name={sortIcon(direction)} size={12} />
                </button>
              ) : (
                <span data-cut="">{column.header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function sortIcon(direction: 'ascending' | 'descending' | undefined) {
  if (direction === undefined) return 'sortable';
  return direction === 'ascending' ? 'sortAscending' : 'sortDescending';
}
