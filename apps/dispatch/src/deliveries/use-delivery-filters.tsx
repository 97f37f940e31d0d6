import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { useCan, useQuery } from '@haisha/platform';
import { useRowOptions } from '@haisha/records/form/use-row-options';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterDay } from '@haisha/records/list/filter-day';
import { FilterMany } from '@haisha/records/list/filter-many';
import { FilterSelect } from '@haisha/records/list/filter-select';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { useNameOf } from '@haisha/records/naming/use-name-of';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { coursesApi } from '@haisha/references/courses/courses-api';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { destination } from '@haisha/references/destinations/destination';
import { directionsApi } from '@haisha/references/directions/directions-api';
import { operationStatuses, priceStatuses } from '@haisha/validation/delivery-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import { type deliveryList, deliveryPeriods } from './delivery-list.ts';
import { DestinationFilter } from './lazy-destination-filter.tsx';
import { periodDays } from './period-days.ts';

/** The filters of the list of deliveries, and their chips. */
export function useDeliveryFilters(list: ListState<typeof deliveryList>) {
  const { t } = useTranslation('delivery');
  const can = useCan();
  const { change } = list;
  const { period = 'soon', from, to, assignment, destinationId } = list.query;
  const may = { owner: can('cargoOwner.read'), course: can('course.read'), direction: can('direction.read') };
  const department = manyChoice(list, 'departmentId', {
    label: t('field.departmentId'),
    options: useDepartmentOptions().options,
  });
  const owner = manyChoice(list, 'cargoOwnerId', {
    label: t('field.cargoOwnerId'),
    options: useRowOptions(cargoOwnersApi, {}, may.owner),
  });
  const course = manyChoice(list, 'courseId', {
    label: t('field.courseId'),
    options: useRowOptions(coursesApi, {}, may.course),
  });
  const direction = manyChoice(list, 'directionId', {
    label: t('field.directionId'),
    options: useRowOptions(directionsApi, {}, may.direction),
  });
  const zone = manyChoice(list, 'temperatureZone', {
    label: t('field.temperatureZone'),
    options: temperatureZones.map((value) => ({ value, label: t(`zone.${value}`) })),
  });
  const status = manyChoice(list, 'operationStatus', {
    label: t('field.operationStatus'),
    options: operationStatuses.map((value) => ({ value, label: t(`operationStatus.${value}`) })),
  });
  const price = manyChoice(list, 'priceStatus', {
    label: t('field.priceStatus'),
    options: priceStatuses.map((value) => ({ value, label: t(`priceStatus.${value}`) })),
  });
  const destinationChip = useDestinationChip(destinationId[0], () => change({ destinationId: [] }));
  const days = periodDays({ period, ...(from && { from }), ...(to && { to }) }, tokyoDate());
  const periods = deliveryPeriods.map((value) => ({ value, label: t(`period.${value}`) }));
  const periodChip = {
    id: 'period',
    name: t('field.operationDate'),
    values: [period === 'range' ? rangeText(days) : t(`period.${period}`)],
    onRemove: () => change({ period: 'all', from: undefined, to: undefined }),
  };
  const unassigned = {
    id: 'assignment',
    name: t('field.operationStatus'),
    values: [t('assignment.unassigned')],
    onRemove: () => change({ assignment: undefined }),
  };
  const isBackwards = from !== undefined && to !== undefined && to < from;

  return {
    fields: (
      <>
        <FilterSelect
          id="period"
          label={t('field.operationDate')}
          value={period}
          none="all"
          options={periods}
          onChange={(value) =>
            change({
              period: value === 'soon' ? undefined : value,
              // A range begins with the days that were shown.
              ...(value === 'range' ? days : { from: undefined, to: undefined }),
            })
          }
        />
        {period === 'range' && (
          <>
            <FilterDay label={t('period.from')} value={from} onChange={(day) => change({ from: day })} />
            <FilterDay
              label={t('period.to')}
              value={to}
              invalid={isBackwards}
              onChange={(day) => change({ to: day })}
            />
          </>
        )}
        {can('vehicle.read') && <FilterMany {...department} />}
        {may.owner && <FilterMany {...owner} />}
        {can('destination.read') && (
          <DestinationFilter
            value={destinationId[0] ?? null}
            onChange={(id) => change({ destinationId: id === null ? [] : [id] })}
          />
        )}
        {may.course && <FilterMany {...course} />}
        {may.direction && <FilterMany {...direction} />}
        <FilterMany {...zone} />
        <FilterMany {...status} />
        {can('delivery.readPrice') && <FilterMany {...price} />}
        <FilterSelect
          id="assignment"
          label={t('assignment.label')}
          value={assignment ?? ''}
          none=""
          options={[
            { value: '', label: t('record:list.all') },
            { value: 'unassigned', label: t('assignment.unassigned') },
          ]}
          onChange={(value) => change({ assignment: value === '' ? undefined : value })}
        />
      </>
    ),
    chips: [
      ...(period === 'all' ? [] : [periodChip]),
      ...chipsOf(department),
      ...chipsOf(owner),
      ...destinationChip,
      ...chipsOf(course),
      ...chipsOf(direction),
      ...chipsOf(zone),
      ...chipsOf(status),
      ...chipsOf(price),
      ...(assignment ? [unassigned] : []),
    ],
  };
}

function useDestinationChip(id: string | undefined, onRemove: () => void) {
  const { t } = useTranslation('delivery');
  const nameOf = useNameOf(destination.nameOf);
  const { data } = useQuery({ ...destination.api.detail(id ?? ''), enabled: id !== undefined });
  if (id === undefined) return [];
  return [{ id: 'destinationId', name: t('field.destinationId'), values: [data ? nameOf(data) : '…'], onRemove }];
}

function rangeText({ from, to }: { from?: string; to?: string }): string {
  return [from, to].map((day) => (day ? formatDate(day) : '')).join('–');
}
