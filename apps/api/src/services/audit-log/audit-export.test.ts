import { formatPlate } from '@haisha/rules/plate';
import { and, eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createDepartment, createVehicle } from '../../../test/masters.ts';
import { pdfFile } from '../../../test/pictures.ts';
import { upload } from '../../../test/upload.ts';
import { users } from '../../db/schema/identity/users.ts';
import { auditRecords } from '../../db/schema/services/audit-records.ts';

let test: TestApp;
let admin: Browser & { userId: string };
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  const department = await createDepartment(admin, { code: 'IW', name: '岩槻センター', note: '=SUM(A1)' });
  const vehicle = await createVehicle(admin, { departmentId: department.id });
  await admin.post(`/api/vehicles/${vehicle.id}/archive`, { version: 1 });
});
afterAll(() => test.close());

async function rowsOf(query: string, browser: Browser = admin): Promise<string[][]> {
  const response = await browser.get(`/api/audit/export?format=csv&${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return Papa.parse<string[]>(response.body.replace('\uFEFF', ''), { skipEmptyLines: true }).data;
}

describe('the audit log as a file', () => {
  it('holds exactly the filtered list in its order, in words', async () => {
    const query = `q=${encodeURIComponent('岩槻')}&entity=department&action=create`;
    const list = (await admin.get(`/api/audit?${query}`)).json();
    const [header, ...rows] = await rowsOf(query);
    expect(header).toEqual(['日時', '操作した人', '操作', '対象', 'データ', '変更内容', 'データのID']);
    expect(rows).toHaveLength(list.total);
    expect(rows[0]?.slice(1, 5)).toEqual(['試験 花子', '登録', '部署', list.items[0].label]);
    expect(rows[0]?.[0]).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);
    expect(rows[0]?.[5]?.split(' / ')).toEqual(expect.arrayContaining(['部署名: 岩槻センター', '備考: =SUM(A1)']));
    expect(rows[0]?.[6]).toBe(list.items[0].entityId);
    const all = (await admin.get('/api/audit?pageSize=200&entity=vehicle&entity=department')).json();
    const [, ...exported] = await rowsOf('entity=vehicle&entity=department&columns=entityId');
    expect(exported.flat()).toEqual(all.items.map(({ entityId }: { entityId: string }) => entityId));
  });

  it('is made of the days that were chosen, and of other languages', async () => {
    expect(await rowsOf('from=2020-01-01&to=2020-01-02&columns=action')).toEqual([['操作']]);
    expect(await rowsOf('entity=vehicle&columns=action&columns=entity&locale=en')).toEqual([
      ['Action', 'Kind of record'],
      ['Archive', 'Vehicle'],
      ['Add', 'Vehicle'],
    ]);
  });

  it('calls acts as the screens do, and an entry by its vehicle', async () => {
    const { userId } = await logInAs(test, ['viewer']);
    await admin.post(`/api/users/${userId}/archive`, { version: 1 });
    await admin.post(`/api/users/${userId}/restore`, { version: 2 });
    const acts = `entity=user&entityId=${userId}&action=archive&action=restore&columns=action`;
    expect(await rowsOf(acts)).toEqual([['操作'], ['利用再開'], ['利用停止']]);
    expect(await rowsOf(`${acts}&locale=en`)).toEqual([['Action'], ['Reactivate'], ['Deactivate']]);
    const vehicle = await createVehicle(admin, { code: 'E-1' });
    const entries = `/api/vehicles/${vehicle.id}/entries`;
    const { id } = (await admin.post(entries, { kind: 'oil', entryDate: '2026-11-20' })).json();
    await upload(admin, `${entries}/${id}/files`, { filename: '領収書.pdf', content: pdfFile });
    const name = `E-1 ${formatPlate(vehicle.plate)} / オイル 2026/11/20`;
    expect(await rowsOf('entity=vehicleHistory&columns=label')).toEqual([['データ'], [`${name} / 領収書.pdf`], [name]]);
    const [, , made] = await rowsOf('entity=vehicleHistory&columns=fields');
    expect(made).toEqual(['種類: オイル / 実施日: 2026/11/20']);
  });

  it('makes formulas harmless', async () => {
    const { userId } = await logInAs(test, ['viewer']);
    await test.db.update(users).set({ name: '=HYPERLINK("x")' }).where(eq(users.id, userId));
    expect(await rowsOf(`actorId=${userId}&columns=by`)).toEqual([['操作した人'], [`'=HYPERLINK("x")`]]);
  });

  it('is refused in Shift_JIS when a character would be lost', async () => {
    await createDepartment(admin, { name: '𠮷野家前' });
    const response = await admin.get('/api/audit/export?format=csv&encoding=sjis&entity=department');
    expect(response.json().errors).toMatchObject([
      { path: 'encoding', code: 'shiftJis', params: { characters: '𠮷' } },
    ]);
    const vehicles = await admin.get('/api/audit/export?format=csv&encoding=sjis&entity=vehicle');
    expect(vehicles.headers['content-type']).toBe('text/csv; charset=Shift_JIS');
  });

  it('is recorded itself', async () => {
    const other = await logInAs(test, ['admin']);
    await rowsOf('entity=vehicle&columns=label', other);
    const own = and(eq(auditRecords.actorId, other.userId), eq(auditRecords.action, 'export'));
    expect(await test.db.select().from(auditRecords).where(own)).toMatchObject([
      { entity: 'audit', entityId: null, after: { rows: 3, columns: ['label'], format: 'csv' } },
    ]);
  });

  it.each(['manager', 'viewer', 'accounting', 'labour'] as const)('is not for the role %s', async (role) => {
    const browser = await logInAs(test, [role]);
    expect((await browser.get('/api/audit/export?format=csv')).statusCode).toBe(403);
  });
});
