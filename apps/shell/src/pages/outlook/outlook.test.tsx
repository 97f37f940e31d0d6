import type { NearLimits } from '@haisha/validation/near-limits';
import type { Notification } from '@haisha/validation/notification';
import type { OnTheRoad } from '@haisha/validation/on-the-road';
import type { RunDay, RunOverview } from '@haisha/validation/run-overview';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyHome } from '../../../test/empty-home.ts';
import { renderShell } from '../../../test/render-shell.tsx';
import { sessionOf } from '../../../test/sessions.ts';

const quiet = { unassigned: 0, unconfirmed: 0, requested: 0, departed: 0, returned: 0, red: 0, amber: 0 };
const today: RunDay = { ...quiet, date: '2026-11-26', runs: 24, confirmed: 24 };
const tomorrow: RunDay = { ...quiet, date: '2026-11-27', runs: 1, confirmed: 1 };
const runs = { days: { today, tomorrow }, toDecide: [], moreToDecide: 0, moreFrom: null, next: null, requests: null };

const road: OnTheRoad = {
  date: today.date,
  planned: Array.from({ length: 49 }, (_, step) => (step < 24 ? 18 : 3)),
  actual: Array.from({ length: 13 }, () => 15),
  now: { minutes: 372, planned: 18, actual: 15 },
};
const named = { id: 'd1', name: '松本 正樹', nameEn: 'Matsumoto Masaki', departmentId: 'IW' };
const driver = { ...named, mostMinutes: 284 * 60, usualMinutes: 284 * 60 };
const limits: NearLimits = {
  date: today.date,
  drivers: [
    { ...driver, dutyMinutes: 286 * 60 + 30, shortestRestMinutes: 530, red: 1, amber: 1 },
    { ...driver, id: 'd2', name: '小林 直樹', dutyMinutes: 281 * 60 + 10, shortestRestMinutes: null, red: 0, amber: 0 },
    { ...driver, id: 'd3', name: '阿部 浩', dutyMinutes: 200 * 60, shortestRestMinutes: 700, red: 0, amber: 0 },
  ],
};

type Given = { road?: OnTheRoad; limits?: NearLimits; runs?: RunOverview; news?: Partial<Notification>[] };

function open(given: Given = {}, path = '/') {
  const news = (given.news ?? []).map((one, place) => ({
    ...{ id: `n${place}`, kind: 'jobDone', params: { job: 'export', file: '車両一覧.csv' }, link: '/jobs' },
    ...{ createdAt: '2026-11-20T01:02:00Z', readAt: null, ...one },
  }));
  return renderShell(path, {
    session: sessionOf(['vehicle.read', 'allocation.read', 'compliance.read']),
    routes: {
      'GET /api/home': { body: { ...emptyHome.body, vehicleCount: 60 } },
      'GET /api/dues': { body: { items: [], count: 0, isMore: false } },
      'GET /api/home/runs': { body: given.runs ?? runs },
      'GET /api/home/on-the-road': { body: given.road ?? road },
      'GET /api/home/limits': { body: given.limits ?? limits },
      'GET /api/notifications': {
        body: { items: news, total: news.length, unread: news.length, page: 1, pageSize: 30 },
      },
    },
  });
}

it.each([
  ['/', 15, '6:12 運行中 15台・予定より3台少ない'],
  ['/', 20, '6:12 運行中 20台・予定より2台多い'],
  ['/', 18, '6:12 運行中 18台・予定どおり'],
  ['/en', 15, '6:12: 15 on the road, 3 fewer than planned'],
  ['/en', 20, '6:12: 20 on the road, 2 more than planned'],
  ['/en', 18, '6:12: 18 on the road, as planned'],
])('at %s says with %s vehicles on the road: %s', async (path, actual, sentence) => {
  await open({ road: { ...road, now: { ...road.now, actual } } }, path);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('shows the counts as a table, what is to come without a figure', async () => {
  const { user } = await open();
  const region = await screen.findByRole('region', { name: /^運行中の台数/ });
  await user.click(await within(region).findByRole('button', { name: '表で見る' }));
  const rows = within(region).getAllByRole('row');
  expect(rows).toHaveLength(25);
  expect(rows[7]).toHaveTextContent(/^6時1815$/);
  expect(rows[8]).toHaveTextContent(/^7時18$/);
  expect(rows[24]).toHaveTextContent(/^23時3$/);
});

it('says nothing of the road on a day without a run', async () => {
  await open({ runs: { ...runs, days: { today: { ...today, runs: 0 }, tomorrow } } });
  await screen.findByRole('region', { name: /^限度に近い人/ });
  expect(screen.queryByRole('region', { name: /^運行中の台数/ })).toBeNull();
});

it('names who is near a limit, each with the hours and the way to them', async () => {
  await open();
  const region = await screen.findByRole('region', { name: /^限度に近い人/ });
  const [worst, near, ...others] = await within(region).findAllByRole('link', { name: /時間/ });
  expect(worst).toHaveAccessibleName(/松本 正樹.*違反 1.*月 286:30 \/ 上限 284時間.*最短の休息 8:50/);
  expect(worst).toHaveAttribute('href', '/compliance?departmentId=IW&driver=d1');
  expect(near).toHaveAccessibleName(/小林 直樹.*上限まで 2:50.*月 281:10/);
  expect(others).toEqual([]);
  expect(within(region).getByRole('img')).toHaveAccessibleName(/200時間から286時間、2人が限度に近い/);
});

it.each([
  [
    '/',
    '限度に近い人',
    /原則284超 2:30.*月 286:30 \/ 上限 310時間（協定）/,
    '上限 310（協定）',
    /労使協定により310時間まで/,
  ],
  ['/en', 'Near a limit', /2:30 over 284 h.*286:30 \/ limit 310 h \(agreed\)/, 'Limit 310 (agreement)', /up to 310/],
])('at %s says which limit counts for whom an agreement allows more', async (path, title, row, label, sentence) => {
  const agreed = { ...driver, mostMinutes: 310 * 60, dutyMinutes: 286 * 60 + 30, shortestRestMinutes: null };
  await open({ limits: { ...limits, drivers: [{ ...agreed, red: 0, amber: 1 }] } }, path);
  const region = await screen.findByRole('region', { name: new RegExp(`^${title}`) });
  expect(await within(region).findByRole('link', { name: row })).toBeVisible();
  expect(within(region).getByText(label)).toBeVisible();
  expect(within(region).getByRole('img')).toHaveAccessibleName(sentence);
});

it('says so where nobody is near a limit', async () => {
  await open({ limits: { ...limits, drivers: limits.drivers.slice(2) } });
  expect(await screen.findByText('限度に近い人はいません。')).toBeVisible();
});

it('shows the last five things that were told, and that one was read once it is followed', async () => {
  const { site, user } = await open({ news: Array.from({ length: 7 }, () => ({})) });
  const read: unknown[] = [];
  site.on('POST /api/notifications/read', ({ body }) => {
    read.push(body);
    return { body: { unread: 6 } };
  });
  const region = await screen.findByRole('region', { name: '連絡と取り込み' });
  const links = await within(region).findAllByRole('link', { name: /車両一覧\.csv/ });
  expect(links).toHaveLength(5);
  expect(links[0]).toHaveTextContent('11/20');
  await user.click(links[0] as HTMLElement);
  expect(read).toEqual([{ ids: ['n0'] }]);
});
