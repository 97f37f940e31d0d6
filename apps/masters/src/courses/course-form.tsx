import { useTranslation } from '@haisha/i18n';
import { type Course, courseInputSchema } from '@haisha/validation/course';
import { cargoOwnersApi } from '../api/cargo-owners-api.ts';
import { coursesApi } from '../api/courses-api.ts';
import { deliveryCompaniesApi } from '../api/delivery-companies-api.ts';
import { departmentsApi } from '../api/departments-api.ts';
import { directionsApi } from '../api/directions-api.ts';
import { driversApi } from '../api/drivers-api.ts';
import { vehicleTypesApi } from '../api/vehicle-types-api.ts';
import { vehiclesApi } from '../api/vehicles-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { EntityFormPage } from '../form/entity-form-page.tsx';
import { referenceTo } from '../form/reference-to.ts';
import { useBackToList } from '../form/use-back-to-list.ts';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { usePageTitle } from '../use-page-title.ts';
import { vehicleName } from '../vehicles/vehicle-name.ts';
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
