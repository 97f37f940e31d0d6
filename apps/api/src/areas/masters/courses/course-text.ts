import { formatNightTime } from '@haisha/rules/night-time';
import type { Course } from '@haisha/validation/course';
import type { FieldText } from '../../../services/audit-log/field-text.ts';
import { listText } from '../../../services/exports/cells/list-text.ts';
import { labelsOf } from '../../../services/words/labels.ts';
import { stopsText } from './stops-text.ts';

const timesOfRun = /^(?:report|rollCall|leaveGarage|loadStart|loadEnd|depart|return|end)Minutes$/;

/** The stops and times of a course, and the weekdays and zones of any record, in the words of a course. */
export const courseText: FieldText = ({ locale, entity, path, value }) => {
  if (Array.isArray(value)) {
    const labels = labelsOf('course', locale);
    if (entity === 'course' && path === 'stops') return stopsText(value as Course['stops'], labels);
    if (path === 'zones' && typeof value[0] !== 'object') return listText('zone', value, labels);
    if (/weekdays$/i.test(path)) return listText('weekday', value, labels);
  }
  if (entity === 'course' && typeof value === 'number' && timesOfRun.test(path))
    return { text: formatNightTime(value) };
  return undefined;
};
