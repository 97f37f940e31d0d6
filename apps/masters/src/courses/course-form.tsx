import { useTranslation } from '@haisha/i18n';
import { EntityFormPage } from '@haisha/records/form/entity-form-page';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { referenceTo } from '@haisha/records/naming/reference-to';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { coursesApi } from '@haisha/references/courses/courses-api';
import { deliveryCompaniesApi } from '@haisha/references/delivery-companies/delivery-companies-api';
import { departmentsApi } from '@haisha/references/departments/departments-api';
import { directionsApi } from '@haisha/references/directions/directions-api';
import { driversApi } from '@haisha/references/drivers/drivers-api';
import { vehicleTypesApi } from '@haisha/references/vehicle-types/vehicle-types-api';
import { vehicleName } from '@haisha/references/vehicles/vehicle-name';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';
import { type Course, courseInputSchema } from '@haisha/validation/course';
import { CourseCostFields } from './course-cost-fields.tsx';
import { CourseCrewFields } from './course-crew-fields.tsx';
import { CourseIdentityFields } from './course-identity-fields.tsx';
import { CourseTimeFields } from './course-time-fields.tsx';
import { courseValues, newCourse } from './course-values.ts';
import { StopsField } from './stops-field.tsx';
import { useCourseText } from './use-course-text.ts';
import { useKnownNames } from './use-known-names.ts';

export type CourseFormProps = {
  /** The course to change; null for a new one. */
  row: Course | null;
  /** The course a new one starts as a copy of. */
  copyOf?: Course;
};

const references = {
  departmentId: referenceTo(departmentsApi, codeAndName),
  directionId: referenceTo(directionsApi, codeAndName),
  cargoOwnerId: referenceTo(cargoOwnersApi, codeAndName),
  vehicleTypeId: referenceTo(vehicleTypesApi, codeAndName),
  defaultVehicleId: referenceTo(vehiclesApi, vehicleName),
  defaultDriverId: referenceTo(driversApi, codeAndName),
  defaultDeliveryCompanyId: referenceTo(deliveryCompaniesApi, codeAndName),
};

/** The page on which a course is added or changed. */
export function CourseForm({ row, copyOf }: CourseFormProps) {
  const { t } = useTranslation('course');
  const title = usePageTitle(row ? '/course-master/edit/:id' : '/course-master/add');
  const listTitle = usePageTitle('/course-master');
  const back = useBackToList('/course-master');
  const entityForm = useEntityForm({
    schema: courseInputSchema,
    row,
    valuesOf: courseValues,
    initial: copyOf ? { ...courseValues(copyOf), code: '' } : newCourse,
    save: useSave(coursesApi),
    onSaved: back.go,
  });
  const names = useKnownNames(row ?? copyOf, entityForm.conflict?.current);
  const textOf = useCourseText((id) => names.placeOf(id)?.name ?? id);
  const { control } = entityForm.form;
  return (
    <EntityFormPage
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/course-master"
      permission="course"
      api={coursesApi}
      nameOf={codeAndName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
      references={references}
    >
      <CourseIdentityFields control={control} names={names} />
      <CourseTimeFields control={control} />
      <StopsField control={control} names={names} />
      <CourseCrewFields control={control} names={names} />
      <CourseCostFields control={control} />
    </EntityFormPage>
  );
}
