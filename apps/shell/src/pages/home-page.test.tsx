import type { Due, Dues } from '@haisha/validation/due';
import type { Home } from '@haisha/validation/home';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { problem } from '../../test/fake-site.ts';
import { type RenderOptions, renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const items: Due[] = Array.from({ length: 12 }, (_, index) => ({
  kind: 'inspection' as const,
  entity: 'vehicle' as const,
  id: `vehicle-${index}`,
  code: `AT-${index}`,
  name: `相模 400 わ 70-${10 + index}`,
  nameEn: `相模 400 わ 70-${10 + index}`,
  departmentName: '厚木センター',
  departmentNameEn: 'Atsugi Centre',
  dueDate: '2026-12-01',
  daysLeft: 10,
  isMissing: false,
}));

function homeWith(dues: Omit<Dues, 'isMore'> & Partial<Dues>, vehicleCount = 60): RenderOptions {
  const home = { body: { ...emptyHome.body, vehicleCount } };
  return {
    session: sessionOf(['vehicle.read']),
    routes: { 'GET /api/home': home, 'GET /api/dues': { body: { isMore: false, ...dues } } },
  };
}

async function openHome(count: number) {
  const { user } = await renderShell('/', homeWith({ items, count }));
  await user.click(await screen.findByRole('button', { name: '次の 6 件を表示' }));
  await screen.findByText('相模 400 わ 70-21');
}

it.each([
  ['/', '確認が必要な期限', { count: 912 }, '912 件'],
  ['/', '確認が必要な期限', { count: 1000, isMore: true }, '1,000 件以上'],
  ['/en', 'Deadlines that need attention', { count: 912 }, '912 items'],
  ['/en', 'Deadlines that need attention', { count: 1000, isMore: true }, '1,000 items or more'],
])('says that it counts deadlines, of which one vehicle may have two (%s)', async (path, title, counted, count) => {
  await renderShell(path, homeWith({ items, ...counted }));
  expect(await screen.findByRole('region', { name: title })).toHaveTextContent(count);
});

it('says of the last group that there are more of it than were read', async () => {
  const overdue = items.map((due) => ({ ...due, daysLeft: -3 }));
  const { unmount } = await renderShell('/', homeWith({ items: overdue, count: 912 }));
  expect(await screen.findByText(`期限切れ ${overdue.length}+`)).toBeVisible();
  unmount();
  await renderShell('/', homeWith({ items: overdue, count: overdue.length }));
  expect(await screen.findByText(`期限切れ ${overdue.length}`)).toBeVisible();
});

it('reads deadlines by their day, the oldest first', async () => {
  const days = ['2026-11-26', '2026-11-15', '2026-11-20'];
  const overdue = days.map((dueDate, place) => ({ ...(items[place] as Due), dueDate, daysLeft: -1 }));
  await renderShell('/', homeWith({ items: overdue, count: 3 }));
  const list = await screen.findByRole('region', { name: '確認が必要な期限' });
  expect(list).toHaveTextContent(/2026\/11\/15.*2026\/11\/20.*2026\/11\/26/);
});

it('links each deadline to its record, whatever its entity', async () => {
  const [vehicle] = items;
  if (!vehicle) throw new Error('there is no vehicle');
  const named = (due: Partial<Due>) => ({ ...vehicle, departmentName: null, departmentNameEn: null, ...due });
  const various = [
    vehicle,
    named({ kind: 'licence', entity: 'driver', id: 'driver-1', name: '山田 太郎', daysLeft: -2 }),
    named({ kind: 'companyInsurance', entity: 'deliveryCompany', id: 'company-1', name: '協和運送' }),
    named({ kind: 'healthCheck', entity: 'driver', id: 'driver-2', name: '鈴木 花子', daysLeft: -2, isMissing: true }),
  ];
  await renderShell('/', homeWith({ items: various, count: 4 }));
  const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(await screen.findByRole('link', { name: /運転免許.*山田 太郎.*2日超過/ })).toHaveAttribute(
    'href',
    '/drivers/edit/driver-1#record',
  );
  expect(linkTo(/車検.*相模 400 わ 70-10/)).toBe('/vehicles/edit/vehicle-0');
  expect(linkTo(/健康診断.*鈴木 花子.*2026\/12\/01までに登録.*記録なし/)).toBe('/drivers/edit/driver-2#record');
  expect(linkTo(/協力会社の保険.*協和運送/)).toBe('/delivery-company/edit/company-1');
});

it('says that nothing is due, and nothing at all to users who may not read vehicles', async () => {
  const nothing = { items: [], count: 0 };
  const dueRights = ['vehicle.read', 'driverQualification.read', 'deliveryCompany.read'];
  const { unmount } = await renderShell('/', { ...homeWith(nothing), session: sessionOf(dueRights) });
  expect(await screen.findByText('期限が近いものや、期限を過ぎたものはありません。')).toBeVisible();
  unmount();
  await renderShell('/', homeWith(nothing, 0));
  expect(await screen.findByText('表示する車両がありません')).toBeVisible();
  expect(screen.queryByRole('region', { name: '確認が必要な期限' })).toBeNull();
});

it('says of what nothing is due where the user does not see every deadline', async () => {
  await renderShell('/', homeWith({ items: [], count: 0 }));
  const said = 'あなたが見られる範囲に、期限が近いものや、期限を過ぎたものはありません。';
  expect(await screen.findByText(said)).toBeVisible();
});

it('waits no longer than a moment for what is slow', async () => {
  const { routes, session } = homeWith({ items: [], count: 0 }, 0);
  await renderShell('/', { session, routes: { ...routes, 'GET /api/dues': () => new Promise(() => undefined) } });
  expect(await screen.findByText('表示する車両がありません', {}, { timeout: 5_000 })).toBeVisible();
});

it('has no fleet for a driver, who has no rows of the vehicles, and does not call it empty', async () => {
  const session = sessionOf();
  session.permissions['vehicle.read'] = 'today';
  const { site } = await renderShell('/', { ...homeWith({ items: [], count: 0 }, 0), session });
  expect(await screen.findByText('ようこそ')).toBeVisible();
  expect(screen.queryByText('表示する車両がありません')).toBeNull();
  expect(site.requests).not.toContain('GET /api/home');
});

it('brings those without a fleet to their screens with one press', async () => {
  const session = sessionOf(['note.read']);
  await renderShell('/', { session, routes: { 'GET /api/dues': { body: { items: [], count: 0, isMore: false } } } });
  const screens = within(await screen.findByRole('region', { name: '使える画面' }));
  expect(screens.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/notes']);
});

it('offers to read again after a failure', async () => {
  const { site, user } = await renderShell('/', {
    session: sessionOf(['vehicle.read']),
    routes: {
      'GET /api/home': { body: { ...emptyHome.body, vehicleCount: 60 } },
      'GET /api/dues': problem('internal', 500),
    },
  });
  const again = await screen.findByRole('button', { name: 'もう一度試す' });
  site.on('GET /api/dues', { body: { items, count: 12, isMore: false } });
  await user.click(again);
  expect(await screen.findByText('相模 400 わ 70-10')).toBeVisible();
});

it('counts all deadlines and says when only the most urgent ones fit', async () => {
  await openHome(80);
  expect(screen.getByText('80 件')).toBeVisible();
  expect(screen.getByText(/急ぐものから 12 件を表示しています/)).toBeVisible();
});

it('mentions no other vehicles when there are none', async () => {
  await openHome(12);
  expect(screen.getByText('12 件')).toBeVisible();
  expect(screen.queryByText(/急ぐものから/)).toBeNull();
});

describe('in an empty system', () => {
  const firstSteps: Home['firstSteps'] = [
    { step: 'department', done: true },
    { step: 'vehicleType', done: false },
    { step: 'vehicle', done: false },
    { step: 'user', done: false },
  ];
  const show = (path: string, vehicleCount = 0) =>
    renderShell(path, {
      session: sessionOf(['vehicle.read']),
      routes: {
        'GET /api/home': { body: { ...emptyHome.body, firstSteps, vehicleCount } },
        'GET /api/dues': { body: { items: [], count: 0, isMore: false } },
      },
    });

  it.each([
    ['/', 'はじめに登録すること', /部署を登録する.*登録済み/, '車種を登録する', '次はこちら', '/vehicle-type/add'],
    ['/en', 'What to enter first', /Add a department.*Done/, 'Add a vehicle type', 'Next', '/en/vehicle-type/add'],
  ])('shows what to do first, what is done and what is next (%s)', async (path, title, done, next, mark, address) => {
    await show(path);
    const steps = within(await screen.findByRole('region', { name: title }));
    expect(steps.getAllByRole('listitem')[0]).toHaveTextContent(done);
    expect(steps.getAllByRole('link')).toHaveLength(3);
    const link = steps.getByRole('link', { name: new RegExp(`^${next} ?${mark}`) });
    expect(link).toHaveAttribute('href', address);
  });

  it('is above the fleet until every step is done', async () => {
    await show('/', 3);
    expect(await screen.findByRole('region', { name: 'はじめに登録すること' })).toBeVisible();
    expect(await screen.findByRole('region', { name: '確認が必要な期限' })).toBeVisible();
  });
});

it('does not ask for the fleet for users who may not read it', async () => {
  const { site } = await renderShell('/', {
    session: sessionOf(),
    routes: { 'GET /api/dues': { body: { items: [], count: 0, isMore: false } } },
  });
  expect(await screen.findByText('ようこそ')).toBeVisible();
  expect(site.requests).not.toContain('GET /api/home');
});
