import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../test/imports.ts';
import { createDepartment, createVehicleType, vehicleTypeBody } from '../../test/masters.ts';
import { migrationsFolder } from './migrate.ts';

/** Turns what is written now into what older versions wrote. */
const formerly = `
  alter table vehicle_types rename column capacity_cubic_metres to capacity_cubic_meters;
  alter table vehicles rename column capacity_cubic_metres to capacity_cubic_meters;
  update departments set kind = 'center' where kind = 'centre';
  update saved_views set query = replace(replace(query, 'kind=centre', 'kind=center'), 'Metres', 'Meters');
  create function formerly(written jsonb) returns jsonb language sql as $$
    select replace(replace(written::text, '"centre"', '"center"'), 'capacityCubicMetres', 'capacityCubicMeters')::jsonb
  $$;
  update audit_records set before = formerly(before), after = formerly(after);
  update import_mappings set mapping = formerly(mapping);
  update imports set mapping = formerly(mapping);
  update import_rows set "values" = formerly("values"), issues = formerly(issues);
  update import_results set before = formerly(before);
  update jobs set input = formerly(input);
  update idempotency_keys set answer = formerly(answer);
  drop function formerly`;

const kept = {
  departments: 'select kind from departments order by code',
  'saved views': 'select query from saved_views order by list',
  'the audit log': "select before, after from audit_records where entity in ('department', 'vehicleType') order by id",
  'remembered columns': 'select mapping from import_mappings',
  imports: 'select mapping from imports order by created_at',
  'judged rows': 'select "values", issues from import_rows order by import_id',
  'what imports changed': 'select before from import_results',
  'files to be written': "select input from jobs where kind = 'export' order by created_at",
  'answers to be repeated': 'select answer from idempotency_keys',
};

const { test, admin, all, whileIdle, stop } = await startImports({ EXPORT_STREAM_ROWS: '0' });
afterAll(stop);

async function migrate(): Promise<void> {
  const statements = await readFile(join(migrationsFolder, '0024_one_spelling.sql'), 'utf8');
  for (const statement of statements.split('--> statement-breakpoint')) await test.pool.query(statement);
}

async function textOf(sql: string): Promise<string> {
  return JSON.stringify((await test.pool.query(sql)).rows);
}

async function judged(code: string, volume: string): Promise<string> {
  const { id } = await all.start(
    'vehicle-types',
    `車種コード,車種名,車格,容積,表示順\n${code},${code},中型（4t）,${volume},10`,
  );
  const { version, columns } = await all.find(id);
  await admin.put(`${all.at(id)}/mapping`, { version, mapping: columns.map(({ field }) => field) });
  await all.judge(id);
  return id;
}

const volumeOf = async (id: string) => (await admin.get(`/api/vehicle-types/${id}`)).json().capacityCubicMetres;

describe('what was written as center and meters', () => {
  it('is centre and metres wherever it is kept, and texts of people stay as they are', async () => {
    await createDepartment(admin, { note: '"kind": "center"' });
    await createDepartment(admin, { kind: 'office' });
    const type = await createVehicleType(admin, { code: 'T1', capacityCubicMetres: 12.5 });
    const once = { headers: { 'idempotency-key': crypto.randomUUID() } };
    const body = vehicleTypeBody({ code: 'T2', capacityCubicMetres: 33 });
    const answer = (await admin.post('/api/vehicle-types', body, once)).json();
    for (const [list, query] of [
      ['department', 'q=a%26kind%3Dcenter&kind=centre&kind=office'],
      ['vehicleType', 'columns=code%2CcapacityCubicMetres'],
    ]) {
      await admin.post('/api/saved-views', { list, query, name: 'いつもの', departmentId: null });
    }
    const applied = await judged('T1', '20.5');
    await all.apply(applied);
    const waiting = await judged('T3', '7.5');
    await judged('T4', '7.555');
    await whileIdle(async () => {
      await admin.get('/api/departments/export?format=csv&kind=centre&kind=office&q=center');
      await admin.get('/api/vehicle-types/export?format=csv&columns=code&columns=capacityCubicMetres');

      const texts = async () => await Promise.all(Object.values(kept).map(textOf));
      const now = await texts();
      await test.pool.query(formerly);
      for (const text of await texts()) expect(text).toMatch(/center|CubicMeters/);
      await migrate();
      expect(await texts()).toEqual(now);
    });

    expect((await admin.post('/api/vehicle-types', body, once)).json()).toEqual(answer);
    expect(await volumeOf(type.id)).toBe(20.5);
    expect(await all.undo(applied)).toMatchObject({ undone: { undone: 1 } });
    expect(await volumeOf(type.id)).toBe(12.5);
    expect(await all.apply(waiting)).toMatchObject({ outcomes: { created: 1 } });
    const { columns } = await all.start('vehicle-types', '車種コード,車種名,車格,容積,表示順\nT5,T5,中型（4t）,5,10');
    expect(columns.map(({ field }) => field)).toContain('capacityCubicMetres');
    expect((await test.pool.query("select 1 from pg_proc where proname = 'spelled_anew'")).rows).toEqual([]);
  });
});
