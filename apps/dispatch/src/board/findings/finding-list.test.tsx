import type { Finding } from '@haisha/validation/allocation';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boardDay, finding, run, runId } from '../../../test/board.ts';
import { openBoard } from '../../../test/open-board.tsx';

test('what is found at two stops of a run is one line of its panel, with both places', async () => {
  const { stops } = run(1);
  const findings = stops.map(({ id }) => finding({ code: 'slotMissed', params: { stopId: id, minutes: 30 } }));
  const found = run(1, { findings });
  await openBoard(
    boardDay({ allocations: [found] }),
    { [`GET /allocations/${runId(1)}`]: () => ({ body: { ...found, deliveries: [] } }) },
    { address: `/vehicle-allocation/edit/${runId(1)}` },
  );
  const panel = within(await screen.findByRole('complementary', { name: '運行の詳細' }));
  // The places come with the day, which may be read after the run.
  expect(await panel.findByText(/納品時間に.*（岩槻・越谷）/)).toBeVisible();
  expect(panel.getAllByText(/納品時間に/)).toHaveLength(1);
});

test('stops that are late by different times stand together, with the way out of the latest', async () => {
  const late = (index: number, minutes: number) =>
    finding({
      ...{ code: 'slotMissed', params: { stopId: run(1).stops[index]?.id ?? '', minutes } },
      wayOut: { code: 'arriveEarlier', minutes },
    });
  const found = run(1, { findings: [late(0, 6), late(1, 30)] });
  await openBoard(
    boardDay({ allocations: [found] }),
    { [`GET /allocations/${runId(1)}`]: () => ({ body: { ...found, deliveries: [] } }) },
    { address: `/vehicle-allocation/edit/${runId(1)}` },
  );
  const panel = within(await screen.findByRole('complementary', { name: '運行の詳細' }));
  expect(await panel.findByText(/納品時間に.*6分.*（岩槻）/)).toBeVisible();
  expect(panel.getByText(/納品時間に.*30分.*（越谷）/)).toBeVisible();
  expect(panel.getAllByText(/早めます/).map(({ textContent }) => textContent)).toEqual(['出庫を 30分 早めます']);
});

test('a load that does not fit is told in the unit that it is counted in', async () => {
  const over = (params: Finding['params']) => finding({ check: 8, code: 'overfull', params });
  const found = run(1, {
    findings: [
      over({ measure: 'rollCages', load: 21, capacity: 12, over: 9 }),
      over({ measure: 'volumeLitres', load: 20_010, capacity: 20_000, over: 10 }),
    ],
  });
  await openBoard(
    boardDay({ allocations: [found] }),
    { [`GET /allocations/${runId(1)}`]: () => ({ body: { ...found, deliveries: [] } }) },
    { address: `/vehicle-allocation/edit/${runId(1)}` },
  );
  const panel = within(await screen.findByRole('complementary', { name: '運行の詳細' }));
  expect(await panel.findByText('カゴ車 12台の車両に 21台です')).toBeVisible();
  expect(panel.getByText('荷室の容積 20,000 L に対して 20,010 L です')).toBeVisible();
});
