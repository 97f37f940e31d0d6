import { useTranslation } from '@haisha/i18n';
import { ColumnMenu } from '@haisha/ui/column-menu';
import { FilterBar, type FilterChip, FilterChips, SearchField } from '@haisha/ui/filters';
import type { ReactNode } from 'react';
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
  /** Before the choice of columns. */
  views?: ReactNode;
  /** The filters of the entity. */
  children?: ReactNode;
};

/** Above the table: search, filters, columns, and the filters in force. */
export function ListBar<D extends ListDefinition>({
  list,
  columns,
  chips,
  searchHint,
  searchHelp,
  onLeaveSearch,
  views,
  children,
}: ListBarProps<D>) {
  const { t } = useTranslation('record');
  return (
    <>
      <FilterBar
        search={
          <SearchField
            label={t('list.search')}
            placeholder={searchHint}
            help={searchHelp}
            value={list.query.q}
            onSearch={(text) => list.change({ q: text }, { replace: true })}
            onEnter={onLeaveSearch}
          />
        }
        activeCount={chips.length}
        trailing={
          <>
            {views}
            <ColumnMenu
              columns={columns}
              shown={list.shownColumns}
              usual={list.usualColumns}
              onShownChange={list.changeShownColumns}
              density={list.density}
              onDensityChange={list.changeDensity}
            />
          </>
        }
      >
        {children}
      </FilterBar>
      <FilterChips chips={chips} onClear={list.clear} />
    </>
  );
}
