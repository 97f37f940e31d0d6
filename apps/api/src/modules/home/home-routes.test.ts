import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { departmentBody } from '../../../test/masters.ts';
import { demoId } from '../../demo/demo-id.ts';
import { demoPassword } from '../../demo/demo-users.ts';
import { fillDemo } from '../../demo/fill-demo.ts';
import { insertManyVehicles } from '../../demo/insert-many-vehicles.ts';

const today = '2026-11-21';
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-20T15:00:00Z' });
});
afterAll(() => test.close());

describe('the home page', () => {
  it('of an empty company is empty but for what to do first', async () => {
    const admin = await logInAs(test, ['admin']);
    expect((await admin.get('/api/home')).json()).toEqual({
      today,
      attention: [],
      attentionCount: 0,
      firstSteps: [
        { step: 'department', done: false },
        { step: 'vehicleType', done: false },
        { step: 'vehicle', done: false },
        { step: 'user', done: false },
      ],
      vehicleCount: 0,
      vehiclesByStatus: [],
      departments: [],
    });
  });

  it('says of the first steps those that somebody may do, and which are done', async () => {
    const stepsOf = async (browser: Browser) => (await browser.get('/api/home')).json().firstSteps;
    const admin = await logInAs(test, ['admin']);
    expect((await admin.post('/api/departments', departmentBody())).statusCode).toBe(201);
    expect(await stepsOf(admin)).toMatchObject([{ done: true }, { done: false }, { done: false }, { done: true }]);
    const [manager, viewer] = [await logInAs(test, ['manager']), await logInAs(test, ['viewer'])];
    expect((await stepsOf(manager)).map(({ step }: { step: string }) => step)).toEqual(['vehicleType', 'vehicle']);
    expect(await stepsOf(viewer)).toEqual([]);
  });

  it('lists what is late, then what is due first, and counts vehicles by status and department', async () => {
    const admin = await logInAs(test, ['admin']);
    await test.pool.query('truncate users cascade');
    await fillDemo(test.db, today);
    expect((await admin.get('/api/home')).statusCode).toBe(401);
    const browser = createBrowser(test);
    await logIn(browser, 'admin@example.jp', demoPassword);
    const home = (await browser.get('/api/home')).json();
    expect(home.attention[0]).toMatchObject({ kind: 'inspectionExpired', vehicleCode: 'IW-18', daysLeft: -3 });
    expect(home.attention[1]).toMatchObject({ kind: 'threeMonthInspectionOverdue', daysLeft: -6 });
    expect(home.attention[2]).toMatchObject({ kind: 'inspectionDue', daysLeft: 0 });
    expect(home.attention[3]).toMatchObject({ kind: 'threeMonthInspectionDue', daysLeft: 0 });
    const days = home.attention.slice(2).map((item: { daysLeft: number }) => item.daysLeft);
    expect(days).toEqual(days.toSorted((a: number, b: number) => a - b));
    expect(home.attentionCount).toBe(home.attention.length);
    expect(home.vehicleCount).toBe(60);
    expect(home.firstSteps).toEqual([]);
    expect(home.vehiclesByStatus).toContainEqual({ status: 'inMaintenance', count: 3 });
    expect(home.departments).toMatchObject([
      { id: demoId('department IW'), name: '岩槻センター', vehicleCount: 24 },
      { name: '船橋センター', vehicleCount: 20 },
      { name: '厚木センター', vehicleCount: 16 },
    ]);
  });

  it('counts also what does not fit into the list', async () => {
    await insertManyVehicles(test.db, 1_000);
    const browser = createBrowser(test);
    await logIn(browser, 'admin@example.jp', demoPassword);
    const home = (await browser.get('/api/home')).json();
    expect(home.attention).toHaveLength(50);
    expect(home.attentionCount).toBeGreaterThan(300);
  });

  it('shows a driver nothing of the fleet, and is closed to a partner', async () => {
    const driver = createBrowser(test);
    await logIn(driver, 'driver@example.jp', demoPassword);
    expect((await driver.get('/api/home')).json()).toMatchObject({ vehicleCount: 0, attention: [] });
    const partner = createBrowser(test);
    await logIn(partner, 'partner@example.jp', demoPassword);
    expect((await partner.get('/api/home')).statusCode).toBe(403);
  });
});
