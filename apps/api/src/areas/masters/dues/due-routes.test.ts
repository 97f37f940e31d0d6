import { roles } from '@haisha/rules/permission';
import type { Due, Dues } from '@haisha/validation/due';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createDriver, createVehicle, createVehicleType } from '../../../../test/masters.ts';
import { quickLogIn } from '../../../../test/quick-log-in.ts';
import { deliveryCompanyUsers } from '../../../db/schema/identity/delivery-company-users.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { driverRecords } from '../../../db/schema/masters/driver-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { insertManyVehicles } from '../../../demo/insert-many-vehicles.ts';

const today = '2026-11-21';
const never = { inspectionExpiryDate: '2028-01-01', nextThreeMonthInspectionDate: '2028-01-01' };
let test: TestApp;
let admin: Browser;
let vehicleTypeId: string;
let departmentId: string;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-20T15:00:00Z' });
  admin = await logInAs(test, ['admin']);
  vehicleTypeId = (await createVehicleType(admin)).id;
  departmentId = (await createDepartment(admin)).id;
});
afterAll(() => test.close());

const vehicle = (values: object) => createVehicle(admin, { vehicleTypeId, departmentId, ...never, ...values });

async function dues(browser: Browser): Promise<Dues> {
  const response = await browser.get('/api/dues');
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const told = ({ code, kind, daysLeft }: Due) => `${code} ${kind} ${daysLeft}`;

async function insertDriver(code: string, userId: string | null, leftDate: string | null = null): Promise<string> {
  const [row] = await test.db
    .insert(drivers)
    .values({
      ...{ code, name: '山田 太郎', kana: 'ヤマダ タロウ', shortName: '山田', sex: 'male', birthDate: '1980-01-01' },
      ...{ postalCode: '3390073', prefecture: '埼玉県', city: 'さいたま市', addressLine1: '1-1', phone: '0480000000' },
      ...{
        departmentId,
        employmentType: 'permanent',
        hiredDate: '2020-04-01',
        usableZones: [],
        usableVehicleTypeIds: [],
      },
      ...{ availableWeekdays: [], canWorkNights: false, userId, leftDate, searchText: code },
      ...{ licenceExpiryDate: '2026-11-20', nextHealthCheckDate: '2026-12-01', nextAptitudeTestDate: '2028-01-01' },
    })
    .returning({ id: drivers.id });
  if (!row) throw new Error('no driver was made');
  const held = { kind: 'other', name: '危険物', obtainedDate: '2020-01-01' } as const;
  await test.db.insert(driverRecords).values({
    ...{ driverId: row.id, hasTowing: false, licences: [], healthChecks: [], aptitudeTests: [], events: [] },
    qualifications: [
      { ...held, expiryDate: '2026-12-24' },
      { ...held, expiryDate: null },
    ],
  });
  return row.id;
}

async function insertCompany(code: string, insuranceExpiryDate: string): Promise<string> {
  const [row] = await test.db
    .insert(deliveryCompanies)
    .values({
      ...{ code, name: '協和運送', kana: 'キョウワウンソウ', legalForm: 'corporation', permitKind: 'general' },
      ...{ postalCode: '3390073', prefecture: '埼玉県', city: 'さいたま市', addressLine1: '1-1', phone: '0480000000' },
      ...{ orderSending: 'email', defaultTier: 1, insuranceExpiryDate, closingDay: 31, paymentMonths: 1 },
      ...{ paymentDay: 31, taxRounding: 'down', withholdsTax: false, searchText: code },
    })
    .returning({ id: deliveryCompanies.id });
  if (!row) throw new Error('no company was made');
  return row.id;
}

describe('all that falls due', () => {
  it('comes in the order of its urgency, each date for itself, from the days on that are told of', async () => {
    const insurances = { compulsoryInsuranceExpiryDate: '2027-01-20', voluntaryInsuranceExpiryDate: '2027-01-21' };
    await vehicle({
      code: 'D-1',
      nextThreeMonthInspectionDate: '2026-11-15',
      leaseEndDate: '2026-12-31',
      ...insurances,
    });
    await vehicle({
      code: 'D-2',
      nextTwelveMonthInspectionDate: '2026-11-18',
      inspectionExpiryDate: '2026-11-18',
      nextThreeMonthInspectionDate: '2026-12-21',
    });
    const { plate } = await vehicle({
      code: 'D-3',
      inspectionExpiryDate: today,
      nextThreeMonthInspectionDate: '2026-12-22',
    });
    const { items, count } = await dues(admin);
    expect(items.map(told)).toEqual([
      'D-2 inspection -3',
      'D-1 threeMonthInspection -6',
      'D-3 inspection 0',
      'D-2 threeMonthInspection 30',
      'D-1 leaseEnd 40',
      'D-1 compulsoryInsurance 60',
    ]);
    expect(count).toBe(6);
    const name = `${plate.region} ${plate.classNumber} ${plate.kana} ${plate.serialNumber.replace(/(..)$/, '-$1')}`;
    expect(items[2]).toMatchObject({ entity: 'vehicle', name, departmentName: '千葉センター', dueDate: today });
  });

  it('says nothing of what is archived or retired', async () => {
    const [archived, retired] = [
      await vehicle({ code: 'E-1', inspectionExpiryDate: today }),
      await vehicle({ code: 'E-2', inspectionExpiryDate: today }),
    ];
    const codes = async () => (await dues(admin)).items.map(({ code }) => code).filter((code) => code.startsWith('E-'));
    expect(await codes()).toEqual(['E-1', 'E-2']);
    await admin.post(`/api/vehicles/${archived.id}/archive`, archived);
    await admin.post(`/api/vehicles/${retired.id}/status`, { status: 'retired', from: today, version: 1 });
    expect(await codes()).toEqual([]);
  });

  it('tells of drivers and delivery companies whoever may read that of them, and people of themselves', async () => {
    const driver = await quickLogIn(test, { roles: ['driver'] });
    await insertDriver('R-1', driver.user.id);
    await insertDriver('R-2', null);
    await insertDriver('R-3', null, '2026-11-20');
    const partner = await quickLogIn(test, { roles: ['partner'] });
    const deliveryCompanyId = await insertCompany('C-1', '2026-12-05');
    await insertCompany('C-2', '2026-12-06');
    await test.db.insert(deliveryCompanyUsers).values({ deliveryCompanyId, userId: partner.user.id });
    const about = async (browser: Browser) =>
      (await dues(browser)).items.map(told).filter((text) => /^[RC]-/.test(text));
    const own = ['R-1 licence -1', 'R-1 healthCheck 10', 'R-1 qualification 33'];
    const all = (await about(admin)).toSorted();
    const companies = ['C-1 companyInsurance 14', 'C-2 companyInsurance 15'];
    expect(all).toEqual([...companies, ...own, ...own.map((text) => text.replace('R-1', 'R-2'))].toSorted());
    expect(await about(driver.browser)).toEqual(own);
    expect(await about(partner.browser)).toEqual(companies.slice(0, 1));
    expect(await about((await quickLogIn(test, { roles: ['viewer'] })).browser)).toEqual(companies);
    expect((await about((await quickLogIn(test, { roles: ['labour'] })).browser)).toSorted()).toEqual(
      all.filter((text) => text.startsWith('R')),
    );
  });

  describe('with nothing entered of a driver', () => {
    const of = async (code: string) => (await dues(admin)).items.filter((due) => due.code === code).map(saidOf);
    const saidOf = (due: Due) => `${told(due)}${due.isMissing ? ' missing' : ''}`;

    const lacking = ['licence -2395 missing', 'healthCheck -2425 missing', 'aptitudeTest -2395 missing'];

    it.each([
      ['F-1', '2020-04-01', '2020-05-01', null, lacking],
      ['F-2', '2026-11-20', null, null, ['healthCheck -1 missing']],
      ['F-3', today, '2026-11-30', null, ['healthCheck 0 missing', 'licence 9 missing', 'aptitudeTest 9 missing']],
      ['F-4', '2026-11-22', null, null, ['healthCheck 1 missing']],
      ['F-5', '2027-02-01', '2027-02-02', null, []],
      ['F-6', '2020-04-01', '2020-05-01', '2026-11-20', []],
      ['F-7', '2020-04-01', '2020-05-01', today, lacking],
    ])('%s, hired %s, appointed %s, left %s, lacks %j', async (code, hiredDate, appointedDate, leftDate, lacks) => {
      const leftReason = leftDate && '転職';
      await createDriver(admin, { code, departmentId, hiredDate, appointedDate, leftDate, leftReason });
      expect(await of(code)).toEqual(lacks.map((text) => `${code} ${text}`));
    });

    it('a class of licence without its day is missing since the appointment, until it is entered', async () => {
      const { id } = await createDriver(admin, {
        code: 'F-9',
        departmentId,
        hiredDate: '2020-04-01',
        appointedDate: '2026-11-20',
      });
      const record = {
        licenceNumber: null,
        licenceExpiryDate: '2028-01-01',
        healthChecks: [{ date: '2026-11-01', kind: 'regular', result: 'normal', nextDate: null }],
        aptitudeTests: [{ date: '2026-11-01', kind: 'initial', nextDate: null, note: null }],
      };
      const licence = { licenceClass: 'large', obtainedDate: null, automaticOnly: false };
      await admin.put(`/api/drivers/${id}/record`, { ...record, licences: [licence], version: 0 });
      expect(await of('F-9')).toEqual(['F-9 licenceDay -1 missing']);
      const licences = [{ ...licence, obtainedDate: '2010-04-01' }];
      await admin.put(`/api/drivers/${id}/record`, { ...record, licences, version: 1 });
      expect(await of('F-9')).toEqual([]);
    });

    it('what is entered is missing no more, and late once it is out of date', async () => {
      const employed = { hiredDate: '2020-04-01', appointedDate: null };
      const { id } = await createDriver(admin, { code: 'F-8', departmentId, ...employed });
      const healthChecks = [{ date: '2025-11-01', kind: 'regular', result: 'normal', nextDate: '2026-11-01' }];
      await admin.put(`/api/drivers/${id}/record`, { healthChecks, version: 0 });
      expect(await of('F-8')).toEqual(['F-8 healthCheck -20']);
      const [next] = healthChecks;
      await admin.put(`/api/drivers/${id}/record`, {
        healthChecks: [{ ...next, date: today, nextDate: null }],
        version: 1,
      });
      expect(await of('F-8')).toEqual([]);
    });
  });

  it.each(roles)('answers %s', async (role) => {
    await dues((await quickLogIn(test, { roles: [role] })).browser);
  });

  it('counts also what does not fit, and says when it stopped counting', async () => {
    expect(await dues(admin)).toMatchObject({ isMore: false });
    await insertManyVehicles(test.db, 1_000);
    const { items, count, isMore } = await dues(admin);
    expect(items).toHaveLength(50);
    expect({ count, isMore }).toEqual({ count: 1_000, isMore: true });
  });
});
