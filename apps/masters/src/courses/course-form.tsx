import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { referenceTo } from '@haisha/records/naming/reference-to';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { course } from '@haisha/references/courses/course';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';
import { department } from '@haisha/references/departments/department';
import { direction } from '@haisha/references/directions/direction';
import { driver } from '@haisha/references/drivers/driver';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';
import { vehicle } from '@haisha/references/vehicles/vehicle';
import type { Course } from '@haisha/validation/course';
import { unusualFigures } from '@haisha/validation/figure';
import { CourseCostFields } from './course-cost-fields.tsx';
import { CourseCrewFields } from './course-crew-fields.tsx';
import { CourseIdentityFields } from './course-identity-fields.tsx';
import { CourseTimeFields } from './course-time-fields.tsx';
import { courseFormSchema, courseValues, newCourse } from './course-values.ts';
import { StopsField } from './stops-field.tsx';
import { useCourseText } from './use-course-text.ts';
import { useKnownNames } from './use-known-names.ts';

const references = {
  departmentId: referenceTo(department),
  directionId: referenceTo(direction),
  cargoOwnerId: referenceTo(cargoOwner),
  vehicleTypeId: referenceTo(vehicleType),
  defaultVehicleId: referenceTo(vehicle),
  defaultDriverId: referenceTo(driver),
  defaultDeliveryCompanyId: referenceTo(deliveryCompany),
};

/** The page on which a course is added or changed. */
function CourseForm({ row, copyOf }: RowToEdit<Course>) {
  const recordForm = useRecordForm(course, {
    schema: courseFormSchema,
    row,
    valuesOf: courseValues,
    warnings: unusualFigures,
    initial: copyOf ? { ...courseValues(copyOf), code: '' } : newCourse,
  });
  const names = useKnownNames(row ?? copyOf, recordForm.meeting?.current);
  const textOf = useCourseText((id) => names.placeOf(id)?.name ?? id);
  const { control } = recordForm.form;
  return (
    <RecordForm of={course} form={recordForm} textOf={textOf} references={references}>
      <CourseIdentityFields control={control} names={names} />
      <CourseTimeFields control={control} />
      <StopsField form={recordForm.form} names={names} />
      <CourseCrewFields control={control} names={names} />
      <CourseCostFields control={control} />
    </RecordForm>
  );
}

export const courseForm = formPages(course, CourseForm);
