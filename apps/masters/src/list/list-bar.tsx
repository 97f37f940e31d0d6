import { useTranslation } from '@haisha/i18n';
import { ColumnMenu } from '@haisha/ui/column-menu';
import { FilterBar, type FilterChip, FilterChips, SearchField } from '@haisha/ui/filters';
import type { ReactNode } from 'react';
import { FilterSelect } from './filter-select.tsx';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './use-list-query.ts';

export type ListBarProps<D extends ListDefinition> = {
  list: ListState<D>;
  columns: readonly { id: string; header: string; hideable?: boolean }[];
  /** The filters in force, for their chips. */
  chips: readonly FilterChip[];
  /** What the search looks through: as short as the field, and at length. */
  searchHint: string;
  searchHelp: string;
  onLeaveSearch: () => void;
  /** The filters of the entity. */
  children?: ReactNode;
};

/** Above the table: search, filters, archived rows, columns, and the filters in force. */
export function ListBar<D extends ListDefinition>({
  list,
  columns,
  chips,
  searchHint,
  searchHelp,
  onLeaveSearch,
  children,
}: ListBarProps<D>) {
  const { t } = useTranslation('master');
  const { q, archived } = list.query;
  const archivedChip: FilterChip = {
    id: 'archived',
    label: `${t('list.archived.label')}: ${t(`list.archived.${archived}`)}`,
    onRemove: () => list.change({ archived: 'exclude' }),
  };
  const inForce = archived === 'exclude' ? chips : [...chips, archivedChip];
  return (
    <>
      <FilterBar
        search={
          <SearchField
            label={t('list.search')}
            placeholder={searchHint}
            help={searchHelp}
            value={q}
            onSearch={(text) => list.change({ q: text }, { replace: true })}
            onEnter={onLeaveSearch}
          />
        }
        activeCount={inForce.length}
        trailing={
          <ColumnMenu
            columns={columns}
            shown={list.shownColumns}
            usual={list.usualColumns}
            onShownChange={list.changeShownColumns}
          />
        }
      >
        {children}
        <FilterSelect
          label={t('list.archived.label')}
          value={archived}
          onChange={(value) => list.change({ archived: value })}
          options={(['exclude', 'include', 'only'] as const).map((value) => ({
            value,
            label: t(`list.archived.${value}`),
          }))}
        />
      </FilterBar>
      <FilterChips chips={inForce} onClear={list.clear} />
    </>
  );
}
