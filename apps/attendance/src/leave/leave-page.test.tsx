import { problem, type Routes } from '@haisha/area-tests/fake-api';
import { stamps } from '@haisha/area-tests/stamps';
import { tokyoDate } from '@haisha/i18n';
import { fill } from '@haisha/testing/fill';
import type { LeaveRegister } from '@haisha/validation/leave';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entry, leave } from '../../test/leaves.ts';
import { renderPage } from '../../test/render-page.tsx';

const centre = { id: '10000000-0000-4000-8000-000000000001', code: 'IW', name: '岩槻', nameEn: null };
const run = {
  id: '80000000-0000-4000-8000-000000000001',
  name: 'IW-S01',
  date: '2026-12-24',
  reportAt: '2026-12-23T17:00:00.000Z',
};
const asked = leave({ runs: [run] });
const today = tokyoDate();
const away = leave({ driverName: '鈴木 健一', kind: 'sick', status: 'approved', fromDate: today, toDate: today });

const apiOf = (items = [asked, away], more: Routes = {}): Routes => ({
  'GET /departments/names': () => ({ body: { items: [centre] } }),
  'GET /leaves': () => ({ body: { items } }),
  'GET /leaves/register': () => ({ body: { since: '2025-10-27', drivers: [entry()] } }),
  ...more,
});

test('what waits stands first with the run that it meets, and is approved by keyboard', async () => {
  let item = asked;
  const { user, writes } = await renderPage('/leave?month=2026-12', {
    api: apiOf([], {
      'GET /leaves': () => ({ body: { items: [item, away] } }),
      [`POST /leaves/${asked.id}/approve`]: () => {
        item = {
          ...asked,
          status: 'approved',
          version: 2,
          decidedByName: '近藤 学',
          decidedAt: '2026-11-26T01:00:00.000Z',
        };
        return { body: item };
      },
    }),
  });
  const waiting = within(await screen.findByRole('table', { name: /承認待ち/ }));
  expect(within(screen.getByRole('table', { name: /今日休みの人/ })).getByText('病欠')).toBeVisible();
  const met = waiting.getByRole('link', { name: /IW-S01/ });
  expect(met).toHaveAttribute('href', expect.stringContaining(`run=${run.id}`));
  waiting.getByRole('row', { name: /佐藤 誠/ }).focus();
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('dialog', { name: /佐藤 誠さんの休暇を承認しますか/ }));
  expect(dialog.getByText('この日に運行があります')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: '承認' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/佐藤 誠さんの休暇を承認しました/)).toBeVisible();
  expect(writes()).toMatchObject([{ path: `/leaves/${asked.id}/approve`, body: { version: 1, reason: null } }]);
  expect(await screen.findByRole('table', { name: /この月/ })).toHaveTextContent('承認済');
});

