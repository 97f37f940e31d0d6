import { useTranslation } from '@haisha/i18n';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { FilterSelect } from '@haisha/records/list/filter-select';
import { manyChoice } from '@haisha/records/list/many-choice';
import { useArchivedFilter } from '@haisha/records/list/use-archived-filter';
import type { ListState } from '@haisha/records/list/use-list-query';
import { Box } from '@haisha/ui';
import { FilterBar, SearchField } from '@haisha/ui/filters';
import { vehicleEntryKinds } from '@haisha/validation/vehicle-history-choices';
import type { ReactNode } from 'react';
import type { entryList } from './entry-list-definition.ts';

export type EntryBarProps = { list: ListState<typeof entryList>; trailing: ReactNode; found: ReactNode };

/** Above the entries: search, kinds, order, archived ones; not on paper. */
export function EntryBar({ list, trailing, found }: EntryBarProps) {
  const { t } = useTranslation('vehicleHistory');
  const { q, sort } = list.query;
  const kinds = manyChoice(list, 'kind', {
    label: t('field.kind'),
    options: vehicleEntryKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
  });
  const chips = chipsOf(kinds);
  return (
    <Box display="contents" css={{ '& > *': { _print: { display: 'none !important' } } }}>
      <FilterBar
        isWithin
        search={
          <SearchField
            label={t('record:list.search')}
            placeholder={t('list.searchHint')}
            value={q}
            onSearch={(text) => list.change({ q: text }, { replace: true })}
          />
        }
        chips={chips}
        onClear={list.clear}
        found={found}
        trailing={trailing}
      >
        <FilterMany {...kinds} />
        <FilterSelect
          id="sort"
          label={t('list.order')}
          value={sort}
          onChange={(value) => list.change({ sort: value })}
          options={[
            { value: '-entryDate', label: t('list.newest') },
            { value: 'entryDate', label: t('list.oldest') },
          ]}
        />
        {useArchivedFilter(list).filter}
      </FilterBar>
    </Box>
  );
}
