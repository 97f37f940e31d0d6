import { demoDays } from '@haisha/demo-company/demo-deliveries';
import { demoId } from '@haisha/demo-company/demo-id';
import { demoLoginId, demoPassword } from '@haisha/demo-company/demo-users';
import { boardDaySchema } from '@haisha/validation/board-day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { fillDemo } from './fill-demo.ts';

let test: TestApp;
let dispatcher: Browser;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-26T03:00:00Z' });
  await fillDemo(test.db, '2026-11-26', undefined, demoDays);
  dispatcher = createBrowser(test);
  await logIn(dispatcher, demoLoginId('admin'), demoPassword);
}, 60_000);
afterAll(() => test.close());

it('the plan of tomorrow shows a dispatcher what is wrong with it', async () => {
  const found = new Set<string>();
  for (const centre of ['IW', 'FN', 'AT']) {
    const query = `date=2026-11-27&departmentId=${demoId(`department ${centre}`)}`;
    const day = (await dispatcher.get(`/api/allocations/day?${query}`)).json();
    expect(boardDaySchema.parse(day)).toStrictEqual(day);
    expect(day.deliveriesLeft.length).toBeGreaterThan(20);
    for (const run of day.allocations) for (const { code } of run.findings) found.add(code);
  }
  expect([...found]).toEqual(
    expect.arrayContaining([
      'onLeave',
      'licenceGrossWeight',
      'notAppointed',
      'notInService',
      'restTooShort',
      'driverMissing',
    ]),
  );
  expect([...found]).toEqual(expect.arrayContaining(['vehicleTightBetween', 'instructionMissing', 'tooManyTiers']));
});
