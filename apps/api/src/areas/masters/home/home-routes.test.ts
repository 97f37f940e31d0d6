import { demoId } from '@haisha/demo-company/demo-id';
import { demoPassword } from '@haisha/demo-company/demo-users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { departmentBody } from '../../../../test/masters.ts';
import { fillDemo } from '../../../demo/fill-demo.ts';

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

  it('counts vehicles by status and department', async () => {
    const admin = await logInAs(test, ['admin']);
    await test.pool.query('truncate users cascade');
    await fillDemo(test.db, today);
    expect((await admin.get('/api/home')).statusCode).toBe(401);
    const browser = createBrowser(test);
    await logIn(browser, 'admin@example.jp', demoPassword);
    const home = (await browser.get('/api/home')).json();
    expect(home.vehicleCount).toBe(60);
    expect(home.firstSteps).toEqual([]);
    expect(home.vehiclesByStatus).toContainEqual({ status: 'inMaintenance', count: 3 });
    expect(home.departments).toMatchObject([
      { id: demoId('department IW'), name: '岩槻センター', vehicleCount: 24 },
      { name: '船橋センター', vehicleCount: 20 },
      { name: '厚木センター', vehicleCount: 16 },
    ]);
  });

  it('shows a driver nothing of the fleet, and is closed to a partner', async () => {
    const driver = createBrowser(test);
    await logIn(driver, 'driver@example.jp', demoPassword);
    expect((await driver.get('/api/home')).json()).toMatchObject({ vehicleCount: 0 });
    const partner = createBrowser(test);
    await logIn(partner, 'partner@example.jp', demoPassword);
    expect((await partner.get('/api/home')).statusCode).toBe(403);
  });
});
