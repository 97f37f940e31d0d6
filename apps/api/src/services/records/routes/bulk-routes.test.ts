import type { BulkResult } from '@haisha/validation/bulk';
import { mostBulkRows } from '@haisha/validation/bulk-limit';
import type { Vehicle } from '@haisha/validation/vehicle';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createCallers } from '../../../../test/callers.ts';
import { createDepartment, createVehicle, createVehicleType } from '../../../../test/masters.ts';
import { vehicleEntries } from '../../../db/schema/masters/vehicle-entries.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';
import { insertManyVehicles } from '../../../demo/insert-many-vehicles.ts';

let test: TestApp;
let admin: Browser & { userId: string };
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

const nobody = '00000000-0000-4000-8000-000000000000';

async function bulk(browser: Browser, url: string, body: object): Promise<BulkResult[]> {
  const response = await browser.post(url, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().results;
}

const codesOf = (results: BulkResult[]) => results.map(({ problem }) => problem?.code ?? 'done');
const read = async ({ id }: Vehicle): Promise<Vehicle> => (await admin.get(`/api/vehicles/${id}`)).json();

describe('many rows', () => {
  it('are archived and restored at once, each told what became of it', async () => {
    const [one, other, changed] = await Promise.all([createVehicle(admin), createVehicle(admin), createVehicle(admin)]);
    const rows = [other, { id: nobody, version: 1 }, { ...changed, version: 7 }, one];
    const archived = await bulk(admin, '/api/vehicles/bulk/archive', { rows });
    expect(archived).toEqual([
      { id: other.id, version: 2, problem: null },
      { id: nobody, version: 1, problem: { code: 'record.not_found' } },
      { id: changed.id, version: 7, problem: { code: 'version.conflict' } },
      { id: one.id, version: 2, problem: null },
    ]);
    expect([(await read(one)).archivedAt, (await read(changed)).archivedAt]).toEqual([expect.any(String), null]);
    const back = archived.filter(({ problem }) => problem === null);
    expect(codesOf(await bulk(admin, '/api/vehicles/bulk/restore', { rows: back }))).toEqual(['done', 'done']);
    expect(await read(other)).toMatchObject({ version: 3, archivedAt: null });
    const acts = await test.db
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(eq(auditRecords.entityId, one.id))
      .orderBy(auditRecords.id);
    expect(acts.map(({ action }) => action)).toEqual(['create', 'archive', 'restore']);
  });

  it('that others use stay, and say who uses them', async () => {
    const [used, free] = [await createVehicleType(admin), await createVehicleType(admin)];
    const { code } = await createVehicle(admin, { vehicleTypeId: used.id });
    const results = await bulk(admin, '/api/vehicle-types/bulk/archive', { rows: [used, free] });
    const usedBy = [{ entity: 'vehicle', count: 1, examples: [code] }];
    expect(results).toMatchObject([{ problem: { code: 'record.in_use', usedBy } }, { problem: null }]);
  });

  it('get one field set, with the rules and traces of a saved form, and get their own values back', async () => {
    const [from, to] = [await createDepartment(admin), await createDepartment(admin)];
    const [one, other] = [await createVehicle(admin, { departmentId: from.id }), await createVehicle(admin)];
    const already = await createVehicle(admin, { departmentId: to.id });
    const set = (rows: object[]) => bulk(admin, '/api/vehicles/bulk/set', { field: 'departmentId', rows });
    const results = await set([one, other, already].map((row) => ({ ...row, value: to.id })));
    expect(results.map(({ version }) => version)).toEqual([2, 2, 1]);
    expect(await read(one)).toMatchObject({ departmentId: to.id, updatedBy: { id: admin.userId } });
    const moves = and(eq(vehicleEntries.vehicleId, one.id), eq(vehicleEntries.kind, 'departmentChange'));
    expect(await test.db.$count(vehicleEntries, moves)).toBe(1);
    await set([{ ...results[1], value: from.id }]);
    const undone = await set([
      { ...results[0], value: one.departmentId },
      { ...results[1], value: other.departmentId },
    ]);
    expect(codesOf(undone)).toEqual(['done', 'version.conflict']);
    expect((await read(one)).departmentId).toBe(from.id);
  });

  it('that a value does not suit are told why, and leave no trace', async () => {
    const gone = await createDepartment(admin);
    await admin.post(`/api/departments/${gone.id}/archive`, gone);
    const [one, archived] = [await createVehicle(admin), await createVehicle(admin)];
    await admin.post(`/api/vehicles/${archived.id}/archive`, archived);
    const messages = await test.db.$count(realtimeMessages);
    const set = (field: string, rows: object[]) => bulk(admin, '/api/vehicles/bulk/set', { field, rows });
    const errors = (path: string, code: string) => [{ problem: { errors: [{ path, code }] } }];
    expect(await set('departmentId', [{ ...one, value: gone.id }])).toMatchObject(errors('departmentId', 'archived'));
    expect(await set('ownershipType', [{ ...one, value: 'x' }])).toMatchObject(errors('ownershipType', 'choose'));
    const [late] = await set('ownershipType', [{ id: archived.id, version: 2, value: 'leased' }]);
    expect(late?.problem?.code).toBe('record.archived');
    expect(await read(one)).toEqual(one);
    expect(await test.db.$count(realtimeMessages)).toBe(messages);
    const secret = await admin.post('/api/vehicles/bulk/set', { field: 'code', rows: [{ ...one, value: 'X' }] });
    expect(secret.statusCode).toBe(400);
  });

  it('out of reach are as if they were not there', async () => {
    const [own, foreign] = [await createDepartment(admin), await createDepartment(admin)];
    const callers = await createCallers(test, [own.id]);
    const manager = callers.find(({ role }) => role === 'manager');
    if (!manager) throw new Error('there is no manager');
    const rows = [own, foreign].map((row) => ({ ...row, value: 'office' }));
    const results = await bulk(manager.browser, '/api/departments/bulk/set', { field: 'kind', rows });
    expect(codesOf(results)).toEqual(['done', 'record.not_found']);
    expect((await manager.browser.post('/api/departments/bulk/archive', { rows })).statusCode).toBe(403);
  });

  it('are answered the same when the request comes twice', async () => {
    const vehicle = await createVehicle(admin);
    const ask = () =>
      admin.send({
        method: 'POST',
        url: '/api/vehicles/bulk/archive',
        payload: { rows: [{ id: vehicle.id, version: 1 }] },
        headers: { 'idempotency-key': vehicle.id },
      });
    const [first, again] = [await ask(), await ask()];
    expect(again.json()).toEqual(first.json());
    expect((await read(vehicle)).version).toBe(2);
  });

  it('are at most as many as the limit says', async () => {
    const rows = Array.from({ length: mostBulkRows + 1 }, () => ({ id: nobody, version: 1 }));
    const tooMany = await admin.post('/api/vehicles/bulk/archive', { rows });
    expect(tooMany.json().errors).toMatchObject([{ path: 'rows', code: 'maxItems', params: { max: mostBulkRows } }]);
  });

  it('are told of in the order in which they were named', async () => {
    await insertManyVehicles(test.db, 50);
    const { id, version, code } = vehicles;
    const rows = await test.db.select({ id, version }).from(vehicles).where(like(code, 'M%')).orderBy(code);
    const results = await bulk(admin, '/api/vehicles/bulk/archive', { rows });
    expect(new Set(codesOf(results))).toEqual(new Set(['done']));
    expect(results.map((row) => row.id)).toEqual(rows.map((row) => row.id));
  });
});
