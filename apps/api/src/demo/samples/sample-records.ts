import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sampleDay } from '@haisha/demo-company/sample-day';
import type { SampleRecord } from '@haisha/demo-company/sample-masters';
import type { ImportEntity } from '@haisha/validation/import-choices';
import { product } from '../../areas.ts';
import type { Database } from '../../db/database.ts';
import { createActor } from '../../http/access/actor.ts';
import { exportedOf, readQuery } from '../../services/exports/exported-entity.ts';
import { prepareExport } from '../../services/exports/file/export-file.ts';
import { columnCounter, findColumns } from '../../services/imports/columns/find-columns.ts';
import { importedOf } from '../../services/imports/imported-entity.ts';
import { readBody, readHeader } from '../../services/imports/read/read-header.ts';
import { readTable } from '../../services/imports/read/read-table.ts';
import { scopeOver } from '../../services/records/read/row-scope.ts';

export type SampleSource = { columns: { id: string; header: string }[]; records: SampleRecord[] };

/** Who may read and import everything. */
export const sampleActor = createActor({
  userId: '',
  name: '',
  roles: ['admin'],
  departmentScope: 'all',
  departmentIds: [],
  deliveryCompanyId: null,
});
/** All rows, seen on the day of the samples: what is said of a day does not change with the day on which they are written. */
export const sampleScope = scopeOver(sampleActor, 'all', () => new Date(`${sampleDay}T12:00:00+09:00`));

/** The list of a master as its file says it, in the columns that come back. */
export async function readSource(db: Database, entity: ImportEntity): Promise<SampleSource> {
  const list = exportedOf(product, entity);
  const file = await prepareExport(db, list, readQuery(list, { format: 'csv', locale: 'ja' }), sampleScope, product);
  const table = await readTable(await buffer(file.content() as Readable));
  const header = await readHeader(table, columnCounter(importedOf(product, entity)));
  const ids = findColumns(importedOf(product, entity), header.cells);
  const columns = ids.flatMap((id, at) => (id === null ? [] : [{ id, header: header.cells[at] ?? '' }]));
  const records: SampleRecord[] = [];
  for await (const rows of readBody(table, header)) {
    for (const { cells } of rows) {
      records.push(Object.fromEntries(ids.flatMap((id, at) => (id === null ? [] : [[id, cells[at] ?? '']]))));
    }
  }
  return { columns, records };
}
