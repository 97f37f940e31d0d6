import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { courseKinds } from '@haisha/validation/course-choices';
import { directionsApi } from '../api/directions-api.ts';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { useRowOptions } from '../form/use-row-options.ts';
import { chipsOf } from '../list/chips-of.ts';
import { FilterMany } from '../list/filter-many.tsx';
import { manyChoice } from '../list/many-choice.ts';
import type { ListState } from '../list/use-list-query.ts';
import { useVehicleTypeOptions } from '../vehicle-types/use-vehicle-type-options.ts';
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
  return {
    filters: (
      <>
        {can('vehicle.read') && <FilterMany {...department} />}
        {withDirections && <FilterMany {...direction} />}
        {can('vehicleType.read') && <FilterMany {...type} />}
        <FilterMany {...kind} />
      </>
    ),
    chips: [...chipsOf(department), ...chipsOf(direction), ...chipsOf(type), ...chipsOf(kind)],
  };
}
