import { addDays } from '@haisha/rules/calendar';
import type { Allocation } from '@haisha/validation/allocation';
import type { Found, FoundRecord } from '@haisha/validation/find';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, createRequest, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { type Caller, createCallers } from '../../../../test/callers.ts';
import { deliveryCompanyUsers } from '../../../db/schema/identity/delivery-company-users.ts';

let test: TestApp;
let admin: Browser;
let fleet: Fleet;
let run: Allocation;

const onDay = (operationDate: string, title: string) =>
  createRun(admin, fleet, { operationDate, title, start: at('8:00', operationDate), end: at('9:00', operationDate) });

beforeAll(async () => {
  test = await buildTestApp({}, { at: at('0:00') });
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
  run = await createRun(admin, fleet, { title: 'スポット便', start: at('3:00'), end: at('4:00') });
});
afterAll(() => test.close());

async function found(q: string, by: Browser = admin): Promise<FoundRecord[]> {
  const answer = await by.get(`/api/find?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as Found).items.filter(({ kind }) => kind === 'allocation');
}

const numbers = async (q: string, by?: Browser) => (await found(q, by)).map(({ code }) => code);

describe('a run', () => {
  it.each([
    (number: string) => number,
    (number: string) => number.toLowerCase(),
    (number: string) => number.replace('-', ''),
    (number: string) => number.replace('-', 'ー'),
    (number: string) => number.replace('-', ' '),
    (number: string) =>
      number.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
    (number: string) => number.slice(1),
    () => 'ｽﾎﾟｯﾄ便',
  ])('is found by its number or title however it is typed (%#)', async (typed) => {
    expect(await numbers(typed(run.number))).toEqual([run.number]);
  });

  it('is called by its title, or by what its number ends with, and says its day and who drives', async () => {
    const day = runDay.replaceAll('-', '/');
    const [own] = await found(run.number);
    expect(own).toMatchObject({ name: 'スポット便', nameEn: 'スポット便', detail: `${day} ${fleet.vehicles[0].code}` });
    const hired = await createRequest(admin, fleet, { start: at('5:00'), end: at('6:00') });
    const [asked] = await found(hired.number);
    expect(asked).toMatchObject({ name: `#${hired.number.slice(-4)}`, detail: `${day} ${fleet.company.name}` });
  });

  it('near today comes before one far from it', async () => {
    const far = await onDay('2026-01-05', '臨時便');
    const past = await onDay(addDays(runDay, -2), '臨時便');
    const next = await onDay(addDays(runDay, 1), '臨時便');
    expect(await numbers('臨時便')).toEqual([next.number, past.number, far.number]);
  });

  it('is found by whoever the list shows it to, and by nobody else', async () => {
    const callers = await createCallers(test, [fleet.departmentId]);
    const deliveryCompanyId = fleet.company.id;
    const partner = callers.find(({ role }) => role === 'partner') as Caller;
    await test.db.insert(deliveryCompanyUsers).values({ userId: partner.userId, deliveryCompanyId });
    const morning = { title: '依頼便', start: at('7:00'), end: at('7:30') };
    const asked = await createRequest(admin, fleet, morning);
    const planned = await createRun(admin, fleet, { ...morning, target: { deliveryCompanyId } });
    for (const { browser, role } of callers) {
      if (role === null) continue;
      const list = await browser.get(`/api/allocations?q=${encodeURIComponent('依頼便')}&sort=number`);
      const { items }: { items: Allocation[] } = list.json();
      expect(await numbers('依頼便', browser), role).toEqual(items.map(({ number }) => number));
    }
    expect(await numbers('依頼便', partner.browser)).toEqual([asked.number]);
    expect(await numbers('依頼便')).toEqual([asked.number, planned.number]);
  });
});
