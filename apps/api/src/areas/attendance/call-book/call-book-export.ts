import {
  type CallBookEntry,
  type CallBookFilter,
  callBookFilterSchema,
  type HeldCall,
} from '@haisha/validation/call-book';
import { departments } from '../../../db/schema/masters/departments.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import type { ExportedEntity } from '../../../services/exports/exported-entity.ts';
import type { Cell, Labels } from '../../../services/words/labels.ts';
import { callBookIds } from './list-call-book.ts';
import { readCallBookEntries } from './read-entries.ts';

/** The call book as a file. */
export const exportedCallBook: ExportedEntity<CallBookEntry, CallBookFilter> = {
  path: '/roll-calls',
  name: 'rollCall',
  listQuery: callBookFilterSchema,
  columns: callBookColumns,
  calls: [drivers, departments],
  ids: callBookIds,
  rows: readCallBookEntries,
};

type Words = { [K in keyof HeldCall]: HeldCall[K] extends string | null ? K : never }[keyof HeldCall];

function callBookColumns(labels: Labels): ExportColumn<CallBookEntry>[] {
  const { day, instant, of } = columnsFor<CallBookEntry>(labels);
  const { choice, nameOf, word } = labels;
  const text = (value: string | null): Cell => (value === null ? null : { text: value });
  const held = (id: string, cell: (call: HeldCall) => Cell) =>
    of(id, (entry) => (entry.entry === 'held' ? cell(entry) : null));
  const words = (id: Words) => held(id, (call) => text(call[id] as string | null));
  const state = (id: 'isHealthy' | 'isVehicleSound', said: 'healthy' | 'sound') =>
    held(id, ({ [id]: is }) => (is === null ? null : { text: word(said, is ? 'yes' : 'no') }));
  return [
    day('date'),
    instant('at'),
    of('entry', ({ entry }) => choice('entry', entry)),
    of('driverCode', ({ driverCode }) => text(driverCode)),
    of('driverName', ({ driverId, driverName, driverNameEn }) => text(nameOf(driverId, driverName, driverNameEn))),
    of('departmentName', ({ departmentId, departmentName, departmentNameEn }) =>
      text(nameOf(departmentId, departmentName, departmentNameEn)),
    ),
    held('kind', ({ kind }) => choice('kind', kind)),
    words('vehicleCode'),
    held('method', ({ method }) => choice('method', method)),
    words('methodReason'),
    held('usedDetector', ({ usedDetector }) => ({ text: word('detector', usedDetector ? 'used' : 'unused') })),
    held('alcohol', ({ alcohol }) => (alcohol === null ? null : { number: alcohol })),
    state('isHealthy', 'healthy'),
    words('healthNote'),
    state('isVehicleSound', 'sound'),
    words('vehicleNote'),
    words('condition'),
    words('reliefNotice'),
    words('instruction'),
    words('note'),
    held('result', ({ result }) => choice('result', result)),
    words('byName'),
    of('reason', (entry) => (entry.entry === 'held' ? null : text(entry.reason))),
    of('acknowledgedByName', (entry) => (entry.entry === 'held' ? null : text(entry.acknowledgedByName))),
    of('acknowledgedAt', (entry) =>
      entry.entry === 'held' || entry.acknowledgedAt === null ? null : { instant: entry.acknowledgedAt },
    ),
  ];
}
