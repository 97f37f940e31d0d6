import * as z from 'zod';
import { crossField, type UncheckedFields, validityErrors } from './cross-field.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { code, date, integer, note, oneOf, optional, reference, someOf, text } from './field.ts';
import { name } from './japanese-field.ts';
import { nightTime } from './night-time.ts';
import {
  dayTypes,
  mostBreaks,
  mostCourseTimes,
  operationTimeSortColumns,
  shiftKinds,
} from './operation-time-choices.ts';
import type { FieldError } from './rule.ts';
import { stored } from './stored.ts';
import { longShift } from './usual-span.ts';

export { dayTypes, operationTimeSortColumns, shiftKinds } from './operation-time-choices.ts';

const minutes = (max: number) => integer({ min: 0, max });

/** A break inside the shift: its start, when it is fixed, and its length. */
const breakSchema = z.object({ fromMinutes: optional(nightTime()), minutes: integer({ min: 1, max: 480 }) });

/** The time that a course takes of the shift. */
const courseTimeFields = {
  courseId: reference(),
  drivingMinutes: minutes(1440),
  handlingMinutes: minutes(1440),
  waitingMinutes: minutes(1440),
};

const operationTimeFields = {
  code: code(),
  name: name({ max: 60 }),
  nameEn: optional(text({ max: 60 })),
  departmentId: reference(),
  shiftKind: oneOf(shiftKinds),
  dayTypes: someOf(dayTypes),
  startMinutes: nightTime(),
  endMinutes: nightTime(),
  /** Inspection and roll call before and after, which no tachograph records. */
  beforeMinutes: minutes(240),
  afterMinutes: minutes(240),
  breaks: z.array(breakSchema).max(mostBreaks).default([]),
  courseTimes: z.array(z.object(courseTimeFields)).max(mostCourseTimes).default([]),
  validFrom: date(),
  validTo: optional(date()),
  note: optional(note()),
};

/** How a shift of a department usually runs: the basis of planned duty time. */
export const operationTimeInputSchema = z.object(operationTimeFields).check(crossField(operationTimeErrors));
export const operationTimeUpdateSchema = operationTimeInputSchema.safeExtend(versionSchema.shape);
export const operationTimeSchema = stored(operationTimeFields).extend({
  ...entityFields,
  departmentName: z.string(),
  departmentNameEn: z.string().nullable(),
  courseTimes: z.array(
    stored(courseTimeFields).extend({ courseName: z.string(), courseNameEn: z.string().nullable() }),
  ),
  /** From the start of inspection to the end of the last task, breaks included. */
  dutyMinutes: z.int(),
});

export const operationTimeListQuerySchema = listQuery(operationTimeSortColumns, {
  departmentId: repeatable(z.uuid()),
  shiftKind: repeatable(z.enum(shiftKinds)),
});

export const operationTimeContract = {
  name: 'operationTime',
  input: operationTimeInputSchema,
  update: operationTimeUpdateSchema,
  output: operationTimeSchema,
  listQuery: operationTimeListQuerySchema,
  sortColumns: operationTimeSortColumns,
} as const;

export type OperationTimeInput = z.output<typeof operationTimeInputSchema>;
export type OperationTime = z.output<typeof operationTimeSchema>;
export type OperationTimeListQuery = z.output<typeof operationTimeListQuerySchema>;

/** Returns what looks wrong in an operation time and may be saved. */
export function operationTimeWarnings(draft: UncheckedFields): FieldError[] {
  return longShift(draft);
}

function operationTimeErrors(draft: UncheckedFields): FieldError[] {
  const { startMinutes, endMinutes } = draft;
  const errors: FieldError[] = [];
  if (typeof startMinutes === 'number' && typeof endMinutes === 'number') {
    if (endMinutes <= startMinutes) errors.push({ path: 'endMinutes', code: 'afterStart' });
    else errors.push(...breakErrors(draft.breaks, startMinutes, endMinutes));
  }
  return [...errors, ...validityErrors(draft), ...repeatedCourses(draft.courseTimes)];
}

/** Breaks lie inside the shift and are shorter than it. */
function breakErrors(breaks: unknown, start: number, end: number): FieldError[] {
  const list = rowsOf(breaks);
  const outside = list.flatMap(({ fromMinutes, minutes: length }, index) => {
    if (typeof fromMinutes !== 'number' || typeof length !== 'number') return [];
    const isInside = fromMinutes >= start && fromMinutes + length <= end;
    return isInside ? [] : [{ path: `breaks.${index}.fromMinutes`, code: 'insideShift' }];
  });
  const total = list.reduce((sum, { minutes: length }) => sum + (typeof length === 'number' ? length : 0), 0);
  return total < end - start ? outside : [...outside, { path: 'breaks', code: 'shorterThanShift' }];
}

/** Each course may have one line only. */
function repeatedCourses(courseTimes: unknown): FieldError[] {
  const ids = rowsOf(courseTimes).map(({ courseId }) => courseId);
  return ids.flatMap((id, index) =>
    typeof id === 'string' && ids.indexOf(id) < index
      ? [{ path: `courseTimes.${index}.courseId`, code: 'duplicate' }]
      : [],
  );
}

/** Returns the rows of a value; a value that is no row has an error at its own path. */
function rowsOf(value: unknown): UncheckedFields[] {
  return (Array.isArray(value) ? value : []).map((row) => (typeof row === 'object' && row !== null ? row : {}));
}
