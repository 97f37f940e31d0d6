import { useTranslation } from '@haisha/i18n';
import { NightTimeField, NumberField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { CourseDuty } from './course-duty.tsx';
import type { CourseControl } from './course-values.ts';

export type CourseTimeFieldsProps = { control: CourseControl };

const times = [
  { name: 'reportMinutes', required: true },
  { name: 'rollCallMinutes', required: false },
  { name: 'leaveGarageMinutes', required: true },
  { name: 'loadStartMinutes', required: false },
  { name: 'loadEndMinutes', required: false },
  { name: 'departMinutes', required: true },
  { name: 'returnMinutes', required: true },
  { name: 'endMinutes', required: true },
] as const;

/** From reporting in to the end of work, in the order in which it passes, and the duty that makes. */
export function CourseTimeFields({ control }: CourseTimeFieldsProps) {
  const { t } = useTranslation('course');
  return (
    <FormSection title={t('section.times')} description={t('help.night')}>
      <TextField control={control} name="startPlace" span={6} label={t('field.startPlace')} required />
      <TextField control={control} name="endPlace" span={6} label={t('field.endPlace')} required />
      {times.map(({ name, required }) => (
        <NightTimeField
          key={name}
          control={control}
          name={name}
          label={t(`field.${name}`)}
          required={required}
          span={3}
        />
      ))}
      <FormRow>
        <CourseDuty control={control} />
      </FormRow>
      <NumberField control={control} name="drivingMinutes" label={t('field.drivingMinutes')} unit={t('unit.minutes')} />
      <NumberField control={control} name="breakMinutes" label={t('field.breakMinutes')} unit={t('unit.minutes')} />
    </FormSection>
  );
}
