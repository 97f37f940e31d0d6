import type { Scope } from '@haisha/rules/permission';
import type { Department, DepartmentNames } from '@haisha/validation/department';
import { type Vehicle, vehicleInputSchema, vehicleUpdateSchema } from '@haisha/validation/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { changeVehicle, createDepartment, createVehicle, vehicleBody } from '../../../../test/masters.ts';
import { createActor } from '../../../http/access/actor.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { changeEntity, createEntity } from '../../../services/records/write/write-entity.ts';
import { listDepartmentNames } from '../departments/department-list.ts';
import { vehicleRepository } from './vehicle-repository.ts';

const names = '/api/departments/names';
const nobody = { userId: '', deliveryCompanyId: null, may: () => true, today: '2026-11-21' };
let test: TestApp;
let admin: Browser & { userId: string };
let own: Department;
let other: Department;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  other = await createDepartment(admin, { code: '0020', name: '柏センター', sortOrder: 20 });
  own = await createDepartment(admin, { code: '0030', name: '岩槻営業所', sortOrder: 10 });
  await createDepartment(admin, { code: '0010', name: '野田車庫', sortOrder: 20 });
  const gone = await createDepartment(admin, { code: '0001', sortOrder: 1 });
  await admin.post(`/api/departments/${gone.id}/archive`, { version: 1 });
});
afterAll(() => test.close());

async function namesFor(browser: Browser): Promise<DepartmentNames> {
  return (await browser.get(names)).json();
}

describe('the departments that a vehicle may be of', () => {
  it('come with code and name in the order of the company, without archived ones', async () => {
    const { items } = await namesFor(admin);
    expect(items.map(({ code, name }) => `${code} ${name}`)).toEqual([
      '0030 岩槻営業所',
      '0010 野田車庫',
      '0020 柏センター',
    ]);
    expect(items[0]).toEqual({ id: own.id, code: '0030', name: '岩槻営業所', nameEn: null, kind: own.kind });
  });

  it('are all of them for a manager, who reads one department as such', async () => {
    const manager = await logInAs(test, ['manager'], { departmentIds: [own.id] });
    expect((await manager.get('/api/departments')).json().total).toBe(1);
    expect(await namesFor(manager)).toEqual(await namesFor(admin));
  });

  it('are the own ones, or none, for whoever reads no other vehicles', async () => {
    const namesWithin = async (rows: Scope) =>
      (await listDepartmentNames(test.db, { ...nobody, rows, departmentIds: [own.id] })).items;
    expect(await namesWithin('department')).toEqual([
      { id: own.id, code: '0030', name: '岩槻営業所', nameEn: null, kind: own.kind },
    ]);
    for (const scope of ['today', 'own', 'visible'] as const) expect(await namesWithin(scope)).toEqual([]);
  });
});

describe('a vehicle moved to another department', () => {
  it('is moved by a manager, and moved back', async () => {
    const manager = await logInAs(test, ['manager'], { departmentIds: [own.id] });
    const vehicle = await createVehicle(admin, { departmentId: own.id });
    const away = await changeVehicle(manager, vehicle, { departmentId: other.id });
    expect(away.json()).toMatchObject({ version: 2, departmentId: other.id, departmentName: '柏センター' });
    const back = await changeVehicle(manager, away.json(), { departmentId: own.id });
    expect(back.json()).toMatchObject({ version: 3, departmentId: own.id, departmentName: '岩槻営業所' });
  });

  it('is created by a manager for another department', async () => {
    const manager = await logInAs(test, ['manager'], { departmentIds: [own.id] });
    const { vehicleTypeId } = await createVehicle(admin, { departmentId: own.id });
    const response = await manager.post('/api/vehicles', vehicleBody({ departmentId: other.id, vehicleTypeId }));
    expect([response.statusCode, response.json().departmentName]).toEqual([201, '柏センター']);
  });
});

describe('whoever may change the vehicles of some departments only', () => {
  const actor = createActor({
    userId: '',
    name: '試験 花子',
    roles: ['manager'],
    departmentScope: 'own',
    departmentIds: [],
    deliveryCompanyId: null,
  });
  const withinOwn = <T>(act: (write: Write) => Promise<T>): Promise<T> =>
    test.db.transaction((tx) =>
      act({
        tx,
        actor: { ...actor, userId: admin.userId, departmentIds: [own.id] },
        scope: { ...nobody, rows: 'department', departmentIds: [own.id] },
        requestId: 'r1',
      }),
    );
  const move = (vehicle: Vehicle, departmentId: string) => {
    const body = vehicleUpdateSchema.parse({ ...vehicle, departmentId });
    return withinOwn((write) =>
      changeEntity(write, vehicleRepository, vehicle, 'update', (row) => vehicleRepository.update(write, row, body)),
    );
  };

  it('moves none out of them or into them, and makes none elsewhere', async () => {
    const inside = await createVehicle(admin, { departmentId: own.id });
    const outside = await createVehicle(admin, { departmentId: other.id });
    const refused = { code: 'record.not_found' };
    await expect(move(inside, other.id)).rejects.toMatchObject(refused);
    await expect(move(outside, own.id)).rejects.toMatchObject(refused);
    const { vehicleTypeId } = inside;
    const body = vehicleInputSchema.parse(vehicleBody({ departmentId: other.id, vehicleTypeId }));
    await expect(withinOwn((write) => createEntity(write, vehicleRepository, body))).rejects.toMatchObject(refused);
    for (const { id, departmentId } of [inside, outside]) {
      expect((await admin.get(`/api/vehicles/${id}`)).json()).toMatchObject({ version: 1, departmentId });
    }
    expect((await admin.get(`/api/vehicles?q=${body.code}`)).json().total).toBe(0);
  });
});
