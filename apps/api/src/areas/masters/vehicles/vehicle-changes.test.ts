import type { RecordChange } from '@haisha/validation/record-change';
import type { Vehicle } from '@haisha/validation/vehicle';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { changeVehicle, createDepartment, createVehicle } from '../../../../test/masters.ts';

let test: TestApp;
let admin: Browser & { userId: string };
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

async function changesOf({ id }: Pick<Vehicle, 'id'>): Promise<RecordChange[]> {
  return (await admin.get(`/api/vehicles/${id}/changes`)).json().items;
}

describe('the changes of a vehicle', () => {
  it('tell who changed which fields from what to what, newest first, without technical fields', async () => {
    const vehicle = await createVehicle(admin, { maker: '日野' });
    const other = await createDepartment(admin, { name: '野田センター' });
    const plate = { ...vehicle.plate, kana: 'き' };
    await changeVehicle(admin, vehicle, { maker: 'いすゞ', departmentId: other.id, plate });
    await admin.post(`/api/vehicles/${vehicle.id}/archive`, { version: 2 });
    const changes = await changesOf(vehicle);
    expect(changes.map(({ action, by }) => [action, by?.id])).toEqual([
      ['archive', admin.userId],
      ['update', admin.userId],
      ['create', admin.userId],
    ]);
    expect(changes[1]?.fields).toEqual([
      { path: 'plate', before: vehicle.plate, after: plate },
      { path: 'maker', before: '日野', after: 'いすゞ' },
      { path: 'departmentId', before: '千葉センター', after: '野田センター' },
    ]);
    expect(changes[0]?.fields).toEqual([]);
    expect(changes[2]?.fields).toContainEqual({ path: 'maker', before: null, after: '日野' });
  });

  it('are kept with the row as it was, in the same transaction as the write', async () => {
    const vehicle = await createVehicle(admin);
    const refused = await changeVehicle(admin, vehicle, { departmentId: '00000000-0000-4000-8000-000000000000' });
    expect(refused.statusCode).toBe(400);
    const { rows } = await test.db.execute(
      sql`select action, before, after, actor_id, request_id from audit_records where entity_id = ${vehicle.id}`,
    );
    expect(rows).toEqual([
      { action: 'create', before: null, after: vehicle, actor_id: admin.userId, request_id: expect.any(String) },
    ]);
  });
});
