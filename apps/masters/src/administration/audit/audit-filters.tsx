import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterDay } from '@haisha/records/list/filter-day';
import { FilterMany } from '@haisha/records/list/filter-many';
import { FilterSelect } from '@haisha/records/list/filter-select';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { type BarTool, FilterBar, type FilterChip, SearchField } from '@haisha/ui/filters';
import { type AuditEntity, auditActions } from '@haisha/validation/audit-choices';
import type { ReactNode } from 'react';
import { auditPeople } from './audit-api.ts';
import { type auditList, auditPeriods } from './audit-list.ts';
import { isBackwards } from './audit-query.ts';
import type { AuditWords } from './use-audit-text.ts';

export type AuditFiltersProps = {
  list: ListState<typeof auditList>;
  words: AuditWords;
  /** The kinds of records to choose from. */
  entities: readonly AuditEntity[];
  /** The one row that is looked at, where it is one. */
  recordLabel: string | null;
  tools: readonly BarTool[];
  /** How many records are found. */
  found: ReactNode;
};

/** Above the log: search, period, person, record, act. */
export function AuditFilters({ list, words, entities, recordLabel, tools, found }: AuditFiltersProps) {
  const { query, change, clear } = list;
  const { t } = useTranslation('audit');
  const people = useQuery(auditPeople());
  const { period = '30', from, to, entityId } = query;
  const person = manyChoice(list, 'actorId', {
    label: t('field.by'),
    options: [
      { value: 'system', label: t('entity:actor.system') },
      ...(people.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
  });
  const entity = manyChoice(list, 'entity', {
    label: t('field.entity'),
    options: entities.map((value) => ({ value, label: words.entityText(value) })),
  });
  const action = manyChoice(list, 'action', {
    label: t('field.action'),
    options: auditActions.map((value) => ({ value, label: words.actionChoice(value) })),
  });
  const oneRecord: FilterChip[] = entityId
    ? [
        {
          id: 'entityId',
          name: t('field.label'),
          values: [recordLabel ?? t('oneRecord')],
          onRemove: () => change({ entityId: undefined }),
        },
      ]
    : [];
  const periods = auditPeriods.map((value) => ({ value, label: t(`period.${value}`) }));
  const shownPeriod: FilterChip[] =
    period === 'all'
      ? []
      : [
          {
            id: 'period',
            name: t('period.label'),
            values: periods.filter(({ value }) => value === period).map(({ label }) => label),
          },
        ];
  const chips = [...shownPeriod, ...oneRecord, ...chipsOf(person), ...chipsOf(entity), ...chipsOf(action)];

  return (
    <FilterBar
      search={
        <SearchField
          label={t('record:list.search')}
          placeholder={t('search.hint')}
          help={t('search.help')}
          value={query.q}
          onSearch={(text) => change({ q: text }, { replace: true })}
        />
      }
      chips={chips}
      onClear={clear}
      found={found}
      tools={tools}
      isOpenAtFirst={period === 'range'}
    >
      <FilterSelect
        id="period"
        label={t('period.label')}
        value={period}
        none="30"
        onChange={(value) => change({ period: value === '30' ? undefined : value, from: undefined, to: undefined })}
        options={periods}
      />
      {period === 'range' && (
        <>
          <FilterDay label={t('period.from')} value={from} onChange={(day) => change({ from: day })} />
          <FilterDay
            label={t('period.to')}
            value={to}
            invalid={isBackwards(query)}
            onChange={(day) => change({ to: day })}
          />
        </>
      )}
      <FilterMany {...person} />
      <FilterMany {...entity} />
      <FilterMany {...action} />
    </FilterBar>
  );
}
