import { useTranslation } from '@haisha/i18n';
import { ColumnMenu } from '@haisha/ui/column-menu';
import { type BarTool, FilterBar, type FilterBarProps, SearchField } from '@haisha/ui/filters';
import type { ReactNode } from 'react';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './use-list-query.ts';

export type ListBarProps<D extends ListDefinition> = Pick<
  FilterBarProps,
  'chips' | 'found' | 'trailing' | 'cover' | 'isCovered' | 'children'
> & {
  list: ListState<D>;
  columns: readonly { id: string; header: string; hideable?: boolean }[];
  /** The columns that have no room. */
  leftOut: readonly string[];
  /** What the search looks through: as short as the field, and at length. */
  searchHint: string;
  searchHelp: string;
  onLeaveSearch: () => void;
  /** Before the choice of columns. */
  views?: ReactNode;
  /** What else can be done with the list. */
  tools?: readonly BarTool[];
};

/** Above the table: search, the filters in force, columns, and what can be done with the list. */
export function ListBar<D extends ListDefinition>({
  list,
  columns,
  leftOut,
  searchHint,
  searchHelp,
  onLeaveSearch,
  views,
  tools = [],
  ...bar
}: ListBarProps<D>) {
  const { t } = useTranslation('record');
  const choice = (
    <ColumnMenu
      columns={columns}
      shown={list.shownColumns}
      leftOut={leftOut}
      usual={list.usualColumns}
      onShownChange={list.changeShownColumns}
      density={list.density}
      onDensityChange={list.changeDensity}
    />
  );
  return (
    <FilterBar
      {...bar}
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
      onClear={list.clear}
      tools={[{ id: 'views', node: views }, { id: 'columns', node: choice }, ...tools]}
    />
  );
}
