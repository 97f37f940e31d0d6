import { readPdf } from '@haisha/documents/read-pdf';
import { type DailyReport, dailyReportSchema } from '@haisha/validation/daily-report';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, createFleet, createRun } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';

let test: TestApp;
let manager: Browser;
let path: string;
beforeAll(async () => {
  test = await buildTestApp({}, { at: at('64:00') });
  const admin = await logInAs(test, ['admin']);
  manager = await logInAs(test, ['manager']);
  const fleet = await createFleet(admin);
  const run = await createRun(admin, fleet, {
    ...{ start: at('6:00'), end: at('63:00'), deliveries: [] },
    driverIds: { driver1Id: fleet.drivers[0].id, driver2Id: null },
    reason: 'フェリーの往復',
  });
  await test.db.update(allocations).set({ status: 'returned' }).where(eq(allocations.id, run.id));
  path = `/api/daily-reports/${run.id}`;
}, 60_000);
afterAll(() => test.close());

const read = async (): Promise<DailyReport> => dailyReportSchema.strict().parse((await manager.get(path)).json());

it('a run of three days begins with its end as planned', async () => {
  expect((await read()).content).toMatchObject({ startMinutes: 360, endMinutes: 63 * 60 });
});

it('its report says the end, not one that is ahead, and is printed with its day', async () => {
  const { content } = await read();
  const slept = { kind: 'sleep' as const, driverId: null, placeName: '船内', fromMinutes: 2_900, toMinutes: 3_300 };
  const whole = { ...content, odometerStartKm: 1000, odometerEndKm: 1400, pauses: [slept] };
  const handIn = async (endMinutes: number) =>
    await manager.put(path, { version: 0, command: 'approve', content: { ...whole, endMinutes } });
  expect((await handIn(65 * 60)).json()).toMatchObject({ errors: [{ path: 'content.endMinutes', code: 'notAhead' }] });
  expect((await handIn(63 * 60 + 40)).json()).toMatchObject({ status: 'approved', content: { endMinutes: 3820 } });
  const { rawPayload } = await manager.get(`${path}/paper?locale=ja`);
  const text = (await readPdf(rawPayload)).map((one) => one.text).join('\n');
  expect(text).toMatch(/63:40 \(\d\d\/\d\d 15:40\)/);
});
