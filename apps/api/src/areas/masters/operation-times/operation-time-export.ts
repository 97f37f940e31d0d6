import { localName } from '@haisha/i18n/local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import {
  type OperationTime,
  type OperationTimeListQuery,
  operationTimeListQuerySchema,
} from '@haisha/validation/operation-time';
import { isAmong } from '../../../db/is-among.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { operationTimes } from '../../../db/schema/masters/operation-times.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { listText } from '../../../services/exports/cells/list-text.ts';
import { severalText } from '../../../services/exports/cells/several-text.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
import type { Cell, Labels } from '../../../services/words/labels.ts';
import { operationTimeIds, selectOperationTimes } from './operation-time-list.ts';

export const exportedOperationTimes: ExportedEntity<OperationTime, OperationTimeListQuery> = {
  path: '/operation-times',
  name: 'operationTime',
  listQuery: operationTimeListQuerySchema,
  columns: operationTimeColumns,
  calls: [departments],
  ids: operationTimeIds,
  ...selectedBy((db, ids) => selectOperationTimes(db).where(isAmong(operationTimes.id, ids))),
};

function operationTimeColumns(labels: Labels): ExportColumn<OperationTime>[] {
  const { text, reference, number, day, instant, choice, from } = columnsFor<OperationTime>(labels);
  return [
    text('code'),
    text('name'),
    text('nameEn'),
    reference('departmentName'),
    choice('shiftKind'),
    from('dayTypes', (dayTypes) => listText('dayTypes', dayTypes, labels)),
    from('startMinutes', (startMinutes) => ({ text: formatNightTime(startMinutes) })),
    from('endMinutes', (endMinutes) => ({ text: formatNightTime(endMinutes) })),
    number('beforeMinutes'),
    number('afterMinutes'),
    number('dutyMinutes'),
    from('breaks', (breaks) => breaksText(breaks)),
    from('courseTimes', (courseTimes) => courseTimesText(courseTimes, labels)),
    day('validFrom'),
    day('validTo'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}

/** `12:00 60 / 15`: from when, where that is fixed, and how many minutes. */
function breaksText(breaks: OperationTime['breaks']): Cell {
  const parts = breaks.map(({ fromMinutes, minutes }) =>
    fromMinutes === null ? String(minutes) : `${formatNightTime(fromMinutes)} ${minutes}`,
  );
  return severalText(parts);
}

/** `IW-S01 越谷 240+90+30`: minutes of driving, handling and waiting. */
function courseTimesText(courseTimes: OperationTime['courseTimes'], { locale }: Labels): Cell {
  const parts = courseTimes.map(
    ({ courseName, courseNameEn, drivingMinutes, handlingMinutes, waitingMinutes }) =>
      `${localName(locale, courseName, courseNameEn)} ${drivingMinutes}+${handlingMinutes}+${waitingMinutes}`,
  );
  return severalText(parts);
}
