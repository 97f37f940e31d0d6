import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { RowsField } from '@haisha/records/form/rows-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { course } from '@haisha/references/courses/course';
import { NumberField } from '@haisha/ui/fields';
import type { OperationTime } from '@haisha/validation/operation-time';
import { mostCourseTimes } from '@haisha/validation/operation-time-choices';
import { useFieldArray } from 'react-hook-form';
import type { OperationTimeControl } from './operation-time-values.ts';

export type CourseTimesFieldProps = {
  control: OperationTimeControl;
  /** As they are stored, for the names of the courses. */
  known: OperationTime['courseTimes'];
};

const minutes = ['drivingMinutes', 'handlingMinutes', 'waitingMinutes'] as const;

/** What single courses take of the shift. */
export function CourseTimesField({ control, known }: CourseTimesFieldProps) {
  const { t } = useTranslation('operationTime');
  const localName = useLocalName();
  const { fields, append, remove } = useFieldArray({ control, name: 'courseTimes' });
  return (
    <RowsField
      control={control}
      name="courseTimes"
      label={t('field.courseTimes')}
      rows={fields}
      most={mostCourseTimes}
      words={{
        none: t('courseTimes.none'),
        add: t('courseTimes.add'),
        one: (number) => t('courseTimes.one', { number }),
        remove: (number) => t('courseTimes.remove', { number }),
      }}
      onAdd={() => append({ courseId: '', drivingMinutes: 0, handlingMinutes: 0, waitingMinutes: 0 })}
      onRemove={remove}
    >
      {(index, id) => {
        const courseId = fields.find((field) => field.id === id)?.courseId;
        const time = known.find((one) => one.courseId === courseId);
        const name = localName(time?.courseName, time?.courseNameEn);
        return (
          <>
            <RecordPickerField
              control={control}
              name={`courseTimes.${index}.courseId`}
              span={5}
              label={t('field.courseTimes.courseId')}
              required
              of={course}
              known={courseId && name ? { id: courseId, name } : undefined}
            />
            {minutes.map((one) => (
              <NumberField
                key={one}
                control={control}
                name={`courseTimes.${index}.${one}`}
                span={2}
                label={t(`field.courseTimes.${one}`)}
                required
                unit={t('unit.minutes')}
              />
            ))}
          </>
        );
      }}
    </RowsField>
  );
}
