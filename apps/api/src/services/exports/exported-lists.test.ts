import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoDatabase } from '../../../test/demo-database.ts';
import { prepareNamed } from '../../../test/prepare-named.ts';
import { type SeenCell, spreadsheetReaders } from '../../../test/spreadsheet-readers.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { product } from '../../areas.ts';
import { systemClock } from '../../clock.ts';
import { createActor } from '../../http/access/actor.ts';
import { scopeOver } from '../records/read/row-scope.ts';
import { type Cell, labelsOf } from '../words/labels.ts';
import { codesOfSharedNames } from '../words/shared-names.ts';
import { type AnyExported, readQuery } from './exported-entity.ts';
import { tokyoTime } from './file/csv-cell.ts';

const facts = { userId: '', name: '', departmentScope: 'all', deliveryCompanyId: null } as const;
const actor = createActor({ ...facts, departmentIds: [], roles: ['admin'] });
const scope = scopeOver(actor, 'all', systemClock);
const query = { format: 'xlsx', locale: 'ja' } as const;

let test: TestDatabase;
beforeAll(async () => {
  test = await createDemoDatabase();
});
afterAll(() => test.close());

async function expectedOf(list: AnyExported): Promise<SeenCell[][]> {
  const asked = readQuery(list, query);
  const columns = list.columns(labelsOf(list.name, 'ja', await codesOfSharedNames(test.db, product.named)));
  const ids = (await list.ids(test.db, asked, scope)).map(({ id }) => id);
  const rows = new Map((await list.rows(test.db, ids, scope)).map((row) => [row.id, row]));
  const cells = ids.map((id) => {
    const row = rows.get(id);
    return columns.map(({ cell }) => (row ? seenCell(cell(row)) : null));
  });
  return [columns.map(({ header }) => header), ...cells];
}

function seenCell(cell: Cell): SeenCell {
  if (cell === null) return null;
  if ('text' in cell) return cell.text === '' ? null : cell.text;
  if ('number' in cell) return cell.number;
  const time = 'day' in cell ? cell.day : tokyoTime(cell.instant).replaceAll('/', '-').replace(' ', 'T');
  return new Date(`${time}${'day' in cell ? '' : 'Z'}`);
}

it.each(product.exported)('the list of $name opens cell by cell in other programs', async (list) => {
  const expected = await expectedOf(list);
  const content = await buffer((await prepareNamed(test.db, list.name, query, scope)).content() as Readable);
  for (const { name, read } of spreadsheetReaders)
    expect({ name, cells: await read(content) }).toEqual({ name, cells: expected });
});
