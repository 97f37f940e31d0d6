import type { StopPlace } from '@haisha/validation/allocation';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, boardDay, run, runId, stop } from '../../../test/board.ts';
import { bar, openBoard } from '../../../test/open-board.tsx';

const ids = [1, 2, 3].map((number) => `20000000-0000-4000-8000-00000000010${number}`);
const [found, addressed, unknown] = ids as [string, string, string];
const places: StopPlace[] = [
  {
    destinationId: found,
    phone: '0480001234',
    address: '埼玉県岩槻区1',
    position: { latitude: 35.95, longitude: 139.7 },
  },
  { destinationId: addressed, phone: null, address: '埼玉県越谷市弥生町1-2', position: null },
];
const driven = run(1, {
  stops: [
    stop(1, '岩槻センター', { destinationId: found }),
    stop(2, 'ひなた屋 越谷店', { destinationId: addressed, windowFrom: at('9:00'), windowTo: at('10:00') }),
    stop(3, '休憩所', { kind: 'break' }),
    stop(4, '川口店', { destinationId: unknown }),
  ],
});

async function openRun(role: 'driver' | 'dispatcher') {
  await openBoard(
    boardDay({ allocations: [driven] }),
    { [`GET /allocations/${runId(1)}`]: () => ({ body: { ...driven, deliveries: [], places } }) },
    { address: `/vehicle-allocation/edit/${runId(1)}`, role },
  );
  const panel = within(await screen.findByRole('complementary', { name: '運行の詳細' }));
  return within(panel.getByRole('region', { name: '立寄先' }));
}

test('a stop is called and led to by its position, else by its address, in a tab of its own', async () => {
  const stops = await openRun('driver');
  const call = await stops.findByRole('link', { name: '岩槻センターに電話する（0480-00-1234）' });
  expect(call).toHaveAttribute('href', 'tel:0480001234');
  const way = stops.getByRole('link', { name: '岩槻センターまでの経路を開く（新しいタブ）' });
  expect(way).toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=35.95%2C139.7');
  expect(way).toHaveAttribute('target', '_blank');
  expect(way).toHaveAttribute('rel', 'noopener noreferrer');
  expect(stops.getByRole('link', { name: 'ひなた屋 越谷店までの経路を開く（新しいタブ）' })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent('埼玉県越谷市弥生町1-2')}`,
  );
  expect(stops.getAllByRole('link')).toHaveLength(3);
  expect(stops.getByText('指定 9:00–10:00')).toBeVisible();
});

test.each([
  ['driver', 0],
  ['dispatcher', 1],
] as const)('what needs a decision is counted for those who decide: %s', async (role, count) => {
  await openRun(role);
  await bar(/^IW-S01/);
  expect(screen.queryAllByText('判断が必要')).toHaveLength(count);
});
