import { useTranslation } from '@haisha/i18n';
import type { FilterChip } from '@haisha/ui/filters';
import { FilterSelect } from './filter-select.tsx';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './use-list-query.ts';

/** The choice whether archived rows are shown, and its chip while it is in force. */
export function useArchivedFilter<D extends ListDefinition>(list: ListState<D>) {
  const { t } = useTranslation('record');
  const { archived } = list.query;
  const label = t('list.archived.label');
  const options = (['exclude', 'include', 'only'] as const).map((value) => ({
    value,
    label: t(`list.archived.${value}`),
  }));
  const chip: FilterChip = {
    id: 'archived',
    name: label,
    values: [t(`list.archived.${archived}`)],
    onRemove: () => list.change({ archived: 'exclude' }),
  };
  return {
    filter: (
      <FilterSelect
        id="archived"
        label={label}
        value={archived}
        none="exclude"
        onChange={(value) => list.change({ archived: value })}
        options={options}
      />
    ),
    chips: archived === 'exclude' ? [] : [chip],
  };
}
