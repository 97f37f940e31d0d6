import { type LabourAgreementList, labourAgreementListSchema } from '@haisha/validation/labour-agreement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { hoursRuleBody } from '../../../../test/hours-rules.ts';

let test: TestApp;
let admin: Browser & { userId: string };
let labour: Browser;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  labour = await logInAs(test, ['labour']);
  fleet = await createFleet(admin);
  await createRun(admin, fleet, {
    target: { vehicleId: fleet.vehicles[0].id },
    driverIds: { driver1Id: fleet.drivers[0].id, driver2Id: null },
    ...{ start: at('5:00'), end: at('8:00') },
  });
});
afterAll(() => test.close());

const agreement = (more: object = {}) => ({
  ...{ revision: 0, departmentId: fleet.departmentId, from: '2026-11-25', to: '2027-11-24' },
  ...{ months: [12, 11, 12], isLongYear: true, hasOvertimeClause: true, reason: null },
  ...more,
});
const errorsOf = (answer: { json: () => { errors?: { path: string; code: string }[] } }) =>
  answer.json().errors?.map(({ path, code }) => `${path} ${code}`);
async function list(by: Browser): Promise<LabourAgreementList> {
  const answer = await by.get('/api/labour-agreements');
  expect(answer.statusCode).toBe(200);
  return labourAgreementListSchema.strict().parse(answer.json());
}
const monthOf = async () =>
  (await admin.get(`/api/time-records/month?date=${runDay}&driverId=${fleet.drivers[0].id}`)).json();
const boardOf = async () =>
  (await admin.get(`/api/allocations/day?date=${runDay}&departmentId=${fleet.departmentId}`)).json();

describe('an agreement of an office', () => {
  it('lengthens months and year of its people, in their records and on the board', async () => {
    expect(await monthOf()).toMatchObject({ total: { mostMinutes: 284 * 60 }, year: { mostMinutes: 3300 * 60 } });
    const past = agreement({ from: '2026-04-01' });
    expect(errorsOf(await labour.post('/api/labour-agreements', past))).toEqual(['reason required']);
    const made = await labour.post('/api/labour-agreements', { ...past, reason: '締結の登録もれ' });
    expect(made.json()).toMatchObject({ revision: 1, months: [11, 12], reason: '締結の登録もれ' });
    expect(await monthOf()).toMatchObject({ total: { mostMinutes: 310 * 60 }, year: { mostMinutes: 3400 * 60 } });
    const board = await boardOf();
    expect(board.agreements).toMatchObject([{ months: [11, 12], from: '2026-04-01' }]);
    const [driver] = board.drivers.filter(({ id }: { id: string }) => id === fleet.drivers[0].id);
    expect(driver.hours.monthLimitMinutes).toBe(310 * 60);
  });

  it('is refused to whoever has not seen the last one, and is in the log', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.post('/api/labour-agreements', agreement({ revision: 1 }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect((await list(admin)).agreements.map(({ revision }) => revision)).toEqual([1, 2]);
    expect((await admin.get('/api/audit?entity=labourAgreement')).json().items).toHaveLength(2);
  });

  it.each([
    ['of seven months', { months: [1, 2, 3, 4, 5, 6, 7] }, 'months maxMonths'],
    ['that ends before it begins', { to: '2026-11-24' }, 'to notBeforeFrom'],
    ['of no office', { departmentId: '10000000-0000-4000-8000-00000000dead' }, 'departmentId invalid'],
  ])('%s is refused', async (_, more, expected) => {
    expect(errorsOf(await labour.post('/api/labour-agreements', agreement(more)))).toEqual([expected]);
  });
});

describe('what is set for hours', () => {
  it('begins labour months from its day on, and leaves those before as they were', async () => {
    expect((await labour.post('/api/hours-rules', hoursRuleBody)).json()).toMatchObject({
      revision: 1,
      labourMonthStartDay: 1,
      createdBy: {},
    });
    expect(await monthOf()).toMatchObject({ from: '2026-11-21', to: '2026-12-20' });
    const past = { ...hoursRuleBody, revision: 1, validFrom: '2026-11-01', reason: null };
    expect(errorsOf(await admin.post('/api/hours-rules', past))).toEqual(['reason required']);
    expect((await admin.post('/api/hours-rules', { ...past, reason: '就業規則の変更' })).statusCode).toBe(201);
    expect(await monthOf()).toMatchObject({ from: '2026-11-01', to: '2026-11-30', total: { shifts: 1 } });
    expect((await boardOf()).hoursRules).toHaveLength(2);
    expect((await admin.post('/api/hours-rules', { ...past, reason: '二度目' })).json().code).toBe('version.conflict');
  });

  it('is read in the office and added by those who answer for it', async () => {
    for (const role of ['manager', 'dispatcher', 'viewer'] as const) {
      const by = await logInAs(test, [role]);
      expect((await list(by)).departments.length).toBeGreaterThan(0);
      expect((await by.post('/api/hours-rules', hoursRuleBody)).statusCode).toBe(403);
      expect((await by.post('/api/labour-agreements', agreement())).statusCode).toBe(403);
    }
    for (const role of ['driver', 'partner'] as const) {
      expect((await (await logInAs(test, [role])).get('/api/labour-agreements')).statusCode).toBe(403);
    }
  });
});
