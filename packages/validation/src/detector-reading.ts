import './zod-config.ts';
import * as z from 'zod';
import { rollCallKinds } from './roll-call-choices.ts';

/**
 * What becomes of a row of a file of an alcohol detector: kept, kept though another value was recorded in the call, or left
 * out as it is there already, no call is near, nobody is known by that code, or it cannot be read.
 */
export const readingStates = ['fits', 'differs', 'known', 'noCall', 'noDriver', 'unreadable'] as const;

/** What a column of such a file may hold; the first three are needed. */
export const readingColumns = ['driver', 'at', 'alcohol', 'device'] as const;

export const detectorReadingRowSchema = z.object({
  /** As the spreadsheet counts. */
  row: z.int(),
  state: z.enum(readingStates),
  /** As it stands in the file. */
  driverText: z.string(),
  atText: z.string(),
  alcoholText: z.string(),
  device: z.string().nullable(),
  driverName: z.string().nullable(),
  driverNameEn: z.string().nullable(),
  /** The call to which it belongs, and what was recorded there. */
  call: z
    .object({ date: z.string(), at: z.iso.datetime(), kind: z.enum(rollCallKinds), alcohol: z.number().nullable() })
    .nullable(),
});

export const detectorFileSchema = z.object({
  /** Columns that are needed and not found by their names. */
  missing: z.array(z.enum(readingColumns)),
  rows: z.array(detectorReadingRowSchema),
  /** How many were stored now; null in a preview. */
  stored: z.int().nullable(),
});

/** A reading beside the call that it belongs to. */
export const detectorReadingSchema = z.object({
  at: z.iso.datetime(),
  /** mg/L of breath. */
  alcohol: z.number(),
  device: z.string().nullable(),
});

/** A detector writes a few lines a day. */
export const mostReadings = 5_000;
export const mostReadingBytes = 2_000_000;

export type DetectorReading = z.output<typeof detectorReadingSchema>;
export type DetectorReadingRow = z.output<typeof detectorReadingRowSchema>;
export type DetectorFile = z.output<typeof detectorFileSchema>;
export type ReadingState = DetectorReadingRow['state'];
export type ReadingColumn = (typeof readingColumns)[number];
