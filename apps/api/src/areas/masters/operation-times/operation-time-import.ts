import { isDeepStrictEqual } from 'node:util';
import {
  dayTypes,
  type OperationTime,
  type OperationTimeInput,
  operationTimeInputSchema,
  operationTimeWarnings,
  shiftKinds,
} from '@haisha/validation/operation-time';
import { isAmong } from '../../../db/is-among.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { operationTimeCourses } from '../../../db/schema/masters/operation-time-courses.ts';
import { operationTimes } from '../../../db/schema/masters/operation-times.ts';
import { plainWrites } from '../../../services/imports/apply/plain-writes.ts';
import { importFieldsFor } from '../../../services/imports/fields/import-field.ts';
import { codeKeys } from '../../../services/imports/fields/import-key.ts';
import type { ImportedEntity } from '../../../services/imports/imported-entity.ts';
import { fieldWarnings } from '../../../services/imports/judge/field-warnings.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { insertRows } from '../../../services/records/write/write-many.ts';
import { exportedOperationTimes } from './operation-time-export.ts';
import { operationTimeHeaders } from './operation-time-headers.ts';
import { operationTimeRepository, operationTimeRow } from './operation-time-repository.ts';
import { courseWords, readBreaks, readCourseTimes } from './read-times.ts';

const { text, figure, day, time, choice, list, reference, references, of } =
  importFieldsFor<OperationTimeInput>('operationTime');
const plain = plainWrites<OperationTime, OperationTimeInput>(operationTimes, ({ courseTimes: _, ...input }) =>
  operationTimeRow(input),
);

export const importedOperationTimes: ImportedEntity<OperationTime, OperationTimeInput> = {
  exported: exportedOperationTimes,
  access: 'importOperationTimes.create',
  repository: operationTimeRepository,
  input: operationTimeInputSchema,
  fields: [
    text('code'),
    text('name'),
    text('nameEn'),
    reference('departmentName', 'departmentId', departments),
    choice('shiftKind', shiftKinds),
    list('dayTypes', 'dayTypes', dayTypes),
    time('startMinutes'),
    time('endMinutes'),
    figure('beforeMinutes', '分'),
    figure('afterMinutes', '分'),
    of('breaks', readBreaks),
    references('courseTimes', {
      table: courses,
      within: { path: '$.courseTimes[*].courseId', isByCode: true, words: courseWords, read: readCourseTimes },
    }),
    day('validFrom'),
    day('validTo'),
    text('note'),
  ],
  usualHeaders: operationTimeHeaders,
  warnings: fieldWarnings(operationTimeWarnings),
  keys: codeKeys(operationTimes, operationTimes.code),
  ...plain,

  async insert(write, inputs) {
    const ids = await plain.insert(write, inputs);
    await insertCourseTimes(
      write.tx,
      inputs.map(({ courseTimes }, index) => ({ id: ids[index] ?? '', courseTimes })),
    );
    return ids;
  },

  async update(write, changes) {
    await plain.update(write, changes);
    const timed = changes
      .filter(({ row, input }) => !isDeepStrictEqual(row.courseTimes, input.courseTimes))
      .map(({ row: { id }, input: { courseTimes } }) => ({ id, courseTimes }));
    const ids = timed.map(({ id }) => id);
    await write.tx.delete(operationTimeCourses).where(isAmong(operationTimeCourses.operationTimeId, ids));
    await insertCourseTimes(write.tx, timed);
  },
};

async function insertCourseTimes(
  tx: Reader,
  timed: (Pick<OperationTimeInput, 'courseTimes'> & { id: string })[],
): Promise<void> {
  const rows = timed.flatMap(({ id: operationTimeId, courseTimes }) =>
    courseTimes.map((time, position) => ({ ...time, operationTimeId, position })),
  );
  await insertRows(tx, operationTimeCourses, rows);
}
