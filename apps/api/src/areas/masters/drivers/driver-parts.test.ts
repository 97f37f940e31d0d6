import type { Role } from '@haisha/rules/permission';
import type { Driver } from '@haisha/validation/driver';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { driverRecords } from '../../../db/schema/masters/driver-records.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';

let test: TestApp;
let admin: Browser & { userId: string };
/** With everything entered, and a login. */
let driver: Driver;
let himself: Browser;

const record = {
  licenceNumber: '433012345630',
  licenceMedium: 'both',
  licenceExpiryDate: '2027-04-01',
  hasTowing: true,
  licences: [{ licenceClass: 'large', obtainedDate: '2010-05-01' }],
  qualifications: [{ kind: 'forklift', obtainedDate: '2012-01-01' }],
  healthChecks: [
    { date: '2026-10-01', kind: 'regular', result: 'restricted', nextDate: '2027-10-01', note: '血圧' },
    { date: '2025-10-01', kind: 'regular', result: 'normal', nextDate: '2026-10-01' },
  ],
  healthRestrictions: '夜間の単独運行は不可',
  aptitudeTests: [{ date: '2015-04-10', kind: 'initial' }],
  events: [{ date: '2020-01-01', kind: 'accident', note: '構内で接触' }],
};
const pay = {
  payType: 'monthly',
  baseAmountYen: 230_000,
  allowances: [{ name: '無事故手当', amountYen: 10_000, unit: 'month', isPremiumBasis: true }],
};

beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-21T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  const login = await logInAs(test, ['driver']);
  himself = login;
  driver = await createDriver(admin, { userId: login.userId, birthDate: '1962-03-01' });
  expect((await admin.put(`/api/drivers/${driver.id}/record`, { ...record, version: 0 })).statusCode).toBe(200);
  expect((await admin.put(`/api/drivers/${driver.id}/pay`, { ...pay, version: 0 })).statusCode).toBe(200);
});
afterAll(() => test.close());

const url = (part: string, { id }: Driver = driver) => `/api/drivers/${id}/${part}`;

