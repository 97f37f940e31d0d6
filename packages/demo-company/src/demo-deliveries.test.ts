import { addDays } from '@haisha/rules/calendar';
import { weekdayOf } from '@haisha/rules/generation/day-facts';
import { deliveryInputSchema } from '@haisha/validation/delivery';
import { describe, expect, test } from 'vitest';
import { demoCourses } from './demo-courses.ts';
import { demoDeliveries } from './demo-deliveries.ts';
import { demoDestinations } from './demo-destinations.ts';
import { demoVehicles } from './demo-vehicles.ts';

const today = '2026-11-21';

function deliveriesOn(day: string) {
  const places = demoDestinations(day);
  return demoDeliveries(day, demoCourses(places, demoVehicles(day)), places);
}

const all = deliveriesOn(today);
const countOf = (isOne: (one: (typeof all)[number]) => boolean) => all.filter(isOne).length;

describe('the deliveries of the demo company', () => {
  test('are the same each time, and keep every rule of the form', () => {
    expect(JSON.stringify(deliveriesOn(today)) === JSON.stringify(all)).toBe(true);
    for (const { input, number } of all.filter((_, index) => index % 17 === 0))
      expect(deliveryInputSchema.parse(input), number).toEqual(input);
    for (const key of ['id', 'number'] as const) expect(new Set(all.map((one) => one[key])).size).toBe(all.length);
    const generated = all.flatMap(({ generatedFrom }) => generatedFrom ?? []);
    expect(new Set(generated).size).toBe(generated.length);
  }, 30_000);

  test('are about 460 on a weekday and 55 % of it on a Sunday', () => {
    for (let offset = -14; offset <= 2; offset += 1) {
      const day = addDays(today, offset);
      const count = countOf(({ input }) => input.operationDate === day);
      const [least, most] = weekdayOf(day) === 'sunday' ? [215, 290] : [430, 490];
      expect(count, day).toBeGreaterThanOrEqual(least);
      expect(count, day).toBeLessThanOrEqual(most);
    }
  });

  test('are done in the past, confirmed today, and open afterwards', () => {
    const states = (isOne: (day: string) => boolean) =>
      new Set(all.flatMap(({ input, operationStatus }) => (isOne(input.operationDate) ? operationStatus : [])));
    expect(states((day) => day < today)).toEqual(new Set(['delivered', 'partial', 'failed', 'cancelled']));
    expect(states((day) => day === today)).toEqual(new Set(['confirmed']));
    expect(states((day) => day > today)).toEqual(new Set(['open']));
  });

  test('have 30 fares undecided and 100 provisional among those that are done, and one wait of 75 minutes', () => {
    const done = all.filter(({ operationStatus }) => ['delivered', 'partial', 'failed'].includes(operationStatus));
    const priced = (status: string) => done.filter(({ price }) => price.priceStatus === status).length;
    expect([priced('undecided'), priced('provisional')]).toEqual([30, 100]);
    expect(countOf(({ result }) => result.waitingMinutes === 75)).toBe(1);
  });

  test('say why something came back, and how much', () => {
    const back = all.filter(({ operationStatus }) => operationStatus === 'partial' || operationStatus === 'failed');
    expect(back.length).toBeGreaterThan(20);
    for (const { result, input } of back) {
      expect(result.returnReason).not.toBeNull();
      expect((result.deliveredQuantity ?? 0) + (result.returnedQuantity ?? 0)).toBe(input.quantity);
    }
  });
});
