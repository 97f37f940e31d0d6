import { callOfReading, isOtherThanRecorded } from '@haisha/rules/departure/detector-reading';
import type { DetectorReadingRow, ReadingState } from '@haisha/validation/detector-reading';
import { and, gte, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { isAmong } from '../../../db/is-among.ts';
import { detectorReadings } from '../../../db/schema/attendance/detector-readings.ts';
import { rollCalls } from '../../../db/schema/attendance/roll-calls.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { plainWord } from '../../../services/imports/fields/plain-word.ts';
import { readAlcohol, readMoment } from './read-reading.ts';

const hourMs = 3_600_000;

/** A row as it stands in the file. */
export type ReadingText = Pick<DetectorReadingRow, 'row' | 'driverText' | 'atText' | 'alcoholText' | 'device'>;

/** What the row becomes, and what is stored of it; null where it is left out. */
export type JudgedReading = {
  row: DetectorReadingRow;
  stored: { driverId: string; at: string; alcohol: number; device: string | null; callId: string } | null;
};

/** Judges the rows of a file by the drivers, calls and readings that there are; of two of a moment the first counts. */
export async function judgeReadings(
  db: Database | Transaction,
  texts: readonly ReadingText[],
): Promise<JudgedReading[]> {
  const people = await driversByCode(db, texts);
  const read = texts.map((text) => ({
    text,
    at: readMoment(text.atText),
    alcohol: readAlcohol(text.alcoholText),
    driver: people.get(plainWord(text.driverText)),
  }));
  const moments = read.flatMap(({ at, driver }) => (at !== null && driver ? [Date.parse(at)] : []));
  const ids = [...new Set(read.flatMap(({ driver }) => driver?.id ?? []))];
  const calls = await callsOf(db, ids, moments);
  const known = await knownOf(db, ids, moments);
  return read.map(({ alcohol, at, driver, text }) => {
    const row = {
      ...text,
      ...{ driverName: driver?.name ?? null, driverNameEn: driver?.nameEn ?? null, call: null },
    };
    const leftOut = (state: ReadingState): JudgedReading => ({ row: { ...row, state }, stored: null });
    if (at === null || alcohol === null) return leftOut('unreadable');
    if (!driver) return leftOut('noDriver');
    const call = callOfReading({ at, driverId: driver.id }, calls);
    if (!call) return leftOut('noCall');
    const shown = { ...row, call: { date: call.date, at: call.at, kind: call.kind, alcohol: call.alcohol } };
    const key = `${driver.id} ${at}`;
    if (known.has(key)) return { row: { ...shown, state: 'known' }, stored: null };
    known.add(key);
    const state = isOtherThanRecorded(alcohol, call.alcohol) ? 'differs' : 'fits';
    return {
      row: { ...shown, state },
      stored: { driverId: driver.id, at, alcohol, device: text.device, callId: call.id },
    };
  });
}

async function driversByCode(db: Database | Transaction, texts: readonly ReadingText[]) {
  const wanted = new Set(texts.map(({ driverText }) => plainWord(driverText)));
  const { code, id, name, nameEn } = drivers;
  const all = wanted.size === 0 ? [] : await db.select({ code, id, name, nameEn }).from(drivers);
  return new Map(all.map((driver) => [plainWord(driver.code), driver]));
}

async function callsOf(db: Database | Transaction, driverIds: string[], moments: readonly number[]) {
  if (moments.length === 0) return [];
  const { alcohol, at, driverId, id, kind, workDate } = rollCalls;
  return await db
    .select({ id, driverId, at, kind, alcohol, date: workDate })
    .from(rollCalls)
    .where(and(isAmong(driverId, driverIds), ...within(at, moments)));
}

async function knownOf(db: Database | Transaction, driverIds: string[], moments: readonly number[]) {
  if (moments.length === 0) return new Set<string>();
  const { at, driverId } = detectorReadings;
  const rows = await db
    .select({ at, driverId })
    .from(detectorReadings)
    .where(and(inArray(driverId, driverIds), ...within(at, moments)));
  return new Set(rows.map((row) => `${row.driverId} ${row.at}`));
}

function within(at: typeof rollCalls.at | typeof detectorReadings.at, moments: readonly number[]) {
  const [first, last] = moments.reduce(
    ([least, most], one) => [Math.min(least, one), Math.max(most, one)],
    [Number.POSITIVE_INFINITY, 0],
  );
  const text = (ms: number) => new Date(ms).toISOString();
  return [gte(at, text(first - hourMs)), lte(at, text(last + hourMs))];
}
