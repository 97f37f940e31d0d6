import { useTranslation } from '@haisha/i18n';
import { useQuery, useSession } from '@haisha/platform';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterDay } from '@haisha/records/list/filter-day';
import { FilterMany } from '@haisha/records/list/filter-many';
import { FilterSelect } from '@haisha/records/list/filter-select';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import type { FilterChip } from '@haisha/ui/filters';
import {
  callBookEntries,
  callFindings,
  rollCallKinds,
  rollCallMethods,
  rollCallResults,
} from '@haisha/validation/roll-call-choices';
import { callOfficers } from './book-api.ts';
import { type bookList, bookPeriods } from './book-list.ts';

/** The filters of the call book, and their chips; `driverName` is the one driver's who is looked at. */
export function useBookFilters(list: ListState<typeof bookList>, driverName: string | null, isBackwards: boolean) {
  const { t } = useTranslation('rollCall');
  const { change, query } = list;
  const isOwn = useSession()?.permissions['rollCall.read'] === 'own';
  const { period = '31', from, to, driverId } = query;
  const officers = useQuery(callOfficers());
  const department = manyChoice(list, 'departmentId', {
    label: t('field.departmentName'),
    options: useDepartmentOptions().options,
  });
  const entry = manyChoice(list, 'entry', {
    label: t('field.entry'),
    options: callBookEntries.map((value) => ({ value, label: t(`entry.${value}`) })),
  });
  const kind = manyChoice(list, 'kind', {
    label: t('field.kind'),
    options: rollCallKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
  });
  const method = manyChoice(list, 'method', {
    label: t('field.method'),
    options: rollCallMethods.map((value) => ({ value, label: t(`method.${value}`) })),
  });
  const result = manyChoice(list, 'result', {
    label: t('field.result'),
    options: rollCallResults.map((value) => ({ value, label: t(`result.${value}`) })),
  });
  const finding = manyChoice(list, 'finding', {
    label: t('finding.label'),
    options: callFindings.map((value) => ({ value, label: t(`finding.${value}`) })),
  });
  const officer = manyChoice(list, 'byId', {
    label: t('field.byName'),
    options: (officers.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  });
  const choices = [entry, kind, method, result, finding, officer];
  const periods = bookPeriods.map((value) => ({ value, label: t(`callBook:period.${value}`) }));
  const shownPeriod: FilterChip = {
    id: 'period',
    name: t('callBook:period.label'),
    values: periods.filter(({ value }) => value === period).map(({ label }) => label),
  };
  const oneDriver: FilterChip[] =
    driverId.length === 0
      ? []
      : [
          {
            id: 'driverId',
            name: t('field.driverName'),
            values: [driverName ?? t('callBook:oneDriver')],
            onRemove: () => change({ driverId: [] }),
          },
        ];

  return {
    chips: [
      shownPeriod,
      ...oneDriver,
      ...chipsOf(department),
      ...chipsOf(entry),
      ...chipsOf(kind),
      ...chipsOf(method),
      ...chipsOf(result),
      ...chipsOf(finding),
      ...chipsOf(officer),
    ],
    fields: (
      <>
        <FilterSelect
          id="period"
          label={t('callBook:period.label')}
          value={period}
          options={periods}
          onChange={(value) => change({ period: value === '31' ? undefined : value, from: undefined, to: undefined })}
        />
        {period === 'range' && (
          <>
            <FilterDay label={t('callBook:period.from')} value={from} onChange={(day) => change({ from: day })} />
            <FilterDay
              label={t('callBook:period.to')}
              value={to}
              invalid={isBackwards}
              onChange={(day) => change({ to: day })}
            />
          </>
        )}
        {!isOwn && <FilterMany {...department} />}
        {choices.map((choice) => (
          <FilterMany key={choice.id} {...(choice as typeof kind)} />
        ))}
      </>
    ),
  };
}
