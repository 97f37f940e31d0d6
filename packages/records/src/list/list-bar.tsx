import { useTranslation } from '@haisha/i18n';
import { HStack } from '@haisha/ui';
import { ColumnMenu } from '@haisha/ui/column-menu';
import { FilterBar, type FilterChip, SearchField } from '@haisha/ui/filters';
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
  /** At the end: what else can be done with the list, and the way to a new row. */
  actions?: ReactNode;
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
  actions,
  children,
}: ListBarProps<D>) {
  const { t } = useTranslation('record');
  return (
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
      chips={chips}
      onClear={list.clear}
      trailing={
        <>
          <HStack gap="2" hideBelow="md">
            {views}
            <ColumnMenu
              columns={columns}
              shown={list.shownColumns}
              usual={list.usualColumns}
              onShownChange={list.changeShownColumns}
              density={list.density}
              onDensityChange={list.changeDensity}
            />
          </HStack>
          {actions}
        </>
      }
    >
      {children}
    </FilterBar>
  );
}