describe('a part of a driver', () => {
  it('is there, and empty, before anything is entered', async () => {
    const other = await createDriver(admin);
    expect((await admin.get(url('record', other))).json()).toMatchObject({ id: other.id, version: 0, licences: [] });
    expect((await admin.get(url('pay', other))).json()).toMatchObject({ version: 0, payType: null, allowances: [] });
  });

  it('has a version of its own, and refuses a stale one', async () => {
    const read = (await admin.get(url('record'))).json();
    expect(read).toMatchObject({ version: 1, licences: [{ licenceClass: 'large', automaticOnly: false }] });
    const changed = (await admin.put(url('record'), { ...read, hasTowing: false })).json();
    expect(changed).toMatchObject({ version: 2, hasTowing: false });
    expect((await admin.put(url('record'), read)).json()).toMatchObject({ code: 'version.conflict', current: changed });
    expect((await admin.put(url('record'), { ...changed, hasTowing: true })).statusCode).toBe(200);
    expect((await admin.get(`/api/drivers/${driver.id}`)).json().version).toBe(driver.version);
  });

  it('does not change with an archived driver', async () => {
    const other = await createDriver(admin);
    await admin.post(`/api/drivers/${other.id}/archive`, other);
    expect((await admin.put(url('pay', other), { ...pay, version: 0 })).json().code).toBe('record.archived');
  });

  it('refuses days that cannot be, and leaves those alone that it has already', async () => {
    const other = await createDriver(admin, { birthDate: '1980-02-29' });
    const read = (await admin.get(url('record', other))).json();
    const licence = { licenceClass: 'large', obtainedDate: '1990-03-01' };
    const check = { date: '2062-04-01', kind: 'regular', result: 'normal' };
    const wrong = { ...read, licenceExpiryDate: '2031-04-01', licences: [licence], healthChecks: [check] };
    expect((await admin.put(url('record', other), wrong)).json().errors).toMatchObject([
      { path: 'licences.0.obtainedDate', code: 'dayTooEarly', params: { earliest: '1998/02/28' } },
      { path: 'healthChecks.0.date', code: 'dayTooLate', params: { latest: '2026/11/21' } },
    ]);
    const there = { ...read, healthChecks: [{ ...check, nextDate: null, note: null }] };
    await test.db.insert(driverRecords).values({ ...there, driverId: other.id, updatedBy: admin.userId });
    const stored = (await admin.get(url('record', other))).json();
    expect((await admin.put(url('record', other), { ...stored, hasTowing: true })).statusCode).toBe(200);
  });

  it('names what does not fit', async () => {
    const { licences } = record;
    const wrong = { ...record, version: 3, licences: [...licences, ...licences], licenceExpiryDate: null };
    const { errors } = (await admin.put(url('record'), wrong)).json();
    expect(errors).toEqual([
      { path: 'licences.1.licenceClass', code: 'duplicate' },
      { path: 'licenceExpiryDate', code: 'required' },
    ]);
    const other = { ...record, version: 3, qualifications: [{ kind: 'other', obtainedDate: '2012-01-01' }] };
    expect((await admin.put(url('record'), other)).json().errors).toMatchObject([{ path: 'qualifications.0.name' }]);
  });

  it('keeps its own history; pay is of no department in the audit log', async () => {
    const { items } = (await admin.get(url('pay/changes'))).json();
    expect(items[0].fields.map(({ path }: { path: string }) => path)).toEqual([
      'payType',
      'baseAmountYen',
      'allowances',
    ]);
    expect((await admin.get(url('record/changes'))).json().items.length).toBeGreaterThan(0);
    const [paid] = await test.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.entity, 'driverPay'), eq(auditRecords.entityId, driver.id)));
    expect(paid).toMatchObject({ departmentIds: [], label: `${driver.code} 佐藤 誠` });
    const manager = await logInAs(test, ['manager'], { departmentIds: [driver.departmentId] });
    const seen = (await manager.get('/api/audit?entity=driverPay')).json();
    expect(seen.total).toBe(0);
    expect((await manager.get('/api/audit?entity=driverRecord')).json().total).toBeGreaterThan(0);
  });

  it('moves what is due next with the days of birth, hiring and appointment, and with work at night', async () => {
    const other = await createDriver(admin, {
      birthDate: '1962-03-01',
      hiredDate: '2015-04-01',
      appointedDate: '2015-05-01',
    });
    let current = other;
    const change = async (values: object) => {
      current = (await admin.put(`/api/drivers/${other.id}`, { ...current, ...values })).json();
      return current;
    };
    const lacking = { lacksLicence: true, lacksHealthCheck: true, lacksAptitudeTest: true };
    expect(other).toMatchObject({
      ...lacking,
      ...{ licenceExpiryDate: '2015-05-01', nextHealthCheckDate: '2015-04-01', nextAptitudeTestDate: '2015-05-01' },
    });
    expect(await change({ hiredDate: '2015-03-01', appointedDate: null })).toMatchObject({
      ...lacking,
      ...{ licenceExpiryDate: null, nextHealthCheckDate: '2015-03-01', nextAptitudeTestDate: null },
    });
    const healthChecks = [{ date: '2026-10-01', kind: 'regular', result: 'normal', nextDate: null }];
    await admin.put(url('record', other), { ...record, healthChecks, version: 0 });
    expect((await admin.get(`/api/drivers/${other.id}`)).json()).toMatchObject({
      ...{ lacksLicence: false, lacksHealthCheck: false, lacksAptitudeTest: false, licenceExpiryDate: '2027-04-01' },
      ...{ nextHealthCheckDate: '2027-10-01', nextAptitudeTestDate: '2028-03-01' },
    });
    expect(await change({ birthDate: '1963-03-01', canWorkNights: true })).toMatchObject({
      ...{ licenceExpiryDate: '2027-04-01', nextHealthCheckDate: '2027-04-01', nextAptitudeTestDate: '2029-03-01' },
    });
  });
});

it.each(['licenceExpiryDate', 'nextHealthCheckDate', 'nextAptitudeTestDate'])(
  'drivers whose last day is known stand last when they are sorted by %s, in both directions',
  async (sort) => {
    const { departmentId } = await createDriver(admin, { appointedDate: '2020-04-01', hiredDate: '2020-04-01' });
    await createDriver(admin, { departmentId, appointedDate: '2022-04-01', hiredDate: '2022-04-01' });
    const left = { leftDate: '2024-03-31', leftReason: '転職' };
    await createDriver(admin, { departmentId, appointedDate: '2018-04-01', hiredDate: '2018-04-01', ...left });
    const years = async (order: string) => {
      const { items } = (await admin.get(`/api/drivers?departmentId=${departmentId}&sort=${order}`)).json();
      return items.map(({ hiredDate }: { hiredDate: string }) => hiredDate.slice(0, 4));
    };
    expect(await years(sort)).toEqual(['2020', '2022', '2018']);
    expect(await years(`-${sort}`)).toEqual(['2022', '2020', '2018']);
  },
);

