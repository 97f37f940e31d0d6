import { expect, test } from 'vitest';
import { inDriverParts } from './in-driver-parts.ts';

const drivers = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([0, 1, 50, 51, 230])('makes something of %i drivers, in their order', async (count) => {
  const made = await inDriverParts(drivers(count), async (part) => {
    // A later part may be ready first.
    await new Promise((resolve) => setTimeout(resolve, (part[0] ?? 0) % 100 === 0 ? 5 : 0));
    return part.map((driver) => driver * 2);
  });
  expect(made).toEqual(drivers(count).map((driver) => driver * 2));
});

test('two parts are under way at most', async () => {
  let underWay = 0;
  let most = 0;
  await inDriverParts(drivers(300), async (part) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay -= 1;
    return part;
  });
  expect(most).toBe(2);
});

test('after an error no further part begins', async () => {
  const begun: number[] = [];
  const work = inDriverParts(drivers(300), async (part) => {
    begun.push(part[0] ?? 0);
    await new Promise((resolve) => setTimeout(resolve, 1));
    throw new Error('the database is gone');
  });
  await expect(work).rejects.toThrow('the database is gone');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(begun).toEqual([0, 50]);
});
