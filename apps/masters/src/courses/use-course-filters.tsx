import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { useRowOptions } from '@haisha/records/form/use-row-options';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { FilterSelect } from '@haisha/records/list/filter-select';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { directionsApi } from '@haisha/references/directions/directions-api';
import { useVehicleTypeOptions } from '@haisha/references/vehicle-types/use-vehicle-type-options';
import { courseKinds, stopOrders } from '@haisha/validation/course-choices';
import type { courseList } from './course-list.ts';

/** The filters of the list of courses, and their chips. */
export function useCourseFilters(list: ListState<typeof courseList>) {
  const { t } = useTranslation('course');
  const can = useCan();
  const withDirections = can('direction.read');
  const department = manyChoice(list, 'departmentId', {
    label: t('field.departmentId'),
    options: useDepartmentOptions().options,
  });
  const direction = manyChoice(list, 'directionId', {
    label: t('field.directionId'),
    options: useRowOptions(directionsApi, {}, withDirections),
  });
  const type = manyChoice(list, 'vehicleTypeId', {
    label: t('field.vehicleTypeId'),
    options: useVehicleTypeOptions().options,
  });
  const kind = manyChoice(list, 'kind', {
    label: t('field.kind'),
    options: courseKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
  });
  const { stopOrder } = list.query;
  const order = {
    id: 'stopOrder',
    label: t('stopOrder.label'),
    values: stopOrder ? [stopOrder] : [],
    options: stopOrders.map((value) => ({ value, label: t(`stopOrder.${value}`) })),
    onChange: () => list.change({ stopOrder: undefined }),
  };
  return {
    fields: (
      <>
        {can('vehicle.read') && <FilterMany {...department} />}
        {withDirections && <FilterMany {...direction} />}
        {can('vehicleType.read') && <FilterMany {...type} />}
        <FilterMany {...kind} />
        <FilterSelect
          id={order.id}
          label={order.label}
          value={stopOrder ?? ''}
          none=""
          options={[{ value: '', label: t('record:list.all') }, ...order.options]}
          onChange={(value) => list.change({ stopOrder: value === '' ? undefined : value })}
        />
      </>
    ),
    chips: [...chipsOf(department), ...chipsOf(direction), ...chipsOf(type), ...chipsOf(kind), ...chipsOf(order)],
  };
}