describe('what of a driver is read', () => {
  it.each<[Role, Record<string, number>]>([
    ['manager', { record: 200, licences: 403, fitness: 403, pay: 403 }],
    ['assistant', { record: 403, licences: 403, fitness: 200, pay: 403 }],
    ['dispatcher', { record: 403, licences: 200, fitness: 403, pay: 403 }],
    ['accounting', { record: 403, licences: 403, fitness: 403, pay: 200 }],
    ['labour', { record: 200, licences: 403, fitness: 403, pay: 200 }],
    ['viewer', { record: 403, licences: 403, fitness: 403, pay: 403 }],
    ['partner', { record: 403, licences: 403, fitness: 403, pay: 403 }],
    ['driver', { record: 404, licences: 403, fitness: 403, pay: 404 }],
  ])('by the role %s is what its work needs', async (role, expected) => {
    const browser = await logInAs(test, [role]);
    for (const [part, status] of Object.entries(expected)) {
      expect([part, (await browser.get(url(part))).statusCode]).toEqual([part, status]);
    }
  });

  it('is one line of the health for who calls the roll, and classes for a dispatcher', async () => {
    const assistant = await logInAs(test, ['assistant']);
    expect((await assistant.get(url('fitness'))).json()).toEqual({
      result: 'restricted',
      healthRestrictions: '夜間の単独運行は不可',
    });
    const dispatcher = await logInAs(test, ['dispatcher']);
    expect((await dispatcher.get(url('licences'))).json()).toEqual({
      licenceExpiryDate: '2027-04-01',
      hasTowing: true,
      licences: [{ licenceClass: 'large', obtainedDate: '2010-05-01', automaticOnly: false }],
    });
  });

  it.each<[Role[], string | null, string | null, string | null]>([
    [['admin'], '2027-04-01', '2027-10-01', '2028-03-01'],
    [['dispatcher'], '2027-04-01', null, null],
    [['assistant'], null, null, null],
    [['viewer'], null, null, null],
    [['viewer', 'driver'], null, null, null],
  ])(
    'in the list by %s leaves out the days of others',
    async (roles, licenceExpiryDate, nextHealthCheckDate, nextAptitudeTestDate) => {
      const browser = await logInAs(test, roles);
      for (const sort of ['licenceExpiryDate', '-nextHealthCheckDate', 'nextAptitudeTestDate']) {
        const { items } = (await browser.get(`/api/drivers?q=${driver.code}&sort=${sort}`)).json();
        expect(items).toMatchObject([{ licenceExpiryDate, nextHealthCheckDate, nextAptitudeTestDate }]);
      }
    },
  );

  it.each<[Role, boolean, boolean]>([
    ['admin', true, true],
    ['labour', true, true],
    ['dispatcher', false, true],
    ['viewer', false, false],
  ])(
    'that nothing has been entered is told to the role %s: %s, of the licence: %s',
    async (role, isTold, ofLicence) => {
      const bare = await createDriver(admin);
      const seen = (await (await logInAs(test, [role])).get(`/api/drivers/${bare.id}`)).json();
      expect(seen).toMatchObject({ lacksHealthCheck: isTold, lacksAptitudeTest: isTold, lacksLicence: ofLicence });
    },
  );

  it.each<[Role, number]>([
    ['admin', 1],
    ['dispatcher', 1],
    ['assistant', 0],
    ['viewer', 0],
  ])('and is due is counted and found by the role %s as far as it knows the days: %i', async (role, expired) => {
    const { id: departmentId } = await createDepartment(admin);
    const { id } = await createDriver(admin, { departmentId });
    await createDriver(admin, { departmentId, leftDate: '2026-11-20', leftReason: '転職' });
    const browser = await logInAs(test, [role]);
    const query = `departmentId=${departmentId}`;
    expect((await browser.get(`/api/drivers/due-counts?${query}`)).json()).toEqual({ expired, within30: 0 });
    const { items } = (await browser.get(`/api/drivers?${query}&due=expired`)).json();
    expect(items.map((found: Driver) => found.id)).toEqual(expired === 1 ? [id] : []);
  });

  it('by a driver is what is his own, whole', async () => {
    const { items } = (await himself.get('/api/drivers')).json();
    expect(items).toMatchObject([
      { id: driver.id, licenceExpiryDate: '2027-04-01', nextHealthCheckDate: '2027-10-01' },
    ]);
    expect((await himself.get(url('record'))).json()).toMatchObject({ licenceNumber: '433012345630' });
    expect((await himself.get(url('pay'))).json()).toMatchObject({ baseAmountYen: 230_000 });
    expect((await himself.put(url('record'), { ...record, version: 1 })).statusCode).toBe(403);
    const other = await createDriver(admin);
    for (const part of ['record', 'pay', 'changes']) {
      expect((await himself.get(url(part, other))).statusCode).toBe(404);
    }
  });
});
