import type { Delivery } from '@haisha/validation/delivery';
import type { GenerationAnswer } from '@haisha/validation/delivery-generation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { createPlaces } from '../../../../../test/deliveries.ts';
import { createCourse, createDestination } from '../../../../../test/masters.ts';
import { companyHolidays } from '../../../../db/schema/dispatch/company-holidays.ts';
import { publicHolidays } from './public-holidays.ts';

let test: TestApp;
let admin: Browser;
let places: Awaited<ReturnType<typeof createPlaces>>;
let courseId: string;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  places = await createPlaces(admin);
  const { departmentId, cargoOwnerId, destinationId } = places;
  const closed = await createDestination(admin, {
    cargoOwnerId,
    name: 'ひなた屋 火曜定休店',
    closedWeekdays: ['tuesday'],
  });
  const stop = { arriveFromMinutes: 270, arriveToMinutes: 300, workMinutes: 15, hasBreak: false };
  const course = await createCourse(admin, {
    departmentId,
    weekdays: ['monday', 'tuesday', 'wednesday'],
    stops: [
      { ...stop, destinationId },
      { ...stop, destinationId: closed.id },
    ],
  });
  courseId = course.id;
  await test.db.insert(companyHolidays).values({ day: '2026-11-25', name: '創立記念日', departmentId });
});
afterAll(() => test.close());

/** Monday is a public holiday, on Tuesday a store is closed, Wednesday is a day off. */
const week = { from: '2026-11-23', to: '2026-11-30' };

async function ask(path: string, by = admin): Promise<GenerationAnswer> {
  const answer = await by.post(`/api/deliveries/${path}`, { departmentId: places.departmentId, ...week });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

describe('deliveries from courses', () => {
  it('are shown before they are made, with the days and what stands in the way', async () => {
    const preview = await ask('generation/preview');
    expect(preview).toMatchObject({ newCount: 3, existingCount: 0, conflictCount: 1 });
    expect(preview.days).toHaveLength(8);
    expect(preview.days[0]).toEqual({
      day: '2026-11-23',
      holiday: '勤労感謝の日',
      holidayEn: 'Labor Thanksgiving Day',
      dayOff: null,
      isFiveTenDay: false,
    });
    expect(preview.days[2]).toMatchObject({ dayOff: '創立記念日', isFiveTenDay: true });
    expect(preview.courseDays.map(({ day, newCount, conflicts }) => [day, newCount, conflicts.length])).toEqual([
      ['2026-11-24', 1, 1],
      ['2026-11-30', 2, 0],
    ]);
    expect(preview.courseDays[0]?.conflicts[0]).toMatchObject({
      code: 'closedWeekday',
      position: 1,
      destinationName: 'ひなた屋 火曜定休店',
    });
    expect((await admin.get('/api/deliveries')).json().total).toBe(0);
  });

  it('are made once, even by two at the same time, and not again when one was archived', async () => {
    const answers = await Promise.all([ask('generation'), ask('generation')]);
    expect(answers.map(({ newCount }) => newCount).toSorted()).toEqual([0, 3]);
    const { items, total } = (await admin.get('/api/deliveries')).json();
    expect(total).toBe(3);
    const [first] = items as Delivery[];
    expect(first).toMatchObject({
      courseId,
      operationDate: '2026-11-24',
      operationStatus: 'open',
      originName: 'みどり野 岩槻センター',
      temperatureZone: 'chilled',
      arriveFromMinutes: 270,
      number: 'D20261124-0001',
    });
    await admin.post(`/api/deliveries/${first?.id}/archive`, { version: 1 });
    expect(await ask('generation')).toMatchObject({ newCount: 0, existingCount: 3 });
    const { items: changes } = (await admin.get(`/api/deliveries/${items[1].id}/changes`)).json();
    expect(changes).toMatchObject([{ action: 'create' }]);
  });

  it('are of at most five weeks', async () => {
    const body = { departmentId: places.departmentId, from: '2026-11-01', to: '2026-12-06' };
    expect((await admin.post('/api/deliveries/generation/preview', body)).json().errors).toEqual([
      { path: 'to', code: 'maxDays', params: { max: 35 } },
    ]);
  });
});

it('knows the public holidays with their substitutes, for years ahead', () => {
  expect([...publicHolidays('2027-03-20', '2027-03-23').keys()]).toEqual(['2027-03-21', '2027-03-22']);
  expect(publicHolidays('2049-12-31', '2050-01-01').get('2050-01-01')?.nameEn).toBe("New Year's Day");
});
