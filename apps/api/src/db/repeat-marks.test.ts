import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchText } from '@haisha/rules/search-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { createDepartment, createVehicle, createVehicleType } from '../../test/masters.ts';
import { migrationsFolder } from './migrate.ts';

let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

async function migrateAgain(): Promise<void> {
  const statements = await readFile(join(migrationsFolder, '0003_repeat_marks.sql'), 'utf8');
  for (const statement of statements.split('--> statement-breakpoint')) await test.pool.query(statement);
}

async function searchTextOf(table: string, id: string): Promise<string> {
  const { rows } = await test.pool.query(`select search_text from ${table} where id = $1`, [id]);
  return rows[0].search_text;
}

const kept = 'update vehicles set search_text = $1 where id = $2';

describe('search text kept from before repeat marks were folded', () => {
  it.each([
    [['佐々木運輸'], '佐々木運輸'],
    [['1201', 'いすゞ', 'こゝろ丸'], '1201 イスヾ コヽロ丸'],
    [['ハヾヽ', 'なゞ', 'がゞ', 'うヾ'], 'ハヾヽ ナヾ ガヾ ウヾ'],
    [['々', 'ゞ', 'ゝまこ', '々々'], '々 ヾ ヽマコ 々々'],
    [['高々', '𩸽々', 'abcヾ'], '高々 𩸽々 abcヾ'],
    [['日野', '袖ヶ浦 100 か 12-34'], '日野 袖ケ浦100カ1234'],
  ])('of %j becomes what is written now', async (parts, before) => {
    const { id } = await createVehicle(admin);
    await test.pool.query(kept, [before, id]);
    await migrateAgain();
    expect(await searchTextOf('vehicles', id)).toBe(searchText(...parts));
  });

  it('is folded anew in every table that had one', async () => {
    const department = await createDepartment(admin);
    const type = await createVehicleType(admin);
    const vehicle = await createVehicle(admin, { departmentId: department.id, vehicleTypeId: type.id });
    const entry = { kind: 'oil', entryDate: '2026-11-01' };
    const { id } = (await admin.post(`/api/vehicles/${vehicle.id}/entries`, entry)).json();
    const rows = { departments: department.id, vehicle_types: type.id, vehicles: vehicle.id, vehicle_entries: id };
    for (const table of Object.keys(rows)) await test.pool.query(`update ${table} set search_text = '佐々木 イスヾ'`);
    await migrateAgain();
    for (const [table, row] of Object.entries(rows)) expect(await searchTextOf(table, row)).toBe('佐佐木 イスズ');
  });

  it('leaves no function behind', async () => {
    const { rows } = await test.pool.query("select 1 from pg_proc where proname = 'fold_repeat_marks'");
    expect(rows).toEqual([]);
  });
});
