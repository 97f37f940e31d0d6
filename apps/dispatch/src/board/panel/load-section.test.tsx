import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boardDate, boardDay, run, runId } from '../../../test/board.ts';
import { delivery } from '../../../test/deliveries.ts';
import { bar, openBoard } from '../../../test/open-board.tsx';

async function loadOf(load: Partial<ReturnType<typeof run>['load']>, weights: readonly (number | null)[], more = {}) {
  const one = run(1, { load: { ...run(1).load, count: weights.length, ...load } });
  const deliveries = weights.map((weightKg, index) => delivery({ id: `d-${index}`, weightKg, ...more }));
  await openBoard(
    boardDay({ allocations: [one] }),
    { [`GET /allocations/${runId(1)}`]: () => ({ body: { ...one, deliveries } }) },
    { address: `/vehicle-allocation?date=${boardDate}&run=${runId(1)}` },
  );
  await bar(/^IW-S01/);
  const panel = within(await screen.findByRole('complementary', { name: '運行の詳細' }));
  await panel.findByRole('region', { name: '配送' });
  return panel.getByRole('region', { name: '積載' });
}

test('a run of which some weights are known shows their share, and how many are unknown', async () => {
  const section = await loadOf({ weightKg: 1500 }, [1500, null, null]);
  expect(section).toHaveTextContent(/重量 50%/);
  expect(section).toHaveTextContent('重量不明 2件');
});

test('a run without a single weight says so in place of a share', async () => {
  const section = await loadOf({ weightKg: 0, volumeCubicMetres: 0, cages: 0 }, [null, null, null]);
  expect(section).toHaveTextContent('重量不明 3件');
  expect(section).not.toHaveTextContent('%');
});

test.each([
  ['all weights are known', [2450], {}],
  ['what has no weight is cancelled', [null], { operationStatus: 'cancelled' }],
])('nothing is unknown where %s', async (_, weights, more) => {
  expect(await loadOf({}, weights, more)).not.toHaveTextContent('重量不明');
});
