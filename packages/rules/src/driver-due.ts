import { addMonths } from './calendar.ts';

type HealthCheck = { date: string; nextDate: string | null };
type AptitudeTest = HealthCheck & { kind: 'initial' | 'ageRelated' | 'special' };

/** The next check-up: yearly, and every six months for who works at night (労働安全衛生規則 第44条・第45条). */
export function proposedHealthCheckDate(date: string, worksNights: boolean): string {
  return addMonths(date, worksNights ? 6 : 12);
}

/** The day by which who is 65 needs the test of that age: within a year, then every three years (輸送安全規則 第10条). */
export function proposedAptitudeTestDate(test: Pick<AptitudeTest, 'date' | 'kind'>, birthDate: string): string {
  if (test.kind === 'ageRelated') return addMonths(test.date, 36);
  const firstOfAge = addMonths(birthDate, 66 * 12);
  return test.date < firstOfAge ? firstOfAge : addMonths(test.date, 12);
}

/** When the next check-up is due: as the latest one says, and the first of all on being hired (同規則 第43条). */
export function nextHealthCheckDate(
  checks: readonly HealthCheck[],
  driver: { hiredDate: string; canWorkNights: boolean },
): string {
  const last = latest(checks);
  if (!last) return driver.hiredDate;
  return last.nextDate ?? proposedHealthCheckDate(last.date, driver.canWorkNights);
}

/** When the licence has to be seen to: as it ends, and one that nobody has entered before the appointment. */
export function licenceDueDate(expiryDate: string | null, driver: { appointedDate: string | null }): string | null {
  return expiryDate ?? driver.appointedDate;
}

/**
 * When the next aptitude test is due: as the latest one says, otherwise by the age of the driver, and the first of all
 * (初任診断) before the appointment; null as long as nobody has said when that will be.
 */
export function nextAptitudeTestDate(
  tests: readonly AptitudeTest[],
  driver: { birthDate: string; appointedDate: string | null },
): string | null {
  const last = latest(tests);
  if (!last) return driver.appointedDate;
  return last.nextDate ?? proposedAptitudeTestDate(last, driver.birthDate);
}

/** The latest by its date; of several of one day the last one written down. */
export function latest<T extends { date: string }>(entries: readonly T[]): T | undefined {
  return entries.reduce<T | undefined>((last, one) => (last && last.date > one.date ? last : one), undefined);
}
