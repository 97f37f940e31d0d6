import type { Course } from '@haisha/validation/course';
import type { Destination } from '@haisha/validation/destination';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import {
  courseBody,
  createCourse,
  createDepartment,
  createDestination,
  createVehicle,
  createVehicleType,
} from '../../../../test/masters.ts';
import { operationTimeCourses } from '../../../db/schema/masters/operation-time-courses.ts';
import { operationTimes } from '../../../db/schema/masters/operation-times.ts';

let test: TestApp;
let admin: Browser;
let places: { departmentId: string; vehicleTypeId: string };
const stores: Destination[] = [];
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  places = { departmentId: (await createDepartment(admin)).id, vehicleTypeId: (await createVehicleType(admin)).id };
  const first = await createDestination(admin);
  const { cargoOwnerId } = first;
  stores.push(
    first,
    await createDestination(admin, { cargoOwnerId }),
    await createDestination(admin, { cargoOwnerId }),
  );
});
afterAll(() => test.close());

function create(values: object = {}): Promise<Course> {
  return createCourse(admin, { ...places, ...values });
}

/** A stop at the store of that number. */
function stopAt(number: number, values: object = {}) {
  const stop = { arriveFromMinutes: null, arriveToMinutes: null, workMinutes: 15, hasBreak: false };
  return { ...stop, destinationId: stores[number]?.id ?? '', ...values };
}

async function refusals(values: object): Promise<string[]> {
  const { errors } = (await admin.post('/api/courses', { ...courseBody(places), ...values })).json();
  return errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
}

async function codesOf(query: string): Promise<string[]> {
  return (await admin.get(`/api/courses?${query}`)).json().items.map(({ code }: Course) => code);
}

describe('a course', () => {
  it('is created, read, changed, archived and restored, with its duty worked out', async () => {
    const created = await create({ stops: [stopAt(0, { arriveFromMinutes: 270, hasBreak: true })] });
    expect(created).toMatchObject({ version: 1, stopCount: 1, dutyMinutes: 570 });
    expect(created.stops).toMatchObject([{ destinationName: stores[0]?.name, destinationCode: stores[0]?.code }]);
    const url = `/api/courses/${created.id}`;
    expect((await admin.get(url)).json()).toEqual(created);
    const changed = (await admin.put(url, { ...created, endMinutes: 720 })).json();
    expect(changed).toMatchObject({ version: 2, dutyMinutes: 600, stops: created.stops });
    expect((await admin.put(url, { ...created, name: 'x' })).json()).toMatchObject({ code: 'version.conflict' });
    expect((await admin.post(`${url}/archive`, { version: 2 })).json().archivedAt).not.toBeNull();
    expect((await admin.post(`${url}/restore`, { version: 3 })).json()).toMatchObject({ version: 4, archivedAt: null });
    expect((await admin.get(url)).json().stops).toEqual(created.stops);
  });

  it('keeps its stops in the order they were sent in, one place twice as well', async () => {
    const row = await create({ stops: [stopAt(2), stopAt(0), stopAt(2)] });
    const order = ({ stops }: Course) => stops.map((stop) => stores.findIndex(({ id }) => id === stop.destinationId));
    expect(order(row)).toEqual([2, 0, 2]);
    const changed = (await admin.put(`/api/courses/${row.id}`, { ...row, stops: [stopAt(1), ...row.stops] })).json();
    expect(order(changed)).toEqual([1, 2, 0, 2]);
    expect(changed.stopCount).toBe(4);
    const emptied = (await admin.put(`/api/courses/${row.id}`, { ...changed, stops: [] })).json();
    expect(emptied).toMatchObject({ stops: [], stopCount: 0 });
  });

  it('has a code of its own', async () => {
    const { code } = await create();
    expect(await refusals({ code })).toEqual(['code taken']);
  });

  it('wants its times one after the other, those of the next day as 25:30', async () => {
    const night = { reportMinutes: '20:00', leaveGarageMinutes: '20:30', departMinutes: '21:30' };
    const row = await create({ ...night, returnMinutes: '27:30', endMinutes: '28:00' });
    expect(row).toMatchObject({ reportMinutes: 1200, returnMinutes: 1650, dutyMinutes: 480 });
    expect(await refusals({ ...night, returnMinutes: '3:30', endMinutes: '4:00' })).toEqual([
      'returnMinutes notBeforeEarlier',
    ]);
    expect(await refusals({ rollCallMinutes: 100, loadEndMinutes: 999 })).toEqual([
      'rollCallMinutes notBeforeEarlier',
      'departMinutes notBeforeEarlier',
    ]);
  });

  it('is driven by a vehicle and driver of our own or by a delivery company', async () => {
    const vehicle = await createVehicle(admin, places);
    const hired = { defaultDeliveryCompanyId: places.departmentId };
    expect(await refusals({ ...hired, defaultVehicleId: vehicle.id })).toEqual(['defaultDeliveryCompanyId ownOrHired']);
    expect(await refusals(hired)).toEqual(['defaultDeliveryCompanyId invalid']);
    const row = await create({ defaultVehicleId: vehicle.id });
    expect(row).toMatchObject({ defaultVehicleName: vehicle.code, defaultDriverName: null });
  });

  it('stops only at destinations that are there and not archived, and keeps those it has', async () => {
    const gone = await createDestination(admin, { cargoOwnerId: stores[0]?.cargoOwnerId });
    const row = await create({ stops: [stopAt(0)] });
    await admin.post(`/api/destinations/${gone.id}/archive`, { version: 1 });
    const stops = [stopAt(0), stopAt(0, { destinationId: gone.id }), stopAt(0, { destinationId: row.id })];
    expect(await refusals({ stops })).toEqual(['stops.1.destinationId archived', 'stops.2.destinationId invalid']);
    await test.pool.query('update course_stops set destination_id = $1 where course_id = $2', [gone.id, row.id]);
    const url = `/api/courses/${row.id}`;
    const now = (await admin.get(url)).json();
    expect((await admin.put(url, { ...now, note: '迂回あり' })).statusCode).toBe(200);
    await admin.post(`${url}/archive`, { version: 2 });
    expect((await admin.post(`${url}/restore`, { version: 3 })).json().errors).toEqual([
      { path: 'stops.0.destinationId', code: 'archived' },
    ]);
  });
});

