import { demoCargoOwners } from '@haisha/demo-company/demo-cargo-owners';
import { demoCompanyHolidays } from '@haisha/demo-company/demo-company-holidays';
import { demoCustomers } from '@haisha/demo-company/demo-customers';
import { demoDepartments } from '@haisha/demo-company/demo-departments';
import { demoEntries } from '@haisha/demo-company/demo-history';
import { demoPassword, demoSecondFactor } from '@haisha/demo-company/demo-users';
import { demoVehicleTypes } from '@haisha/demo-company/demo-vehicle-types';
import { demoSoldVehicle, demoVehicles } from '@haisha/demo-company/demo-vehicles';
import { addDays } from '@haisha/rules/calendar';
import { roles } from '@haisha/rules/permission';
import { cargoOwnerInputSchema } from '@haisha/validation/cargo-owner';
import { companyHolidayInputSchema } from '@haisha/validation/company-holiday';
import { customerInputSchema } from '@haisha/validation/customer';
import { departmentInputSchema } from '@haisha/validation/department';
import { vehicleInputSchema } from '@haisha/validation/vehicle';
import { vehicleWarnings } from '@haisha/validation/vehicle-errors';
import { vehicleEntryInputSchema } from '@haisha/validation/vehicle-history';
import { vehicleTypeInputSchema } from '@haisha/validation/vehicle-type';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { createUser } from '../../test/factories.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { fillDemo } from './fill-demo.ts';

const today = '2026-11-21';
const days = [today, '2027-02-28', '2028-02-29', '2026-12-31'];

function countBy<T>(rows: readonly T[], key: (row: T) => string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(rows, key)).map(([name, found]) => [name, found?.length ?? 0]),
  );
}

describe('the demo company on paper', () => {
  it.each(days)('on %s keeps every rule of the forms', (day) => {
    const fleet = [...demoVehicles(day), demoSoldVehicle(day)];
    for (const { id, ...input } of fleet) expect(vehicleInputSchema.parse(input), id).toEqual(input);
    for (const input of demoDepartments()) expect(departmentInputSchema.parse(input)).toEqual(input);
    for (const input of demoVehicleTypes()) expect(vehicleTypeInputSchema.parse(input)).toEqual(input);
    for (const input of demoCustomers()) expect(customerInputSchema.parse(input)).toEqual(input);
    for (const input of demoCompanyHolidays(day)) expect(companyHolidayInputSchema.parse(input)).toEqual(input);
    for (const input of demoCargoOwners()) expect(cargoOwnerInputSchema.parse(input)).toEqual(input);
    const entries = fleet.flatMap((vehicle, index) => demoEntries(vehicle, index, day));
    for (const input of entries) expect(vehicleEntryInputSchema.parse(input)).toEqual(input);
  });

  it('has the fleet of the plan: 24, 20 and 16, 47 automatic, 5 leased, 2 rented', () => {
    const fleet = demoVehicles(today);
    expect(countBy(fleet, ({ code }) => code.slice(0, 2))).toEqual({ IW: 24, FN: 20, AT: 16 });
    expect(countBy(fleet, ({ grossWeightKg }) => String(grossWeightKg))).toEqual({
      4950: 10,
      7490: 18,
      7960: 16,
      10900: 6,
      24900: 8,
      19880: 2,
    });
    expect(countBy(fleet, ({ transmission }) => transmission)).toEqual({ automatic: 47, manual: 13 });
    expect(countBy(fleet, ({ ownershipType }) => ownershipType)).toEqual({ owned: 53, leased: 5, rental: 2 });
  });

  it('has a 車検 of tomorrow, in 14 days and expired, and a 3-month inspection overdue', () => {
    const due = demoVehicles(today).map(({ inspectionExpiryDate }) => inspectionExpiryDate);
    expect(due).toEqual(expect.arrayContaining([1, 14, -3].map((inDays) => addDays(today, inDays))));
    const next = demoVehicles(today).map(({ nextThreeMonthInspectionDate }) => nextThreeMonthInspectionDate);
    expect(next.some((day) => day < today)).toBe(true);
  });

  it('has plates of hired goods traffic, short numbers among them, and わ for rentals only', () => {
    const fleet = demoVehicles(today);
    expect(fleet.flatMap((vehicle) => vehicleWarnings(vehicle))).toEqual([]);
    expect(new Set(fleet.map(({ plate }) => plate.serialNumber.length))).toEqual(new Set([1, 2, 3, 4]));
  });
});

