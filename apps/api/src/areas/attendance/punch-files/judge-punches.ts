import { addDays } from '@haisha/rules/calendar';
import { dayMinutes, dayNumber, dayNumberOf, dayText, instantOf, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { PunchFileShape } from '@haisha/rules/punches/file/columns';
import type { PunchKind } from '@haisha/rules/punches/punch';
import type { PunchFileRow } from '@haisha/validation/punch-file';
import type { PunchFileVerdict } from '@haisha/validation/punch-file-choices';
import { readPunchTimes, type TimeOfDay } from '../../../services/duties/read-punch-times.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { lockOf, readLocks } from '../labour-months/read-locks.ts';
import type { Days } from '../time-records/days.ts';
import { type PlannedRun, readPlannedRuns } from '../time-records/read-plans.ts';
import { refusedMoment } from '../time-records/refused-times.ts';
import { workDateOf } from '../time-records/work-date.ts';
import type { FileDriver } from './file-drivers.ts';
import { type PresentPunch, readPresentPunches } from './present-punches.ts';

/** A punch of a file in minutes since 1970 in Japan; `date` is the day that its row names. */
export type Given = { row: number; driver: FileDriver; kind: PunchKind; minute: number; date: string };

/** `undoneId` is the punch that went with an undone file and returns. */
export type Judged = Given & { punch: PunchFileRow['punches'][number]; undoneId: string | null };

/** Two 出勤 of one day that lie so near are one; a break has others beside it sooner. */
const sameWithin = { punch: 4 * 60, break: 30 };

/** A shift that began so many days before may still be open. */
const beside = 2;

/** Tells of the punches of a file, in any order, what becomes of each; those that are new come with the day they belong to. */
export async function judgePunches(
  db: Reader,
  given: readonly Given[],
  { now, shape }: { now: Date; shape: PunchFileShape },
): Promise<Judged[]> {
  if (given.length === 0) return [];
  const driverIds = [...new Set(given.map(({ driver }) => driver.id))];
  const days = daysOf(given);
  const present = Map.groupBy(await readPresentPunches(db, driverIds, days), ({ driverId }) => driverId);
  const times = await readPunchTimes(db, driverIds, days);
  const runs = Map.groupBy(await readPlannedRuns(db, driverIds, days), ({ driverId }) => driverId);
  const locks = await readLocks(db, driverIds, days);
  const judged = [...Map.groupBy(given, ({ driver }) => driver.id)].flatMap(([driverId, own]) => {
    const book = bookOf(present.get(driverId) ?? [], times.get(driverId) ?? [], runs.get(driverId) ?? []);
    return own
      .toSorted((a, b) => a.minute - b.minute || a.row - b.row)
      .map((one): Judged => {
        // 25:30 says itself of which day it is.
        const isStated = shape === 'days' || dayText(dayNumberOf(one.minute)) !== one.date;
        const undone = book.undoneOf(one);
        // A punch stays on its day, and returns there.
        const workDate = undone?.workDate ?? (isStated ? one.date : book.dayOf(one));
        const at = new Date(instantOf(one.minute)).toISOString();
        const { driver, kind } = one;
        const tell = (verdict: PunchFileVerdict, officeAt: string | null = null): Judged => ({
          ...one,
          punch: { kind, at, workDate, officeAt, verdict },
          undoneId: undone?.id ?? null,
        });
        if (book.isKnown(one)) return tell('known');
        const [refused] = refusedMoment('', instantOf(one.minute), driver.leftDate, now);
        if (refused) return tell(refused.code === 'notAhead' ? 'ahead' : 'hasLeft');
        if (driver.isArchived) return tell('hasLeft');
        if (lockOf(locks, driver.id, workDate)) return tell('locked');
        const officeAt = book.officeAt(one, workDate);
        if (officeAt !== null) return tell('contradicts', officeAt);
        book.add(one, workDate);
        return tell('new');
      });
  });
  return judged;
}

function daysOf(given: readonly Given[]): Days {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { date, minute } of given) {
    first = Math.min(first, dayNumber(date), dayNumberOf(minute));
    last = Math.max(last, dayNumber(date), dayNumberOf(minute));
  }
  return { from: addDays(dayText(first), -beside), to: addDays(dayText(last), beside) };
}

/** What is known of a driver, and grows with each new punch of the file. */
function bookOf(present: readonly PresentPunch[], times: readonly TimeOfDay[], runs: readonly PlannedRun[]) {
  const known = new Set<string>();
  const undone = new Map<string, PresentPunch>();
  for (const one of present) {
    const { at, firstAt, isUndone, kind } = one;
    if (isUndone) undone.set(`${kind} ${minuteOf(firstAt)}`, one);
    else known.add(`${kind} ${minuteOf(firstAt)}`);
    if (at !== null) known.add(`${kind} ${minuteOf(at)}`);
  }
  const ofOffice = present.filter((one) => one.isOffice && one.at !== null);
  const timesOn = Map.groupBy(times, ({ date }) => date);
  const runsOn = Map.groupBy(runs, ({ date }) => date);
  const around = <One>(ofDay: Map<string, One[]>, minute: number) =>
    Array.from({ length: 2 * beside + 1 }, (_, index) => dayText(dayNumberOf(minute) + index - beside)).flatMap(
      (day) => ofDay.get(day) ?? [],
    );
  return {
    isKnown: ({ kind, minute }: Given) => known.has(`${kind} ${minute}`),
    undoneOf: ({ kind, minute }: Given) => undone.get(`${kind} ${minute}`),
    dayOf: ({ kind, minute }: Given) =>
      workDateOf({ kind, at: instantOf(minute) }, around(runsOn, minute), around(timesOn, minute)),
    officeAt({ kind, minute }: Given, workDate: string): string | null {
      const within = kind === 'breakStart' || kind === 'breakEnd' ? sameWithin.break : sameWithin.punch;
      const found = ofOffice.find(
        (one) => one.kind === kind && one.workDate === workDate && Math.abs(minuteOf(one.at ?? 0) - minute) < within,
      );
      return found?.at ?? null;
    },
    add({ kind, minute }: Given, date: string): void {
      known.add(`${kind} ${minute}`);
      timesOn.set(date, [...(timesOn.get(date) ?? []), { kind, at: instantOf(minute), date }]);
    },
  };
}

/** Minutes since 1970 in Japan of a time of a day. */
export function minuteOn(date: string, minutes: number): number {
  return dayNumber(date) * dayMinutes + minutes;
}
