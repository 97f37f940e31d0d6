import { isDeepStrictEqual } from 'node:util';
import { latest } from '@haisha/rules/driver-due';
import { crossField, type UncheckedFields } from '@haisha/validation/cross-field';
import { type Driver, driverInputSchema, driverWarnings } from '@haisha/validation/driver';
import {
  aptitudeTestSchema,
  type DriverRecordInput,
  driverRecordInputSchema,
  driverRecordWarnings,
  healthCheckKinds,
  healthCheckSchema,
} from '@haisha/validation/driver-record';
import { mostRecordEntries } from '@haisha/validation/driver-record-choices';
import { oneOf } from '@haisha/validation/field';
import { type FieldError, isDay, isEmpty } from '@haisha/validation/rule';
import * as z from 'zod';
import { recordDayWarnings } from './record-days.ts';
import { noRecord, type RecordOfDriver } from './record-of-driver.ts';

/** A result has no default: only the paper says it. */
const checkInFile = healthCheckSchema.omit({ note: true }).extend({ kind: oneOf(healthCheckKinds).default('regular') });
const testInFile = aptitudeTestSchema.omit({ note: true });

/** A driver as one row of a file: with the record and its latest check-up and test. */
export const driverFileSchema = driverInputSchema
  .safeExtend({
    record: z.nullable(driverRecordInputSchema).default(null),
    healthCheck: orNothing(checkInFile),
    aptitudeTest: orNothing(testInFile),
  })
  .check(crossField(entryErrors));

/** Returns what looks wrong in a row and may be saved: of the driver, of the licence, and days of the record. */
export function driverFileWarnings(draft: UncheckedFields, today: string): FieldError[] {
  const ofRecord = driverRecordWarnings((draft.record ?? {}) as UncheckedFields);
  return [
    ...driverWarnings(draft),
    ...ofRecord.map((one) => ({ ...one, path: `record.${one.path}` })),
    ...recordDayWarnings(draft, today),
  ];
}

export type DriverFileInput = z.output<typeof driverFileSchema>;
export type HealthCheckInput = z.output<typeof checkInFile>;
export type AptitudeTestInput = z.output<typeof testInFile>;

export type RecordPart = 'record' | 'healthCheck' | 'aptitudeTest';

/** A driver in a file, without the record for users who may not read it. */
export type DriverOfFile = Driver & Pick<DriverFileInput, RecordPart> & { recorded: RecordOfDriver | null };

/** The latest of each kind beside the record they stand in. */
export function withLatest(recorded: RecordOfDriver | null): Omit<DriverOfFile, keyof Driver> {
  const record = recorded?.record ?? null;
  const check = latest(record?.healthChecks ?? []);
  const test = latest(record?.aptitudeTests ?? []);
  return {
    recorded,
    record,
    healthCheck: check ? withoutNote(check) : null,
    aptitudeTest: test ? withoutNote(test) : null,
  };
}

/** Merges the latest entry of a file into the record: adds it for a new day, changes the one of the same day. */
export function recordOf(input: Pick<DriverFileInput, RecordPart>): DriverRecordInput | null {
  const { record, healthCheck, aptitudeTest } = input;
  if (!healthCheck && !aptitudeTest) return record;
  const { healthChecks, aptitudeTests, ...others } = record ?? noRecord;
  return {
    ...others,
    healthChecks: entriesWith(healthChecks, healthCheck),
    aptitudeTests: entriesWith(aptitudeTests, aptitudeTest),
  };
}

type Entry = { date: string; note: string | null };

function entriesWith<One extends Entry>(entries: One[], given: Omit<One, 'note'> | null): One[] {
  if (!given) return entries;
  const last = latest(entries);
  if (last?.date !== given.date) return [{ ...given, note: null } as One, ...entries];
  return entries.map((one) => (one === last ? { ...one, ...given } : one));
}

function withoutNote<One extends Entry>({ note: _, ...entry }: One): Omit<One, 'note'> {
  return entry;
}

/** Reads empty cells as no entry. */
function orNothing<Schema extends z.ZodObject>(schema: Schema) {
  const isNothing = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.values(value).every((one) => isEmpty(one));
  const nullable = z.preprocess((value) => (isNothing(value) ? null : value), z.nullable(schema));
  return nullable.default(null);
}

/** Refuses an entry before the latest one, or one too many. */
function entryErrors({ record, healthCheck, aptitudeTest }: UncheckedFields): FieldError[] {
  const { healthChecks, aptitudeTests } = (record ?? noRecord) as DriverRecordInput;
  return [
    ...refusalOf('healthCheck.date', healthChecks, healthCheck),
    ...refusalOf('aptitudeTest.date', aptitudeTests, aptitudeTest),
  ];
}

function refusalOf(path: string, entries: readonly { date: string }[], given: unknown): FieldError[] {
  const day = (given as Partial<Entry> | null | undefined)?.date;
  const last = Array.isArray(entries) ? latest(entries) : undefined;
  // A file with empty cells removes no entry; that is done on the page of the driver.
  if (last && given === null) return [{ path, code: 'required' }];
  if (!last || !isDay(day) || day === last.date) return [];
  if (day < last.date) return [{ path, code: 'importRow.earlier', params: { latest: last.date.replaceAll('-', '/') } }];
  return entries.length < mostRecordEntries ? [] : [{ path, code: 'maxItems', params: { max: mostRecordEntries } }];
}

/** Whether two records say the same. */
export function isSameRecord(one: DriverRecordInput | null, other: DriverRecordInput | null): boolean {
  return one === other || isDeepStrictEqual(one, other);
}
