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
  expect(await read()).toMatchObject({
    content: { startMinutes: 360, endMinutes: 63 * 60 },
    facts: { plannedEndMinutes: 63 * 60 },
  });
});

it('its report says the end, not one that is ahead, and is printed with its day', async () => {
  const { content } = await read();
  const slept = { kind: 'sleep' as const, driverId: null, placeName: '船内', fromMinutes: 2_900, toMinutes: 3_300 };
  const late = { kind: 'delay' as const, atMinutes: 3_400, text: 'フェリーの遅れ', cause: '荒天' };
  const change = { placeName: '港', atMinutes: 3_450, driverName: null };
  const stop = {
    ...{
      stopId: null,
      placeName: '名古屋港',
      kind: 'unload' as const,
      hasHandling: true,
      confirmation: 'confirmed' as const,
    },
    ...{ instructedMinutes: 3_500, arrivedMinutes: 3_501, workFromMinutes: 3_505, workToMinutes: 3_520 },
    ...{ extraFromMinutes: 3_520, extraToMinutes: 3_530, extraText: '検品', departedMinutes: 3_540 },
    ...{ weightKg: 500, pieces: 10 },
  };
  const whole = {
    ...{ ...content, odometerStartKm: 1000, odometerEndKm: 1400, stops: [stop] },
    ...{ pauses: [slept], reliefs: [change], unusual: [late] },
  };
  const handIn = async (endMinutes: number) =>
    await manager.put(path, { version: 0, command: 'approve', content: { ...whole, endMinutes } });
  expect((await handIn(65 * 60)).json()).toMatchObject({ errors: [{ path: 'content.endMinutes', code: 'notAhead' }] });
  expect((await handIn(63 * 60 + 40)).json()).toMatchObject({ status: 'approved', content: { endMinutes: 3820 } });
  const { rawPayload } = await manager.get(`${path}/paper?locale=ja`);
  const text = (await readPdf(rawPayload)).map((one) => one.text).join('\n');
  expect(text).toMatch(/63:40 \(\d\d\/\d\d 15:40\)/);
  // A cell may break its line between a time and its day.
  const days = text.replaceAll(/\s/g, '').matchAll(/(\d\d:\d\d)\(\d\d\/\d\d(\d{1,2}:\d\d)\)/g);
  expect(new Map([...days].map(([, time = '', dated = '']) => [time, dated]))).toEqual(
    new Map([
      ['63:40', '15:40'],
      ['48:20', '0:20'],
      ['55:00', '7:00'],
      ['57:30', '9:30'],
      ['56:40', '8:40'],
      ['58:20', '10:20'],
      ['58:21', '10:21'],
      ['58:25', '10:25'],
      ['58:40', '10:40'],
      ['58:50', '10:50'],
      ['59:00', '11:00'],
    ]),
  );
});
