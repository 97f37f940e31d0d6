import { formatDate, formatNumber, useJoined, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { formatNightTime } from '@haisha/rules/night-time';
import type { OperationTime } from '@haisha/validation/operation-time';
import { useDurationText } from './use-duration-text.ts';

/** A field of an operation time as people read it. */
export function useOperationTimeText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('operationTime');
  const localName = useLocalName();
  const joined = useJoined();
  const durationText = useDurationText();
  const { options } = useDepartmentOptions();
  const breakText = ({ fromMinutes, minutes }: OperationTime['breaks'][number]) =>
    fromMinutes === null
      ? t('breaks.free', { minutes })
      : t('breaks.at', { from: formatNightTime(fromMinutes), minutes });
  const courseText = ({ courseId, courseName, courseNameEn, ...time }: OperationTime['courseTimes'][number]) =>
    t('courseTimes.text', {
      course: localName<string | undefined>(courseName, courseNameEn) ?? courseId,
      driving: time.drivingMinutes,
      handling: time.handlingMinutes,
      waiting: time.waitingMinutes,
    });

  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'departmentId') return options.find((option) => option.value === value)?.label ?? String(value);
    if (name === 'shiftKind') return t(`shiftKind.${String(value)}`);
    if (name === 'dayTypes') return joined((value as string[]).map((day) => t(`dayTypes.${day}`)));
    if (name === 'startMinutes' || name === 'endMinutes') return formatNightTime(Number(value));
    if (name.endsWith('Minutes')) return durationText(Number(value));
    if (name === 'breaks') return joined((value as OperationTime['breaks']).map(breakText));
    if (name === 'courseTimes') return joined((value as OperationTime['courseTimes']).map(courseText));
    if (name === 'validFrom' || name === 'validTo') return formatDate(String(value));
    return typeof value === 'number' ? formatNumber(value) : String(value);
  };
}
