import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyHome } from '../../../test/empty-home.ts';
import { renderShell } from '../../../test/render-shell.tsx';
import { sessionOf } from '../../../test/sessions.ts';

function open(permissions: readonly string[], path = '/', routes = {}) {
  return renderShell(path, {
    session: sessionOf(['vehicle.read', ...permissions]),
    routes: {
      'GET /api/home': { body: { ...emptyHome.body, vehicleCount: 60 } },
      'GET /api/dues': { body: { items: [], count: 0, isMore: false } },
      'GET /api/deliveries/totals': { body: { undecidedCount: 12 } },
      'GET /api/home/leaves': { body: { count: 2 } },
      'GET /api/home/time-changes': { body: { count: 0 } },
      'GET /api/imports': { body: { items: [{ id: 'i1', entity: 'customer' }], total: 2, page: 1, pageSize: 1 } },
      ...routes,
    },
  });
}

it('leads an accountant to the fares that are open, to an unfinished import and to the months', async () => {
  await open(['import.read', 'delivery.updatePrice', 'labourMonth.lock']);
  await screen.findByText('途中の取り込み');
  const toDo = within(screen.getByRole('region', { name: '対応を待つもの' }));
  const fares = await toDo.findByRole('link', { name: /運賃が未定の配送（今月） ?12/ });
  expect(fares.getAttribute('href')).toMatch(/^\/delivery\?from=\d{4}-\d\d-01&to=.*&priceStatus=undecided$/);
  expect(await toDo.findByRole('link', { name: /途中の取り込み ?2/ })).toHaveAttribute('href', '/customers/temp/i1');
  expect(toDo.getByRole('link', { name: '勤怠の締めを開く' })).toHaveAttribute('href', '/labour-months');
  expect(toDo.queryByText('承認を待つ休暇・欠勤')).toBeNull();
});

it('counts leave that nobody has decided, and says of what nothing waits', async () => {
  await open(['import.read', 'leave.approve', 'timeChange.approve'], '/en');
  await screen.findByText('Unfinished imports');
  const toDo = within(screen.getByRole('region', { name: 'Waiting for you' }));
  expect(await toDo.findByRole('link', { name: /Leave to approve ?2/ })).toHaveAttribute('href', '/en/leave');
  expect(await toDo.findByText('0')).toBeVisible();
  expect(toDo.queryByRole('link', { name: /Time changes/ })).toBeNull();
});

it('leads a manager to the alarms that stand, on the board of the worst', async () => {
  const departmentId = '30000000-0000-4000-8000-000000000001';
  const alarms = [
    { kind: 'departedWithoutCall', count: 3, date: '2026-11-25', departmentId },
    { kind: 'alcohol', count: 1, date: '2026-11-26', departmentId },
  ];
  await open(['departureBoard.update'], '/', { 'GET /api/home/alarms': { body: { alarms } } });
  const way = await screen.findByRole('link', { name: /点呼なし出庫、酒気帯び ?4/ });
  const board = `/attendance-departure-of-the-driver?date=2026-11-25&departmentId=${departmentId}`;
  expect(way).toHaveAttribute('href', board);
});

it('has no way to departures without a roll call where there are none', async () => {
  await open(['departureBoard.update'], '/', { 'GET /api/home/alarms': { body: { alarms: [] } } });
  await screen.findByText('点呼なし出庫');
  expect(await screen.findByText('0')).toBeVisible();
  expect(screen.queryByRole('link', { name: /点呼なし出庫/ })).toBeNull();
});

it('has nothing for those to whom nothing comes', async () => {
  await open([]);
  expect(await screen.findByRole('region', { name: '車両の状態' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '対応を待つもの' })).toBeNull();
});

it('leads to the page of what it could not count', async () => {
  await open(['import.read'], '/', { 'GET /api/imports': { status: 500, body: {} } });
  expect(await screen.findByRole('link', { name: /途中の取り込み ?読み込めません/ })).toHaveAttribute('href', '/jobs');
});
