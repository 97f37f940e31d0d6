import type { Home } from '@haisha/validation/home';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const attention = Array.from({ length: 12 }, (_, index) => ({
  kind: 'inspectionDue' as const,
  vehicleId: `vehicle-${index}`,
  vehicleCode: `AT-${index}`,
  plate: `相模 400 わ 70-${10 + index}`,
  departmentName: '厚木センター',
  dueDate: '2026-12-01',
  daysLeft: 10,
}));

async function openHome(attentionCount: number) {
  const home = { body: { ...emptyHome.body, attention, attentionCount, vehicleCount: 60 } };
  const { user } = await renderShell('/', { session: sessionOf(), routes: { 'GET /api/home': home } });
  await user.click(await screen.findByRole('button', { name: '残り 2 件を表示' }));
  await screen.findByText('相模 400 わ 70-21');
}

it.each([
  ['/', '確認が必要な期限', '1,012 件'],
  ['/en', 'Deadlines that need attention', '1,012 items'],
])('says that it counts deadlines, of which one vehicle may have two (%s)', async (path, title, count) => {
  const home = { body: { ...emptyHome.body, attention, attentionCount: 1012, vehicleCount: 60 } };
  await renderShell(path, { session: sessionOf(), routes: { 'GET /api/home': home } });
  expect(await screen.findByRole('region', { name: title })).toHaveTextContent(count);
});

it('counts all that needs attention and says when only the most urgent fit', async () => {
  await openHome(80);
  expect(screen.getByText('80 件')).toBeVisible();
  expect(screen.getByText(/急ぐものから 12 件を表示しています/)).toBeVisible();
});

it('says nothing of others when there are none', async () => {
  await openHome(12);
  expect(screen.getByText('12 件')).toBeVisible();
  expect(screen.queryByText(/急ぐものから/)).toBeNull();
});

describe('in a system that is still empty', () => {
  const firstSteps: Home['firstSteps'] = [
    { step: 'department', done: true },
    { step: 'vehicleType', done: false },
    { step: 'vehicle', done: false },
    { step: 'user', done: false },
  ];
  const show = (path: string, vehicleCount = 0) =>
    renderShell(path, {
      session: sessionOf(),
      routes: { 'GET /api/home': { body: { ...emptyHome.body, firstSteps, vehicleCount } } },
    });

  it.each([
    ['/', 'はじめに登録すること', /部署を登録する.*登録済み/, '車種を登録する', '次はこちら', '/vehicle-type/add'],
    ['/en', 'What to enter first', /Add a department.*Done/, 'Add a vehicle type', 'Next', '/en/vehicle-type/add'],
  ])('says what to do first, what is done and what is next (%s)', async (path, title, done, next, mark, address) => {
    await show(path);
    const steps = within(await screen.findByRole('region', { name: title }));
    expect(steps.getAllByRole('listitem')[0]).toHaveTextContent(done);
    expect(steps.getAllByRole('link')).toHaveLength(3);
    const link = steps.getByRole('link', { name: new RegExp(`^${next} ?${mark}`) });
    expect(link).toHaveAttribute('href', address);
  });

  it('stands over the fleet as long as something is left', async () => {
    await show('/', 3);
    expect(await screen.findByRole('region', { name: 'はじめに登録すること' })).toBeVisible();
    expect(screen.getByRole('region', { name: '確認が必要な期限' })).toBeVisible();
  });
});
