import type { Allocation } from '@haisha/validation/allocation';
import type { RunDay, RunOverview } from '@haisha/validation/run-overview';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyHome } from '../../../test/empty-home.ts';
import { renderShell } from '../../../test/render-shell.tsx';
import { sessionOf } from '../../../test/sessions.ts';

const quiet = { unassigned: 0, unconfirmed: 0, requested: 0, departed: 0, returned: 0, red: 0, amber: 0 };
const today: RunDay = { ...quiet, date: '2026-11-26', runs: 24, confirmed: 3, departed: 15, returned: 6 };
const tomorrow: RunDay = {
  ...quiet,
  date: '2026-11-27',
  runs: 21,
  confirmed: 15,
  unconfirmed: 6,
  unassigned: 5,
  red: 2,
};
const toDecide: RunOverview['toDecide'] = [
  {
    ...{ id: 'run-1', operationDate: '2026-11-27', departmentId: 'IW', name: 'IW-S01', vehicleCode: 'IW-05' },
    ...{ driverName: '佐藤 誠', driverNameEn: 'Makoto Sato', start: '2026-11-27T16:30:00Z' },
    ...{ deliveryCompanyName: null, deliveryCompanyNameEn: null },
    ...{ state: 'red' },
  },
];
const nobody: RunOverview = { days: null, toDecide: [], moreToDecide: 0, moreFrom: null, next: null, requests: null };

function open(
  overview: RunOverview,
  path = '/',
  permissions = ['vehicle.read', 'allocation.read', 'allocation.update'],
) {
  return renderShell(path, {
    session: sessionOf(permissions),
    routes: {
      'GET /api/home': { body: { ...emptyHome.body, vehicleCount: 60 } },
      'GET /api/dues': { body: { items: [], count: 0, isMore: false } },
      'GET /api/home/runs': { body: overview },
    },
  });
}

const linkIn = (region: HTMLElement, name: RegExp) => within(region).getByRole('link', { name }).getAttribute('href');

it('says how far today and tomorrow are, and leads to the board and to what needs a decision', async () => {
  await open({ ...nobody, days: { today, tomorrow }, toDecide });
  const now = await screen.findByRole('region', { name: '今日の運行' });
  expect(now).toHaveTextContent(/予定24便.*未確定0便.*出庫前3便.*運行中15便.*帰庫6便/);
  const decisions = await screen.findByRole('region', { name: '判断が必要な運行' });
  expect(linkIn(decisions, /IW-S01.*佐藤 誠.*不可の指摘.*11\/27 25:30/)).toBe('/vehicle-allocation/edit/run-1');
  const next = await screen.findByRole('region', { name: /^明日の計画 \d+\/\d+（.）$/ });
  expect(linkIn(next, /^未配車の配送 ?5件/)).toBe('/vehicle-allocation?date=2026-11-27');
  expect(linkIn(next, /^不可の指摘 ?2便/)).toBe('/vehicle-allocation?date=2026-11-27&only=warnings');
  expect(within(next).queryByText('依頼中')).toBeNull();
});

it.each([
  ['/', '判断が必要な運行', /葵運輸/],
  ['/en', 'Runs that need a decision', /Aoi Transport/],
])('at %s names the delivery company of a hired run', async (path, title, name) => {
  const hired = { driverName: null, driverNameEn: null, vehicleCode: null, state: 'requested' } as const;
  const company = { deliveryCompanyName: '葵運輸', deliveryCompanyNameEn: 'Aoi Transport' };
  const runs = toDecide.map((run) => ({ ...run, ...hired, ...company }));
  await open({ ...nobody, days: { today, tomorrow }, toDecide: runs }, path);
  const decisions = await screen.findByRole('region', { name: title });
  expect(within(decisions).getByRole('link', { name })).toBeVisible();
});

it.each([
  ['/', '判断が必要な運行', /IW-S09.*出庫遅れ.*11\/26/, /^ほか3便/],
  ['/en', 'Runs that need a decision', /IW-S09.*Late out.*11\/26/, /^3 more runs/],
])('at %s says which run of today is late, with its day, and leads to those that are not named', async (...given) => {
  const [path, title, late, more] = given;
  const own = { ...toDecide[0], id: 'run-0', operationDate: today.date, start: '2026-11-25T21:30:00Z', name: 'IW-S09' };
  const isOut = { ...own, state: 'late' } as RunOverview['toDecide'][number];
  const more3 = { moreToDecide: 3, moreFrom: tomorrow.date };
  await open({ ...nobody, days: { today, tomorrow }, toDecide: [isOut], ...more3 }, path);
  const decisions = await screen.findByRole('region', { name: title });
  const prefix = path === '/' ? '' : path;
  expect(linkIn(decisions, late)).toBe(`${prefix}/vehicle-allocation/edit/run-0`);
  expect(linkIn(decisions, more)).toBe(`${prefix}/vehicle-allocation?date=2026-11-27`);
});

it('names no run to decide for those who only read the plan', async () => {
  await open({ ...nobody, days: { today, tomorrow }, toDecide }, '/', ['vehicle.read', 'allocation.read']);
  expect(await screen.findByRole('region', { name: '今日の運行' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '判断が必要な運行' })).toBeNull();
});