describe('what a course uses and is used by', () => {
  it('is not archived while courses refer to it', async () => {
    const own = {
      departmentId: (await createDepartment(admin)).id,
      vehicleTypeId: (await createVehicleType(admin)).id,
    };
    const vehicle = await createVehicle(admin, places);
    const { code } = await create({ ...own, defaultVehicleId: vehicle.id });
    const usedBy = [{ entity: 'course', count: 1, examples: [code] }];
    for (const url of [
      `/api/departments/${own.departmentId}`,
      `/api/vehicle-types/${own.vehicleTypeId}`,
      `/api/vehicles/${vehicle.id}`,
    ]) {
      expect((await admin.post(`${url}/archive`, { version: 1 })).json()).toMatchObject({ usedBy });
    }
  });

  it('is not archived while an operation time says what it takes of a shift', async () => {
    const course = await create();
    const [time] = await test.db
      .insert(operationTimes)
      .values({
        code: 'OT-1',
        name: '早番',
        departmentId: places.departmentId,
        shiftKind: 'early',
        dayTypes: [],
        startMinutes: 120,
        endMinutes: 600,
        beforeMinutes: 30,
        afterMinutes: 20,
        validFrom: '2026-04-01',
        searchText: '',
      })
      .returning({ id: operationTimes.id });
    const spent = { drivingMinutes: 200, handlingMinutes: 100, waitingMinutes: 0, position: 0 };
    await test.db
      .insert(operationTimeCourses)
      .values({ operationTimeId: time?.id ?? '', courseId: course.id, ...spent });
    const { usedBy } = (await admin.post(`/api/courses/${course.id}/archive`, { version: 1 })).json();
    expect(usedBy).toEqual([{ entity: 'operationTime', count: 1, examples: ['早番'], examplesEn: ['早番'] }]);
    const dispatcher = await logInAs(test, ['dispatcher']);
    expect((await dispatcher.get(`/api/courses/${course.id}/usage`)).json()).toEqual({ usedBy });
  });
});

describe('the list of courses', () => {
  it('finds, filters and sorts', async () => {
    const departmentId = (await createDepartment(admin)).id;
    const at = (code: string, values: object) => create({ code, departmentId, ...values });
    await at('L-1', { name: '岩槻 埼玉東', kind: 'centre', reportMinutes: 60, stops: [stopAt(0), stopAt(1)] });
    await at('L-2', { name: '船橋 髙島平', roundNumber: 2, endMinutes: 1000 });
    await at('L-3', { name: '厚木 横浜', tollRoute: '東名 厚木IC' });
    const own = `departmentId=${departmentId}`;
    expect(await codesOf(own)).toEqual(['L-1', 'L-2', 'L-3']);
    expect(await codesOf(`${own}&sort=-dutyMinutes`)).toEqual(['L-2', 'L-1', 'L-3']);
    expect(await codesOf(`${own}&sort=-stopCount`)).toEqual(['L-1', 'L-3', 'L-2']);
    expect(await codesOf(`${own}&kind=centre`)).toEqual(['L-1']);
    expect(await codesOf(`${own}&q=${encodeURIComponent('高島平')}`)).toEqual(['L-2']);
    expect(await codesOf(`${own}&q=${encodeURIComponent('とうめい 厚木')}`)).toEqual([]);
    expect(await codesOf(`${own}&q=${encodeURIComponent('東名')}`)).toEqual(['L-3']);
    for (const sort of ['name', 'roundNumber', 'departmentName', 'directionName', 'kind', 'vehicleTypeName']) {
      expect((await codesOf(`${own}&sort=-${sort}`)).length, sort).toBe(3);
    }
  });

  it('can be taken away as a file, with times as people write them', async () => {
    const { code } = await create({ endMinutes: 1530, stops: [stopAt(0, { arriveFromMinutes: 270 })] });
    const columns = ['code', 'endMinutes', 'dutyMinutes', 'weekdays', 'stops'].map((one) => `columns=${one}`).join('&');
    const file = await admin.get(`/api/courses/export?format=csv&q=${code}&${columns}`);
    expect(file.body).toContain(`${code},25:30,23:30,月 / 火,${stores[0]?.code} 4:30`);
  });
});
