import { randomUUID } from 'node:crypto';
import { kioskDeviceListSchema, kioskDriverSchema, kioskPunchSchema, kioskSchema } from '@haisha/validation/kiosk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, createFleet, type Fleet } from '../../../../test/allocations.ts';
import { type Browser, createBrowser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createKioskDevice, registeredTablet } from '../../../../test/kiosk.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { bodyOf, rightBody } from '../../../../test/route-bodies.ts';
import { createRows, idsOf } from '../../../../test/route-rows.ts';
import { pathOf, routesOf } from '../../../../test/routes.ts';
import { linesOf, recordOf } from '../../../../test/time-records.ts';
import { driverCards } from '../../../db/schema/attendance/driver-cards.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser & { userId: string };
let fleet: Fleet;
let device: { id: string; code: string };
let tablet: Browser;
let driver: { id: string; code: string; name: string };
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-26T12:00:00Z' });
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
});
afterAll(() => test.close());
beforeEach(async () => {
  device = await createKioskDevice(admin, fleet.departmentId);
  tablet = await registeredTablet(test, device.code);
  driver = await createDriver(admin, { departmentId: fleet.departmentId });
});

const nameOf = (code: string, by = tablet) => by.get(`/api/kiosk/driver?code=${encodeURIComponent(code)}`);
const punch = (kind: string, moment: string, code = driver.code, id: string = randomUUID()) => ({
  ...{ id, code, kind, at: moment },
});
const stored = () => test.db.$count(punches, eq(punches.driverId, driver.id));
const devices = async (by = admin) =>
  kioskDeviceListSchema.strict().parse((await by.get('/api/kiosk-devices')).json()).items;

describe('a tablet at the entrance', () => {
  it('is registered with a code that works once and for half an hour', async () => {
    expect(kioskSchema.strict().parse((await tablet.get('/api/kiosk')).json())).toMatchObject({ name: '玄関' });
    const other = createBrowser(test);
    await other.get(test.env.CSRF_PATH);
    expect((await other.post('/api/kiosk/register', { code: device.code })).json().code).toBe('link.invalid');
    const late = await createKioskDevice(admin, fleet.departmentId);
    test.pass(31 * 60_000);
    expect((await other.post('/api/kiosk/register', { code: late.code })).statusCode).toBe(410);
    expect((await devices()).find(({ id }) => id === device.id)).toMatchObject({
      ...{ name: '玄関', revokedAt: null, registeredAt: expect.any(String), lastUsedAt: expect.any(String) },
    });
  });

  it('tells the name of a code and what comes next, and nothing else', async () => {
    const found = kioskDriverSchema.strict().parse((await nameOf(driver.code)).json());
    expect(found).toMatchObject({ name: driver.name, next: 'clockIn', isOnBreak: false });
    await tablet.post('/api/kiosk/punches', punch('clockIn', at('5:00')));
    expect((await nameOf(driver.code.toLowerCase())).json()).toMatchObject({ next: 'leaveGarage' });
    await test.db
      .insert(driverCards)
      .values({ code: `0${driver.code}9`, driverId: driver.id, updatedBy: admin.userId });
    expect((await nameOf(`0${driver.code}9`)).json().name).toBe(driver.name);
  });

  it('stores a punch once, with the device, in whatever order it comes', async () => {
    const body = punch('leaveGarage', at('5:20'));
    const answers = await Promise.all([1, 2, 3].map(() => tablet.post('/api/kiosk/punches', body)));
    for (const answer of answers) expect(kioskPunchSchema.strict().parse(answer.json()).name).toBe(driver.name);
    await tablet.post('/api/kiosk/punches', punch('clockIn', at('5:00')));
    expect(await stored()).toBe(2);
    const record = await recordOf(admin, driver.id, '2026-11-26');
    expect(linesOf(record)).toBe('clockIn 5:00, leaveGarage 5:20');
    expect(record.punches[0]).toMatchObject({ method: 'kiosk', deviceName: '玄関', byName: null });
    const ahead = await tablet.post('/api/kiosk/punches', punch('clockOut', at('27:00')));
    expect(ahead.json().errors).toMatchObject([{ path: 'at', code: 'notAhead' }]);
  });

  it('knows no driver of another centre, and none who has left', async () => {
    const other = await createDriver(admin, { departmentId: (await createDepartment(admin)).id });
    await test.db.update(drivers).set({ leftDate: '2026-11-10' }).where(eq(drivers.id, driver.id));
    for (const code of [other.code, driver.code, 'nobody']) {
      expect((await nameOf(code)).statusCode).toBe(404);
      expect((await tablet.post('/api/kiosk/punches', punch('clockIn', at('5:00'), code))).statusCode).toBe(404);
    }
  });

  it('is slowed down when somebody guesses codes, right or wrong, and other tablets are not', async () => {
    for (let guess = 0; guess < 20; guess += 1) expect((await nameOf(`guess-${guess}`)).statusCode).toBe(404);
    expect((await nameOf(driver.code)).json().code).toBe('throttled');
    const other = await registeredTablet(test, (await createKioskDevice(admin, fleet.departmentId)).code);
    for (let round = 0; round < 25; round += 1) expect((await nameOf(driver.code, other)).statusCode).toBe(200);
  });

  it('does nothing any more once it is revoked', async () => {
    const manager = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
    const stranger = await logInAs(test, ['manager'], { departmentIds: [(await createDepartment(admin)).id] });
    expect((await stranger.post(`/api/kiosk-devices/${device.id}/revoke`, {})).statusCode).toBe(404);
    expect(await devices(stranger)).toEqual([]);
    expect((await manager.post(`/api/kiosk-devices/${device.id}/revoke`, {})).json().revokedAt).not.toBeNull();
    for (const answer of [await tablet.get('/api/kiosk'), await nameOf(driver.code)])
      expect(answer.json().code).toBe('session.required');
    expect((await tablet.post('/api/kiosk/punches', punch('clockIn', at('5:00')))).statusCode).toBe(401);
    const foreign = { departmentId: (await createDepartment(admin)).id, name: '玄関' };
    expect((await manager.post('/api/kiosk-devices', foreign)).statusCode).toBe(400);
  });

  it('is nobody at every other route', async () => {
    const rows = await createRows(test, admin, { ownerId: admin.userId });
    const guarded = routesOf(test).filter(({ access }) => !['public', 'signed', 'device'].includes(access));
    expect(guarded.length).toBeGreaterThan(200);
    for (const route of guarded) {
      const about = { rows, userId: admin.userId, loginId: 'nobody@example.jp' };
      const { headers, payload } = bodyOf(route, rightBody(route, about));
      const url = pathOf(route, idsOf(route, rows));
      const answer = await tablet.send({ method: route.method, url, headers, payload });
      expect({ route: route.name, code: answer.json().code }).toEqual({ route: route.name, code: 'session.required' });
    }
  });
});
