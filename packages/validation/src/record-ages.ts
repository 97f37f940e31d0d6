import { ageOn } from '@haisha/rules/age';
import type { UncheckedFields } from './cross-field.ts';
import { dayWarnings } from './plausible-days.ts';
import { type FieldError, isDay } from './rule.ts';

/**
 * Points out at a birth date how old that makes the driver on days of the record where the age would be odd, such as that of
 * a licence; days that are odd at any age are told where they stand.
 */
export function recordAgeWarnings(
  { birthDate }: UncheckedFields,
  record: UncheckedFields,
  today: string,
): FieldError[] {
  if (!isDay(birthDate)) return [];
  const anyway = new Set(dayWarnings('driverRecord', record, { today }).map(({ path }) => path));
  const odd = dayWarnings('driverRecord', record, { today, known: { birthDate } });
  const days = odd.filter(({ path }) => !anyway.has(path)).map(({ params }) => String(params?.day));
  return [...new Set(days)].map((day) => ({
    path: 'birthDate',
    code: 'recordAge',
    params: { day, age: ageOn(birthDate, day.replaceAll('/', '-')) },
  }));
}
