import { addDays } from '@haisha/rules/calendar';
import { dayMinutes, dayNumber, instantOf, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { FieldError } from '@haisha/validation/rule';
import type { Punch, TimeRecord, TimeRecordChange } from '@haisha/validation/time-record';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { punchChanges } from '../../../db/schema/attendance/punch-changes.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import { validationFailed, versionConflict } from '../../../http/errors.ts';
import { readPunchTimes } from '../../../services/duties/read-punch-times.ts';
import { requireOpenDay } from '../labour-months/read-locks.ts';
import { type Asker, type DayInput, keepChange } from '../time-changes/keep-change.ts';
import { readRecord } from './read-records.ts';
import type { PunchingDriver } from './recorded-drivers.ts';
import { refusedMoment, refusedShifts, type WantedTime } from './refused-times.ts';
import { storePunches } from './store-punches.ts';

/** What somebody wants of a day; `timeChangeId` is what was asked before and is now approved. */
export type DayChange = {
  driver: PunchingDriver;
  date: string;
  input: DayInput;
  asker: Asker;
  now: Date;
  timeChangeId?: string;
};

type Live = Punch & { at: string };
type Wanted = WantedTime & { id: string | null; before: string | null };

/**
 * Makes the punches of a day of a locked driver what the office wants: adds, changes and takes back, and keeps what was.
 * Refuses with `version.conflict` what was not seen, with the punches in question what is no shift, and a day of a locked month.
 */
export async function changeDay(tx: Transaction, change: DayChange): Promise<TimeRecordChange> {
  const { date, driver, input } = change;
  await requireOpenDay(tx, driver.id, date);
  const before = await readRecord(tx, driver.id, date);
  const live = livePunches(before);
  if (!isSeen(live, input.seen)) throw versionConflict(before);
  const wanted = wantedTimes(input, live, date);
  const errors = unknownPunches(input, live);
  if (errors.length === 0) errors.push(...(await refusedTimes(tx, change, wanted)));
  if (errors.length > 0) throw validationFailed(errors);
  const timeChangeId = await write(tx, change, wanted, live);
  return { before, after: await readRecord(tx, driver.id, date), timeChangeId };
}

/** The punches of a record that count. */
export function livePunches({ punches: made }: TimeRecord): Live[] {
  return made.filter((punch): punch is Live => punch.at !== null);
}

function isSeen(live: readonly Live[], seen: DayInput['seen']): boolean {
  const times = new Map(seen.map(({ at, id }) => [id, at]));
  return times.size === live.length && live.every(({ at, id }) => times.get(id) === at);
}

function unknownPunches({ punches: wanted }: DayInput, live: readonly Live[]): FieldError[] {
  return wanted.flatMap(({ id, kind }, at) => {
    if (id === null) return [];
    const punch = live.find((one) => one.id === id);
    const [path, ofKind] = [`punches.${at}.id`, `punches.${at}.kind`];
    if (!punch) return [{ path, code: 'punch.unknown' }];
    if (wanted.findIndex((one) => one.id === id) < at) return [{ path, code: 'duplicate' }];
    return punch.kind === kind ? [] : [{ path: ofKind, code: 'punch.kind' }];
  });
}

function wantedTimes({ punches: wanted }: DayInput, live: readonly Live[], date: string): Wanted[] {
  return wanted.map(({ id, kind, minutes }, at) => {
    const minute = dayNumber(date) * dayMinutes + minutes;
    const before = live.find((one) => one.id === id)?.at ?? null;
    const isTouched = before === null || minuteOf(before) !== minute;
    return { path: `punches.${at}`, id, kind, minute, before, isTouched };
  });
}

async function refusedTimes(
  tx: Transaction,
  { date, driver, now }: DayChange,
  wanted: readonly Wanted[],
): Promise<FieldError[]> {
  const moments = wanted
    .filter(({ isTouched }) => isTouched)
    .flatMap(({ minute, path }) => refusedMoment(`${path}.minutes`, instantOf(minute), driver.leftDate, now));
  if (moments.length > 0) return moments;
  const beside = { from: addDays(date, -2), to: addDays(date, 2) };
  const times = (await readPunchTimes(tx, [driver.id], beside)).get(driver.id) ?? [];
  return refusedShifts(
    wanted,
    times.filter((time) => time.date !== date),
  );
}

async function write(
  tx: Transaction,
  change: DayChange,
  wanted: readonly Wanted[],
  live: readonly Live[],
): Promise<string | null> {
  const { asker, date, driver, input, now } = change;
  const kept = new Map(wanted.map((one) => [one.id, one]));
  const added = wanted.filter(({ id }) => id === null);
  const changed = live.filter(({ id }) => kept.get(id)?.isTouched !== false);
  if (added.length === 0 && changed.length === 0) return null;
  const timeChangeId = change.timeChangeId ?? (await keepChange(tx, { ...change, live, status: 'applied' }));
  const why = { reason: input.reason, reasonText: input.reasonText, timeChangeId };
  const moment = now.toISOString();
  if (added.length > 0) {
    await storePunches(
      tx,
      added.map(({ kind, minute }) => {
        const at = isoOf(minute);
        const made = { at, firstAt: at, receivedAt: moment, method: 'office' as const, createdBy: asker.userId };
        return { driverId: driver.id, workDate: date, kind, ...made, ...why };
      }),
    );
  }
  for (const { at: before, id } of changed) {
    const one = kept.get(id);
    const after = one ? isoOf(one.minute) : null;
    await tx.update(punches).set({ at: after }).where(eq(punches.id, id));
    const by = { changedAt: moment, changedBy: asker.userId };
    await tx.insert(punchChanges).values({ punchId: id, before, after, ...by, ...why });
  }
  return timeChangeId;
}

function isoOf(minute: number): string {
  return new Date(instantOf(minute)).toISOString();
}