describe('filling the database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({}, { at: `${today}T03:00:00.000Z` });
    expect(await fillDemo(test.db, today, { env: test.env, now: test.clock() })).toBe(true);
  });
  afterAll(() => test.close());

  it('gives every role a login', async () => {
    for (const role of roles) {
      const response = await logIn(createBrowser(test), `${role}@example.jp`, demoPassword);
      expect(response.statusCode, role).toBe(200);
      expect(response.json().session.user.roles).toEqual([role]);
    }
  });

  it('shows people as they are: invited, deactivated, with kana, telephone and last login', async () => {
    const admin = createBrowser(test);
    await logIn(admin, 'admin@example.jp', demoPassword);
    const list = async (query: string) => (await admin.get(`/api/users?${query}`)).json();
    expect((await list('')).total).toBe(13);
    const invited = { name: '小林 あかり', state: 'invited', lastLoginAt: null, departmentNames: ['厚木センター'] };
    expect((await list('state=invited')).items).toMatchObject([invited]);
    const former = { loginId: 'former@example.jp', lastLoginAt: '2026-09-07T09:20:00.000Z' };
    expect((await list('state=deactivated')).items).toMatchObject([former]);
    const { items } = await list('state=active&q=たかはし');
    expect(items).toMatchObject([{ name: '髙橋 直樹', kana: 'タカハシ ナオキ', phone: '09000000101' }]);
    for (const loginId of ['invited@example.jp', 'former@example.jp']) {
      expect((await logIn(createBrowser(test), loginId, demoPassword)).statusCode).toBe(401);
    }
  });

  it('has proofs of the last deliveries, a result that was set right, and days that the company keeps', async () => {
    const dispatcher = createBrowser(test);
    await logIn(dispatcher, 'dispatcher@example.jp', demoPassword);
    const { items } = (await dispatcher.get('/api/deliveries?operationStatus=partial&sort=-operationDate')).json();
    const files = async ({ id }: { id: string }) => (await dispatcher.get(`/api/deliveries/${id}/files`)).json().items;
    expect((await files(items[0])).map(({ mediaType }: { mediaType: string }) => mediaType)).toEqual([
      'image/jpeg',
      'image/jpeg',
    ]);
    const corrected = items.find(({ version }: { version: number }) => version === 2);
    const changes = (await dispatcher.get(`/api/deliveries/${corrected.id}/changes`)).json().items;
    expect(changes[0].fields.map(({ path }: { path: string }) => path)).toEqual([
      'result.arrivedAt',
      ...(corrected.result.receiver === null ? [] : ['result.receiver']),
      'reason',
    ]);
    const kept = (await dispatcher.get(`/api/company-holidays?from=${today}`)).json().items;
    expect(kept.map(({ name }: { name: string }) => name)).toEqual(['棚卸し', '安全大会', '年末年始', 'お盆']);
  });

  it('has somebody with a second factor, whose key is known', async () => {
    const browser = createBrowser(test);
    expect((await logIn(browser, 'factor@example.jp', demoPassword)).json()).toMatchObject({ session: null });
    const totp = new TOTP({ secret: Secret.fromBase32(demoSecondFactor.secret) });
    const code = totp.generate({ timestamp: test.clock().getTime() });
    const answer = await browser.post('/api/session/second-factor', { code });
    expect(answer.json().session.user.name).toBe('中村 さやか');
  });

  it('has jobs of every ending with what was told of them, one to be downloaded and one to be tried again', async () => {
    const admin = createBrowser(test);
    await logIn(admin, 'admin@example.jp', demoPassword);
    const { items } = (await admin.get('/api/jobs')).json();
    expect(items.map(({ status }: { status: string }) => status)).toEqual([
      'failed',
      'done',
      'done',
      'failed',
      'cancelled',
    ]);
    const file = await admin.get(`/api/jobs/${items[1].id}/file`);
    expect(file.body).toContain('岩槻');
    expect((await admin.get('/api/notifications')).json()).toMatchObject({ total: 4, unread: 1 });
    expect((await admin.post(`/api/jobs/${items[0].id}/retry`, {})).statusCode).toBeLessThan(300);
    // Nobody is asked to try again what the own role does not allow.
    const manager = createBrowser(test);
    await logIn(manager, 'manager@example.jp', demoPassword);
    expect((await manager.get('/api/jobs')).json().items).toEqual([]);
  });

  it('has six owners of goods, two of them billed through the one customer that is closed on the 20th', async () => {
    const accounting = createBrowser(test);
    await logIn(accounting, 'accounting@example.jp', demoPassword);
    const list = async (query: string) => (await accounting.get(`/api/${query}`)).json();
    expect((await list('customers')).total).toBe(5);
    expect((await list('cargo-owners')).total).toBe(6);
    const { items } = await list('customers?closingDay=20');
    expect(items).toMatchObject([{ code: 'C003', cargoOwnerCount: 2 }]);
  });

  it('shows sixty vehicles, the sold one only among the archived, and three in repair', async () => {
    const admin = createBrowser(test);
    await logIn(admin, 'admin@example.jp', demoPassword);
    const list = async (query: string) => (await admin.get(`/api/vehicles?${query}`)).json();
    expect((await list('')).total).toBe(60);
    expect((await list('archived=only')).items).toMatchObject([{ code: '0007', status: 'retired' }]);
    expect((await list('status=inMaintenance')).total).toBe(3);
    const [{ id }] = (await list('archived=only')).items;
    expect(
      (await admin.get(`/api/vehicles/${id}/changes`)).json().items.map(({ action }: { action: string }) => action),
    ).toEqual(['archive', 'create']);
  });

  it('shows where it delivers and the courses there, with whoever usually drives them', async () => {
    const admin = createBrowser(test);
    await logIn(admin, 'admin@example.jp', demoPassword);
    const total = async (url: string) => (await admin.get(url)).json().total;
    expect(await total('/api/destinations')).toBe(412);
    expect(await total('/api/destinations?geoState=none')).toBe(12);
    expect(await total('/api/courses')).toBe(40);
    expect(await total('/api/courses?kind=centre')).toBe(10);
    const [course] = (await admin.get('/api/courses?q=IW-S01')).json().items;
    expect(course).toMatchObject({ stopCount: 12, defaultDriverName: expect.any(String), dutyMinutes: 570 });
    const [hired] = (await admin.get('/api/courses?q=FA-C03')).json().items;
    expect(hired).toMatchObject({ defaultVehicleName: null, defaultDeliveryCompanyName: expect.any(String) });
  });

  it('shares what is known of sixty destinations, with photos and codes, and something new for everybody', async () => {
    const driver = createBrowser(test);
    await logIn(driver, 'driver@example.jp', demoPassword);
    const admin = createBrowser(test);
    await logIn(admin, 'admin@example.jp', demoPassword);
    const list = async (browser: Browser, query: string) =>
      (await browser.get(`/api/shared-destinations?sort=-lastEntryAt&${query}`)).json();
    expect((await list(admin, '')).total).toBe(412);
    expect((await list(driver, '')).total).toBeGreaterThan(40);
    expect((await list(driver, 'unread=only')).total).toBeGreaterThan(0);
    const [first] = (await list(admin, '')).items;
    expect(first).toMatchObject({ noteCount: 7, urgentCount: 2, commentCount: 5 });
    const { items } = (await admin.get(`/api/shared-destinations/${first.id}/notes`)).json();
    expect(items[0]).toMatchObject({ isPinned: true, confirmedBy: [{}, {}, {}], files: [{}, {}] });
    expect((await admin.get(`/api/files/${items[0].files[0].id}`)).statusCode).toBe(200);
    expect((await admin.post(`/api/access-codes/${first.id}/view`)).json().keyBoxCode).toMatch(/^4\d{3}$/);
  });

  it('happens once, and never to a database somebody works in', async () => {
    expect(await fillDemo(test.db, today)).toBe(false);
    const used = await createTestDatabase();
    await createUser(used.db);
    expect(await fillDemo(used.db, today)).toBe(false);
    await used.close();
  });

  it('of two processes at once fills one', async () => {
    const empty = await createTestDatabase();
    const filled = await Promise.all([fillDemo(empty.db, today), fillDemo(empty.db, today)]);
    expect(filled.sort()).toEqual([false, true]);
    await empty.close();
  });
});
