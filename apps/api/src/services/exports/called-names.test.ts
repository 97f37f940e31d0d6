import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoDatabase } from '../../../test/demo-database.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { product } from '../../areas.ts';
import { systemClock } from '../../clock.ts';
import { isAmong } from '../../db/is-among.ts';
import { createActor } from '../../http/access/actor.ts';
import { scopeOver } from '../records/read/row-scope.ts';
import { labelsOf } from '../words/labels.ts';
import { readQuery } from './exported-entity.ts';

const facts = { userId: '', name: '', departmentScope: 'all', deliveryCompanyId: null } as const;
const actor = createActor({ ...facts, departmentIds: [], roles: ['admin'] });
const scope = scopeOver(actor, 'all', systemClock);

let test: TestDatabase;
beforeAll(async () => {
  test = await createDemoDatabase();
});
afterAll(() => test.close());

it.each(product.exported)('the list of $name says whose records its cells call by name', async (list) => {
  const called = new Set<string>();
  const plain = labelsOf(list.name, 'ja');
  const nameOf: typeof plain.nameOf = (id, ...names) => {
    if (id !== null) called.add(id);
    return plain.nameOf(id, ...names);
  };
  const columns = list.columns({ ...plain, nameOf });
  const ids = await list.ids(test.db, readQuery(list, { format: 'csv', locale: 'ja' }), scope);
  const rows = await list.rows(
    test.db,
    ids.map(({ id }) => id),
    scope,
  );
  for (const row of rows) for (const { cell } of columns) cell(row);
  for (const table of product.named) {
    const found = await test.db.$count(table, isAmong(table.id, [...called]));
    if (found > 0) expect(list.calls).toContain(table);
  }
});
