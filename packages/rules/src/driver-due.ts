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

/** When the next check-up is due: as the latest one says. */
export function nextHealthCheckDate(checks: readonly HealthCheck[]): string | null {
  return latest(checks)?.nextDate ?? null;
}

/** When the next aptitude test is due: as the latest one says, and otherwise by the age of the driver. */
export function nextAptitudeTestDate(tests: readonly AptitudeTest[], birthDate: string): string | null {
  const last = latest(tests);
  return last ? (last.nextDate ?? proposedAptitudeTestDate(last, birthDate)) : null;
}

/** The latest by its date; of several of one day the last one written down. */
export function latest<T extends { date: string }>(entries: readonly T[]): T | undefined {
  return entries.reduce<T | undefined>((last, one) => (last && last.date > one.date ? last : one), undefined);
}
