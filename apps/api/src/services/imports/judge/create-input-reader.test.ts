import { importEntities } from '@haisha/validation/import-choices';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createDemoDatabase } from '../../../../test/demo-database.ts';
import { product } from '../../../areas.ts';
import { systemClock } from '../../../clock.ts';
import { createActor } from '../../../http/access/actor.ts';
import { scopeOver } from '../../records/read/row-scope.ts';
import { importedOf } from '../imported-entity.ts';
import { createInputReader } from './create-input-reader.ts';
import { inputOf } from './read-draft.ts';

const facts = { userId: '', name: '', departmentScope: 'all', departmentIds: [], deliveryCompanyId: null } as const;
const scope = scopeOver(createActor({ ...facts, departmentIds: [], roles: ['admin'] }), 'all', systemClock);
const { db, close } = await createDemoDatabase();
afterAll(close);

const odd = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'x',
  '１２',
  '-1',
  '2026/2/30',
  'R8.11.21',
  '25:30',
  0,
  [],
  {},
);

describe.each(importEntities)('a form of %s', (entity) => {
  it('is read as its schema reads it, with fields left out or odd, and again as before', async () => {
    const imported = importedOf(product, entity);
    const { rows: ids } = await db.execute<{ id: string }>(sql`select id from ${imported.repository.table} limit 40`);
    const records = await imported.exported.rows(
      db,
      ids.map(({ id }) => id),
      scope,
    );
    const forms = records.map((row) => inputOf(imported, row));
    const fields = Object.keys(imported.input.shape);
    const read = createInputReader(imported.input);
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...forms),
        fc.oneof(fc.constant<string[]>([]), fc.subarray(fields, { maxLength: 3 })),
        fc.dictionary(fc.constantFrom(...fields), odd, { maxKeys: 1 }),
        fc.boolean(),
        (form, dropped, changed, asText) => {
          const said = Object.entries(form).filter(([name, value]) => value !== null && !dropped.includes(name));
          const draft = {
            ...Object.fromEntries(
              said.map(([name, value]) => [name, asText && typeof value === 'number' ? String(value) : value]),
            ),
            ...changed,
          };
          const result = read(draft);
          expect(result).toEqual(imported.input.safeParse(draft));
          if (result.success) accepted += 1;
        },
      ),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});
