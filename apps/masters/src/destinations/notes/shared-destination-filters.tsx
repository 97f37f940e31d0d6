import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { useRowOptions } from '@haisha/records/form/use-row-options';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { FilterSelect } from '@haisha/records/list/filter-select';
import { manyChoice } from '@haisha/records/list/many-choice';
import { useArchivedFilter } from '@haisha/records/list/use-archived-filter';
import type { ListState } from '@haisha/records/list/use-list-query';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { FilterBar, SearchField } from '@haisha/ui/filters';
import {
  noteCategories,
  noteImportances,
  sharedDestinationSortColumns,
} from '@haisha/validation/destination-note-choices';
import type { ReactNode } from 'react';
import type { sharedDestinationList } from './shared-destination-list.ts';

export type SharedDestinationFiltersProps = {
  list: ListState<typeof sharedDestinationList>;
  /** How many destinations are found. */
  found: ReactNode;
};

/** Above the list: search, whose stores, what notes are about, how much they matter, what is new, the order. */
export function SharedDestinationFilters(props: SharedDestinationFiltersProps) {
  // Drivers and partners read no owners to choose from.
  return <Filters {...props} owners={useRowOptions(cargoOwnersApi, {}, useCan()('cargoOwner.read'))} />;
}

type FiltersProps = SharedDestinationFiltersProps & { owners: { value: string; label: string }[] };

function Filters({ list, found, owners }: FiltersProps) {
  const { t } = useTranslation('destinationNote');
  const { query, change, clear } = list;
  const archived = useArchivedFilter(list);
  const owner = manyChoice(list, 'cargoOwnerId', { label: t('field.cargoOwnerId'), options: owners });
  const category = manyChoice(list, 'category', {
    label: t('field.category'),
    options: noteCategories.map((value) => ({ value, label: t(`category.${value}`) })),
  });
  const importance = manyChoice(list, 'importance', {
    label: t('field.importance'),
    options: noteImportances.map((value) => ({ value, label: t(`importance.${value}`) })),
  });
  const unread = {
    id: 'unread',
    name: t('list.unread'),
    values: [t('list.onlyUnread')],
    onRemove: () => change({ unread: undefined }),
  };
  const chips = [
    ...(query.unread ? [unread] : []),
    ...chipsOf(owner),
    ...chipsOf(category),
    ...chipsOf(importance),
    ...archived.chips,
  ];
  const orders = sharedDestinationSortColumns.map((column) => (column === 'lastEntryAt' ? `-${column}` : column));
  return (
    <FilterBar
      search={
        <SearchField
          label={t('record:list.search')}
          placeholder={t('list.searchHint')}
          help={t('list.searchHelp')}
          value={query.q}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      chips={chips}
      onClear={clear}
      found={found}
    >
      <FilterSelect
        id="unread"
        label={t('list.unread')}
        value={query.unread ?? 'all'}
        none="all"
        onChange={(value) => change({ unread: value === 'only' ? 'only' : undefined })}
        options={[
          { value: 'all', label: t('record:list.all') },
          { value: 'only', label: t('list.onlyUnread') },
        ]}
      />
      {owners.length > 0 && <FilterMany {...owner} />}
      <FilterMany {...category} />
      <FilterMany {...importance} />
      <FilterSelect
        id="sort"
        label={t('list.order')}
        value={query.sort}
        onChange={(sort) => change({ sort: sort as typeof query.sort })}
        options={orders.map((value) => ({ value, label: t(`list.by.${value.replace('-', '')}`) }))}
      />
      {archived.filter}
    </FilterBar>
  );
}