it('names what is still open where nothing was found: without a driver, requested, not confirmed', async () => {
  const runs = (['driverless', 'requested', 'unconfirmed'] as const).map((state) => {
    return { ...toDecide[0], id: state, state } as RunOverview['toDecide'][number];
  });
  await open({ ...nobody, days: { today, tomorrow }, toDecide: runs });
  const decisions = await screen.findByRole('region', { name: '判断が必要な運行' });
  expect(decisions).toHaveTextContent(/ドライバー未定.*依頼中.*未確定/);
  expect(within(decisions).queryByRole('link', { name: /^ほか/ })).toBeNull();
});

it('says the same in English, and nothing at all as long as nothing is planned', async () => {
  const { unmount } = await open({ ...nobody, days: { today, tomorrow }, toDecide }, '/en');
  const now = await screen.findByRole('region', { name: 'Today’s runs' });
  const decisions = screen.getByRole('region', { name: 'Runs that need a decision' });
  expect(now).not.toContainElement(decisions);
  expect(linkIn(decisions, /IW-S01.*Makoto Sato.*Not permitted/)).toBe('/en/vehicle-allocation/edit/run-1');
  unmount();
  const empty = { ...quiet, runs: 0, confirmed: 0 };
  await open({ ...nobody, days: { today: { ...today, ...empty }, tomorrow: { ...tomorrow, ...empty } } });
  await screen.findByRole('region', { name: '車両の状態' });
  expect(screen.queryByRole('region', { name: '今日の運行' })).toBeNull();
});

it('says that the runs cannot be read, asks for them again, and shows the fleet', async () => {
  let isDown = true;
  const { user } = await renderShell('/', {
    session: sessionOf(['vehicle.read', 'allocation.read', 'allocation.update']),
    routes: {
      'GET /api/home': { body: { ...emptyHome.body, vehicleCount: 60 } },
      'GET /api/dues': { body: { items: [], count: 0, isMore: false } },
      'GET /api/home/runs': () =>
        isDown ? { status: 500, body: {} } : { body: { ...nobody, days: { today, tomorrow }, toDecide } },
    },
  });
  expect(await screen.findByRole('region', { name: '車両の状態' }, { timeout: 5000 })).toBeVisible();
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
  expect(await screen.findByRole('region', { name: '今日の運行' })).toBeVisible();
});

it('says to a driver that the runs cannot be read', async () => {
  await renderShell('/', {
    session: sessionOf(['allocation.read']),
    routes: { 'GET /api/home/runs': { status: 500, body: {} } },
  });
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByText('決まっている運行はありません。')).toBeNull();
});

const stop = (at: string, placeName: string) => ({
  ...{ id: placeName, plannedArriveAt: at, placeName, placeNameEn: null, note: null },
});
const run = {
  ...{ id: 'run-2', number: 'A20261127-0002', operationDate: '2026-11-27', title: null, courseCode: 'IW-S01' },
  ...{
    courseName: '埼玉東',
    courseNameEn: 'East Saitama',
    vehicleCode: 'IW-05',
    status: 'confirmed',
    instruction: null,
  },
  ...{ reportAt: '2026-11-26T17:00:00Z', start: '2026-11-26T17:30:00Z' },
  ...{ end: '2026-11-27T02:00:00Z', endAt: '2026-11-27T02:30:00Z' },
  stops: [stop('2026-11-26T19:10:00Z', 'ひなた屋 岩槻本町店')],
} as unknown as Allocation;

it('shows a driver the next run, its stops and whom to call', async () => {
  const office = { name: '岩槻センター', nameEn: null, phone: '048-000-1234' };
  const { unmount } = await open({ ...nobody, next: { run, office } }, '/', ['allocation.read']);
  const next = await screen.findByRole('region', { name: '次の運行' });
  expect(next).toHaveTextContent(/埼玉東.*IW-S01.*IW-05/);
  expect(next).toHaveTextContent(/出勤2:00.*出庫2:30.*帰庫11:00.*退勤11:30/);
  expect(linkIn(next, /4:10.*ひなた屋 岩槻本町店/)).toBe('/vehicle-allocation/edit/run-2');
  expect(linkIn(next, /岩槻センターに電話/)).toBe('tel:0480001234');
  expect(within(next).queryByText('未確定')).toBeNull();
  unmount();
  await open({ ...nobody, next: { run: { ...run, status: 'planned' }, office } }, '/', ['allocation.read']);
  expect(await screen.findByText('未確定')).toBeVisible();
});

it('tells a driver without a run so, and a delivery company what waits for its answer', async () => {
  const { unmount } = await open(nobody, '/', ['allocation.read']);
  expect(await screen.findByText('決まっている運行はありません。')).toBeVisible();
  unmount();
  await open({ ...nobody, requests: 2 }, '/', ['allocation.read']);
  const region = await screen.findByRole('region', { name: '回答を待つ依頼' });
  expect(linkIn(region, /2/)).toBe('/vehicle-allocation');
});
