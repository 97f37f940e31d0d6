import { addMonths } from './calendar.ts';

type HealthCheck = { date: string; nextDate: string | null };
type AptitudeTest = HealthCheck & { kind: 'initial' | 'ageRelated' | 'special' };

/** Returns the next health check: yearly, and every six months for night work (労働安全衛生規則 第44条・第45条). */
export function proposedHealthCheckDate(date: string, worksNights: boolean): string {
  return addMonths(date, worksNights ? 6 : 12);
}

/**
 * Returns the day by which a driver of 65 needs the age-related test: within a year, then every three years (輸送安全規則
 * 第10条).
 */
export function proposedAptitudeTestDate(test: Pick<AptitudeTest, 'date' | 'kind'>, birthDate: string): string {
  if (test.kind === 'ageRelated') return addMonths(test.date, 36);
  const firstOfAge = addMonths(birthDate, 66 * 12);
  return test.date < firstOfAge ? firstOfAge : addMonths(test.date, 12);
}

/**
 * Returns when the next health check is due: by the latest one, or on the hiring date when there is none (同規則 第43条).
 */
export function nextHealthCheckDate(
  checks: readonly HealthCheck[],
  driver: { hiredDate: string; canWorkNights: boolean },
): string {
  const last = latest(checks);
  if (!last) return driver.hiredDate;
  return last.nextDate ?? proposedHealthCheckDate(last.date, driver.canWorkNights);
}

/** Returns when the licence needs attention: on its expiry date, or before the appointment when none is on record. */
export function licenceDueDate(expiryDate: string | null, driver: { appointedDate: string | null }): string | null {
  return expiryDate ?? driver.appointedDate;
}

/**
 * Returns when the next aptitude test is due: by the latest one, otherwise by the driver's age, and the first of all
 * (初任診断) before the appointment; null while no appointment date is known.
 */
export function nextAptitudeTestDate(
  tests: readonly AptitudeTest[],
  driver: { birthDate: string; appointedDate: string | null },
): string | null {
  const last = latest(tests);
  if (!last) return driver.appointedDate;
  return last.nextDate ?? proposedAptitudeTestDate(last, driver.birthDate);
}

/** Returns the latest entry by date; of several on one day, the last in the list. */
export function latest<T extends { date: string }>(entries: readonly T[]): T | undefined {
  return entries.reduce<T | undefined>((last, one) => (last && last.date > one.date ? last : one), undefined);
}
