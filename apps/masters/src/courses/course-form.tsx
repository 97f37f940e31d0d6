import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { course } from '@haisha/references/courses/course';
import { type Course, courseFieldWarnings } from '@haisha/validation/course';
import { CourseCostFields } from './course-cost-fields.tsx';
import { CourseCrewFields } from './course-crew-fields.tsx';
import { CourseIdentityFields } from './course-identity-fields.tsx';
import { courseReferences } from './course-references.ts';
import { CourseTimeFields } from './course-time-fields.tsx';
import { courseFormSchema, courseValues, newCourse } from './course-values.ts';
import { StopsField } from './stops-field.tsx';
import { useCourseText } from './use-course-text.ts';
import { useKnownNames } from './use-known-names.ts';

/** The page on which a course is added or changed. */
function CourseForm({ row, copyOf }: RowToEdit<Course>) {
  const recordForm = useRecordForm(course, {
    schema: courseFormSchema,
    row,
    valuesOf: courseValues,
    warnings: courseFieldWarnings,
    initial: copyOf ? { ...courseValues(copyOf), code: '' } : newCourse,
  });
  const names = useKnownNames(row ?? copyOf, recordForm.meeting?.current);
  const textOf = useCourseText((id) => names.placeOf(id)?.name ?? id);
  const { control } = recordForm.form;
  return (
    <RecordForm of={course} form={recordForm} textOf={textOf} references={courseReferences}>
      <CourseIdentityFields control={control} names={names} />
      <CourseTimeFields control={control} />
      <StopsField form={recordForm.form} names={names} />
      <CourseCrewFields control={control} names={names} />
      <CourseCostFields control={control} />
    </RecordForm>
  );
}

export const courseForm = formPages(course, CourseForm);