test('who refuses says why, and the answer of the server stays in the dialog', async () => {
  const { user, writes } = await renderPage('/leave?month=2026-12', {
    api: apiOf([asked], { [`POST /leaves/${asked.id}/refuse`]: () => problem(409, 'version.conflict') }),
  });
  await user.click(await screen.findByRole('button', { name: /^却下: 佐藤 誠/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '却下' }));
  expect(dialog.getByText('理由を入力してください')).toBeVisible();
  expect(writes()).toEqual([]);
  await fill(user, dialog.getByRole('textbox', { name: '理由' }), '繁忙日');
  await user.click(dialog.getByRole('button', { name: '却下' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(writes()).toMatchObject([{ body: { reason: '繁忙日' } }]);
});

test('the register says what is left and how many of the five days are missing', async () => {
  const overdrawn = entry({ id: 'x', name: '高橋 浩', left: 0, overdrawn: 1, years: [] });
  const { user } = await renderPage('/leave?view=register', {
    api: apiOf([], {
      'GET /leaves/register': () => ({ body: { since: '2025-10-27', drivers: [entry(), overdrawn] } }),
    }),
  });
  const table = within(await screen.findByRole('table', { name: /年次有給休暇管理簿/ }));
  expect(table.getByText('2027/03/31 までにあと2日')).toBeVisible();
  expect(table.getByText(/2025\/10\/27 より前の取得は記録がなく/)).toBeVisible();
  expect(table.getAllByText('2026/04/01 付与 16日・残り 13日（2028/04/01 に消滅）')).toHaveLength(2);
  expect(table.getAllByText('2026/05/07・2026/08/13 午前')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '残りを超えた取得 1' }));
  expect(table.queryByText('佐藤 誠')).toBeNull();
  expect(table.getByText('1日超過')).toBeVisible();
});

test('a driver sees what is left, asks for half a day and takes it back', async () => {
  let items = [leave({ status: 'approved' })];
  const half = leave({ part: 'pm', fromDate: '2026-12-10', toDate: '2026-12-10' });
  const { user, writes } = await renderPage('/leave', {
    role: 'driver',
    api: apiOf([], {
      'GET /leaves': () => ({ body: { items } }),
      'POST /leaves/request': () => {
        items = [half, ...items];
        return { status: 201, body: half };
      },
      [`POST /leaves/${half.id}/withdraw`]: () => ({ body: { ...half, status: 'withdrawn' } }),
    }),
  });
  expect(await screen.findByText('13日')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^承認/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '休暇を申請' }));
  const dialog = within(await screen.findByRole('dialog', { name: '休暇の申請' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: '単位' }), '午後');
  const from = dialog.getByRole('textbox', { name: '開始日' });
  await user.clear(from);
  await fill(user, from, '2026/12/10');
  expect(dialog.queryByRole('textbox', { name: '終了日' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: '申請' }));
  expect(await screen.findByText(/休暇を申請しました: 2026\/12\/10（木） 午後/)).toBeVisible();
  expect(writes()).toMatchObject([
    { body: { kind: 'paid', part: 'pm', fromDate: '2026-12-10', toDate: '2026-12-10' } },
  ]);
  await user.click(await screen.findByRole('button', { name: /^取り下げ/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取り下げ' }));
  expect(await screen.findByText(/申請を取り下げました/)).toBeVisible();
});

test('who may not know why sees that somebody is away, and cannot enter', async () => {
  await renderPage('/leave', {
    role: 'viewer',
    api: apiOf([{ ...away, kind: null, note: null }]),
  });
  expect(await screen.findByRole('table', { name: /今日休みの人/ })).toHaveTextContent('休み');
  expect(screen.queryByRole('button', { name: '登録' })).toBeNull();
  expect(screen.queryByRole('button', { name: '年次有給休暇管理簿' })).toBeNull();
});

test('a month without leave says so, and one that cannot be read offers to try again', async () => {
  const { unmount } = await renderPage('/leave', { api: apiOf([]) });
  expect(await screen.findByText('この月の休暇・欠勤はありません')).toBeVisible();
  unmount();
  await renderPage('/leave', { api: apiOf([], { 'GET /leaves': () => problem(500, 'server.error') }) });
  expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
});

test('what is agreed of a part-timer is entered in the register, with the day from which it holds', async () => {
  const agreed = { validFrom: '2025-10-01', per: 'week', days: 4, weeklyHours: 28 } as const;
  const id = entry().id;
  const row = { ...stamps, id, version: 3, schedules: [agreed] };
  let schedule: LeaveRegister['drivers'][number]['schedule'] = agreed;
  const { user, writes } = await renderPage('/leave?view=register', {
    role: 'labour',
    api: apiOf([], {
      'GET /leaves/register': () => ({ body: { since: null, drivers: [entry({ schedule })] } }),
      [`GET /drivers/${id}/work-schedule`]: () => ({ body: row }),
      [`PUT /drivers/${id}/work-schedule`]: () => {
        schedule = { validFrom: '2026-04-01', per: 'week', days: 3, weeklyHours: 22.5 };
        return { body: { ...row, version: 4, schedules: [agreed, schedule] } };
      },
    }),
  });
  const table = within(await screen.findByRole('table', { name: /年次有給休暇管理簿/ }));
  expect(table.getByText('週4日・28時間')).toBeVisible();
  await user.click(table.getByRole('button', { name: '佐藤 誠さんの所定労働を変更' }));
  const dialog = within(await screen.findByRole('dialog', { name: '佐藤 誠さんの所定労働' }));
  await user.click(await dialog.findByRole('button', { name: '所定労働を追加' }));
  const added = within(dialog.getByRole('group', { name: '2件目' }));
  await fill(user, added.getByRole('textbox', { name: /適用開始日/ }), '2026/04/01');
  await fill(user, added.getByRole('textbox', { name: /所定労働日数/ }), '8');
  await fill(user, added.getByRole('textbox', { name: /週の所定労働時間/ }), '22.5');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(writes()).toEqual([]);
  await user.clear(added.getByRole('textbox', { name: /所定労働日数/ }));
  await fill(user, added.getByRole('textbox', { name: /所定労働日数/ }), '3');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('佐藤 誠さんの所定労働を保存しました')).toBeVisible();
  expect(writes()).toMatchObject([
    { body: { version: 3, schedules: [agreed, { validFrom: '2026-04-01', per: 'week', days: 3, weeklyHours: 22.5 }] } },
  ]);
  expect(await table.findByText('週3日・22.5時間')).toBeVisible();
});
