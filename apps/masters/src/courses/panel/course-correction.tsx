import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { course } from '@haisha/references/courses/course';
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  NightTimeField,
  NumberField,
  TextareaField,
} from '@haisha/ui/fields';
import { type Course, courseWarnings } from '@haisha/validation/course';
import { weekdays } from '@haisha/validation/driver-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import type { ReactNode } from 'react';
import { CourseCrewFields } from '../course-crew-fields.tsx';
import { courseReferences } from '../course-references.ts';
import { type CourseControl, type CourseValues, courseFormSchema, courseValues } from '../course-values.ts';
import { useCourseText } from '../use-course-text.ts';
import { useKnownNames } from '../use-known-names.ts';

/** An order of stops that was meant when the course was saved is still meant. */
function valuesOf(row: Course): CourseValues {
  return { ...courseValues(row), confirmStopOrder: row.hasEarlyStop };
}

/** Corrects one value of a course. */
export function CourseCorrection(props: CorrectionProps<Course>) {
  const correction = useCorrection(course, { ...props, schema: courseFormSchema, valuesOf });
  return (
    <CorrectionForm of={correction} textOf={useCourseText()} references={courseReferences} warnings={courseWarnings}>
      <CourseField control={correction.form.control} row={props.row} field={props.field} />
    </CorrectionForm>
  );
}

function CourseField({ control, row, field }: { control: CourseControl; row: Course; field: string }): ReactNode {
  const { t } = useTranslation('course');
  const names = useKnownNames(row, undefined);
  switch (field) {
    case 'reportMinutes':
      return (
        <>
          <NightTimeField control={control} name="reportMinutes" label={t('field.reportMinutes')} required />
          <NightTimeField control={control} name="endMinutes" label={t('field.endMinutes')} required />
        </>
      );
    case 'departMinutes':
      return <NightTimeField control={control} name="departMinutes" label={t('field.departMinutes')} required />;
    case 'weekdays':
      return (
        <>
          <CheckboxGroupField
            control={control}
            name="weekdays"
            label={t('field.weekdays')}
            required
            options={weekdays.map((value) => ({ value, label: t(`weekday.${value}`) }))}
          />
          <CheckboxField control={control} name="runsOnHolidays" label={t('field.runsOnHolidays')} />
        </>
      );
    case 'zones':
      return (
        <CheckboxGroupField
          control={control}
          name="zones"
          label={t('field.zones')}
          required
          options={temperatureZones.map((value) => ({ value, label: t(`zone.${value}`) }))}
        />
      );
    case 'defaultVehicleId':
      return <CourseCrewFields control={control} names={names} />;
    case 'standardDistanceKm':
      return (
        <NumberField
          control={control}
          name="standardDistanceKm"
          label={t('field.standardDistanceKm')}
          unit="km"
          decimal
        />
      );
    case 'validTo':
      return <DateField control={control} name="validTo" label={t('field.validTo')} />;
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
