import type { CompanyHoliday } from '@haisha/validation/company-holiday';
import type { Delivery } from '@haisha/validation/delivery';
import type { GenerationAnswer } from '@haisha/validation/delivery-generation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { createPlaces } from '../../../../../test/deliveries.ts';
import { createCourse, createDestination } from '../../../../../test/masters.ts';
import { publicHolidays } from '../../../../services/calendar/public-holidays.ts';

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
  const day = '2026-11-25';
  await keep({ name: '創立記念日', from: day, to: day, effect: 'closed', departmentId });
});
afterAll(() => test.close());

/** Monday is a public holiday, on Tuesday a store is closed, Wednesday is a day off. */
const week = { from: '2026-11-23', to: '2026-11-30' };

async function keep(body: Record<string, unknown>, by = admin): Promise<CompanyHoliday> {
  const answer = await by.post('/api/company-holidays', body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

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
      companyHoliday: null,
      isFiveTenDay: false,
    });
    expect(preview.days[2]).toMatchObject({
      companyHoliday: { name: '創立記念日', effect: 'closed' },
      isFiveTenDay: true,
    });
    expect(
      preview.courseDays.map(({ day, skip, newCount, conflicts }) => [day, skip, newCount, conflicts.length]),
    ).toEqual([
      ['2026-11-23', 'holiday', 0, 0],
      ['2026-11-24', null, 1, 1],
      ['2026-11-25', 'closed', 0, 0],
      ['2026-11-30', null, 2, 0],
    ]);
    expect(preview.courseDays[1]?.conflicts[0]).toMatchObject({
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

  it('are not made on the closed days of their owner, and are on a public holiday that is a working day', async () => {
    const { departmentId, cargoOwnerId } = places;
    const closed = { name: '荷主の棚卸し', from: '2026-11-30', to: '2026-12-01', effect: 'closed' };
    const owner = await keep({ ...closed, cargoOwnerId });
    const workday = await keep({ name: '祝日も運行', from: '2026-11-23', to: '2026-11-23', effect: 'asWorkday' });
    const preview = await ask('generation/preview');
    const outcome = preview.courseDays.map(({ day, skip, conflicts }) => [day, skip, conflicts[0]?.code]);
    expect(outcome).toEqual([
      ['2026-11-23', null, undefined],
      ['2026-11-24', null, 'closedWeekday'],
      ['2026-11-25', 'closed', undefined],
      ['2026-11-30', null, 'closedOwner'],
    ]);
    expect(preview.days[0]?.companyHoliday).toEqual({ name: '祝日も運行', effect: 'asWorkday' });
    for (const { id, version } of [owner, workday]) {
      expect((await admin.post(`/api/company-holidays/${id}/archive`, { version })).statusCode).toBe(200);
    }
    const { items } = (await admin.get('/api/company-holidays?from=2026-11-01')).json();
    expect(items.map(({ name }: CompanyHoliday) => name)).toEqual(['創立記念日']);
    expect(items[0]).toMatchObject({ departmentId, cargoOwnerId: null, createdBy: { id: expect.any(String) } });
    const log = (await admin.get('/api/audit?entity=companyHoliday')).json();
    expect(log.items.map(({ action }: { action: string }) => action)).toEqual([
      ...Array(2).fill('archive'),
      ...Array(3).fill('create'),
    ]);
  });

  it('follow days that dispatchers and operation managers keep; others read them, and nothing senseless is taken', async () => {
    const assistant = await logInAs(test, ['assistant']);
    const body = { name: 'お盆', from: '2027-08-13', to: '2027-08-15', effect: 'closed' };
    expect((await assistant.post('/api/company-holidays', body)).statusCode).toBe(403);
    expect((await assistant.get('/api/company-holidays?from=2026-11-01')).statusCode).toBe(200);
    const wrong = {
      ...body,
      to: '2027-08-12',
      effect: 'asHoliday',
      runsAs: 'monday',
      cargoOwnerId: places.cargoOwnerId,
    };
    expect((await admin.post('/api/company-holidays', wrong)).json().errors).toEqual([
      { path: 'to', code: 'notBeforeFrom' },
      { path: 'effect', code: 'invalid' },
      { path: 'runsAs', code: 'invalid' },
    ]);
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
