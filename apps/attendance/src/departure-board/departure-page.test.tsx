import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import { fill } from '@haisha/testing/fill';
import type { DepartureBoard, DepartureRow } from '@haisha/validation/departure-board';
import type { RollCall, RollCallInput } from '@haisha/validation/roll-call';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { departureRow } from '../../test/departure-rows.ts';
import { renderPage } from '../../test/render-page.tsx';

const centre = { id: '30000000-0000-4000-8000-000000000001', code: 'IW', name: '岩槻センター', nameEn: null };
const path = '/attendance-departure-of-the-driver';
const now = '2026-11-25T19:20:00.000Z';
const at = (minute: string) => `2026-11-25T19:${minute}:00.000Z`;

const due = departureRow({ name: '遠藤 修' });
const there = departureRow({ name: '佐々木 亮', clockInAt: '2026-11-25T18:47:00.000Z' });
const gone = departureRow({ name: '髙橋 達也', clockInAt: '2026-11-25T18:47:00.000Z', leaveGarageAt: at('15') });

const apiOf = (...rows: DepartureRow[]) => ({
  'GET /departments/names': () => ({ body: { items: [centre], total: 1, page: 1, pageSize: 100 } }),
  'GET /departure-board': () => ({ body: { now, rows, alarms: [] } }),
});
const answerOf = (input: RollCallInput): RollCall => ({ ...input, byName: '近藤 学', vehicleCode: 'IW-01' });
const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  return within(cell.closest('tr') as HTMLElement);
};

test('the board names who needs attention first, with what is planned beside what was', async () => {
  await renderPage(path, { api: apiOf(there, due, gone) });
  const heads = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
  expect(heads).toEqual(['要対応2人', '出勤済1人']);
  expect(screen.getByRole('alert')).toHaveTextContent('点呼なしで出庫 髙橋 達也');
  const late = await rowOf('遠藤 修');
  expect(late.getByText('出勤 遅れ')).toBeVisible();
  expect(late.getByText('+20分')).toBeVisible();
  expect(late.getByRole('link', { name: /090-0000-0413/ })).toHaveAttribute('href', 'tel:09000000413');
  expect((await rowOf('佐々木 亮')).getByText('点呼 まだ')).toBeVisible();
});

test('who left on time is said to, and not in the colour of what else is wrong', async () => {
  const onTime = departureRow({ name: '髙橋 達也', clockInAt: '2026-11-25T18:47:00.000Z', leaveGarageAt: at('30') });
  await renderPage(path, { api: apiOf(onTime, due) });
  expect((await rowOf('髙橋 達也')).getByText('定刻')).toHaveAttribute('data-calm');
  expect((await rowOf('遠藤 修')).getByText('+20分')).not.toHaveAttribute('data-calm');
});

test('a counter shows those alone whom it counts', async () => {
  const { user } = await renderPage(path, { api: apiOf(there, due) });
  await user.click(await screen.findByRole('button', { name: /出勤.*未出勤 1/ }));
  expect(screen.queryByText('遠藤 修')).toBeNull();
  expect(screen.getByText('佐々木 亮')).toBeVisible();
});

test('the usual call is recorded with six keys', async () => {
  let rows = [there];
  const { user, writes } = await renderPage(path, {
    api: {
      ...apiOf(),
      'GET /departure-board': () => ({ body: { now, rows, alarms: [] } }),
      'POST /roll-calls': ({ body }) => {
        const call = { ...answerOf(body as RollCallInput), hasAlcohol: false };
        rows = [{ ...there, calls: [call] }];
        return { body: call };
      },
    },
  });
  const row = (await screen.findByText('佐々木 亮')).closest('tr') as HTMLElement;
  row.focus();
  await user.keyboard('r');
  const panel = await screen.findByRole('complementary', { name: '業務前点呼' });
  await waitFor(() => expect(panel).toHaveFocus());
  await user.keyboard('1   {Enter}');
  expect(await screen.findByText('佐々木 亮の業務前点呼を記録しました（可）。')).toBeVisible();
  expect(writes()).toMatchObject([
    {
      path: '/roll-calls',
      body: {
        ...{ driverId: there.driver.id, date: tokyoDate(), kind: 'before', method: 'faceToFace', result: 'passed' },
        ...{ usedDetector: true, alcohol: 0, isHealthy: true, isVehicleSound: true },
      },
    },
  ]);
  expect(await (await rowOf('佐々木 亮')).findByRole('cell', { name: /対面 0.00/ })).toBeVisible();
});

test('who may not drive cannot be recorded as 可, and leads to the board', async () => {
  const { user, writes } = await renderPage(path, {
    api: { ...apiOf(there), 'POST /roll-calls': ({ body }) => ({ body: answerOf(body as RollCallInput) }) },
  });
  await user.click(await screen.findByRole('button', { name: '佐々木 亮の点呼' }));
  const panel = await screen.findByRole('complementary', { name: '業務前点呼' });
  await waitFor(() => expect(panel).toHaveFocus());
  await user.keyboard('1');
  await fill(user, within(panel).getByRole('textbox', { name: '酒気帯び' }), '0.15');
  expect(within(panel).getByText('検知')).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'すべて異常なし' }));
  await user.click(within(panel).getByRole('button', { name: '良' }));
  expect(within(panel).getByRole('button', { name: '可で記録' })).toBeDisabled();
  await user.keyboard('{Control>}b{/Control}');
  expect(await within(panel).findByText(/乗務できません/)).toBeVisible();
  expect(writes()).toMatchObject([{ body: { result: 'refused', alcohol: 0.15 } }]);
  const way = within(panel).getByRole('link', { name: '配車表で入れ替える' });
  expect(way).toHaveAttribute('href', expect.stringContaining(`run=${there.runs[0]?.id}`));
});

test('a call by telephone says what is missing, and keeps what was typed when the server refuses', async () => {
  const { user } = await renderPage(path, {
    api: { ...apiOf(there), 'POST /roll-calls': () => problem(500, 'server.error') },
  });
  await user.click(await screen.findByRole('button', { name: '佐々木 亮の点呼' }));
  const panel = await screen.findByRole('complementary', { name: '業務前点呼' });
  await waitFor(() => expect(panel).toHaveFocus());
  await user.keyboard('5   {Enter}');
  expect(await within(panel).findByText('電話による理由を入力してください')).toBeVisible();
  const reason = within(panel).getByRole('textbox', { name: '電話による理由' });
  await fill(user, reason, '車庫が遠い');
  await user.click(within(panel).getByRole('button', { name: '可で記録' }));
  expect(await within(panel).findByRole('alert')).toBeVisible();
  expect(reason).toHaveValue('車庫が遠い');
});

test('the call book is printed of the day and of its month', async () => {
  await renderPage(`${path}?date=2026-02-10`, { api: apiOf(there) });
  const day = await screen.findByRole('link', { name: 'この日（PDF）' });
  expect(day).toHaveAttribute('href', expect.stringContaining('from=2026-02-10&to=2026-02-10'));
  const month = screen.getByRole('link', { name: 'この月（PDF）' });
  expect(month).toHaveAttribute('href', expect.stringContaining('from=2026-02-01&to=2026-02-28'));
});

test('who may not hold calls sees the board without them', async () => {
  await renderPage(path, { role: 'viewer', api: apiOf(there) });
  expect(await screen.findByText('佐々木 亮')).toBeVisible();
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /の点呼/ })).toBeNull();
});

test('a day without runs says so', async () => {
  await renderPage(path, { api: apiOf() });
  expect(await screen.findByText('この日の出勤予定はありません')).toBeVisible();
});

test('a board that cannot be read offers to try again', async () => {
  await renderPage(path, { api: { ...apiOf(), 'GET /departure-board': () => problem(500, 'server.error') } });
  expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
});

const alertId = '90000000-0000-4000-8000-000000000001';
const alarm = {
  ...{ id: alertId, date: '2026-11-26', at: at('15') },
  driver: { id: gone.driver.id, name: gone.driver.name, nameEn: null },
};
const done = () => ({ status: 204, body: null });

test('a departure without a call stays an alarm until somebody writes why', async () => {
  const alert = {
    ...({ id: alertId, kind: 'departedWithoutCall', tone: 'red', at: at('15') } as const),
    raisedAt: at('16'),
  };
  const open = { ...alert, acknowledgedAt: null, acknowledgedByName: null, reason: null };
  let board: DepartureBoard = { now, rows: [{ ...gone, alerts: [open] }], alarms: [alarm] };
  const { user, writes } = await renderPage(`${path}?date=2026-11-26`, {
    api: {
      ...apiOf(),
      'GET /departure-board': () => ({ body: board }),
      [`POST /departure-alerts/${alertId}/acknowledge`]: () => {
        const told = { ...open, acknowledgedAt: now, acknowledgedByName: '近藤 学', reason: '電話で済ませた' };
        board = { now, rows: [{ ...gone, alerts: [told] }], alarms: [] };
        return done();
      },
    },
  });
  const bar = await screen.findByRole('alert');
  expect(bar).toHaveTextContent('点呼なしで出庫 髙橋 達也（4:15）');
  await user.click(within(bar).getByRole('button', { name: '理由を書いて確認' }));
  const dialog = within(await screen.findByRole('dialog', { name: '髙橋 達也の警報を確認' }));
  const give = dialog.getByRole('button', { name: '確認' });
  await user.type(dialog.getByRole('textbox', { name: /理由/ }), '電話で');
  expect(give).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: /理由/ }), '済ませた');
  await user.click(give);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(writes()).toMatchObject([{ body: { reason: '電話で済ませた' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (await screen.findByText('髙橋 達也')).closest('tr')?.focus();
  await user.keyboard('m');
  const notes = within(await screen.findByRole('dialog', { name: '髙橋 達也のメモ' }));
  expect(notes.getByText(/近藤 学が確認.*電話で済ませた/)).toBeVisible();
  expect(notes.queryByRole('button', { name: '欠勤にする' })).toBeNull();
});

test('a note and an absence are written beside a driver; a refused write keeps the words', async () => {
  const answers = [() => problem(500, 'server.error'), done];
  const { user, writes } = await renderPage(path, {
    api: {
      ...apiOf(due),
      [`POST /departure-board/${due.driver.id}/${tokyoDate()}/notes`]: () => (answers.shift() ?? done)(),
      [`POST /departure-board/${due.driver.id}/${tokyoDate()}/absence`]: done,
    },
  });
  await user.click(await screen.findByRole('button', { name: '遠藤 修のメモ' }));
  const note = within(await screen.findByRole('dialog', { name: '遠藤 修のメモ' }));
  await user.type(note.getByRole('textbox', { name: /メモ/ }), '電話済');
  await user.click(note.getByRole('button', { name: '書き込む' }));
  expect(await note.findByRole('alert')).toBeVisible();
  await user.click(note.getByRole('button', { name: '書き込む' }));
  expect(await screen.findByText('遠藤 修のメモを書き込みました。')).toBeVisible();
  expect(new Set(writes().map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (await screen.findByText('遠藤 修')).closest('tr')?.focus();
  await user.keyboard('x');
  const absent = within(await screen.findByRole('dialog', { name: '遠藤 修を欠勤にする' }));
  await user.click(absent.getByRole('button', { name: '欠勤にする' }));
  expect(await screen.findByText('遠藤 修を欠勤にしました。')).toBeVisible();
  expect(writes().at(-1)?.body).toEqual({ note: null });
});

test('a dispatcher writes notes and acknowledges nothing', async () => {
  await renderPage(path, {
    role: 'dispatcher',
    api: { ...apiOf(gone), 'GET /departure-board': () => ({ body: { now, rows: [gone], alarms: [alarm] } }) },
  });
  expect(await screen.findByRole('button', { name: '髙橋 達也のメモ' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /確認/ })).toBeNull();
});

test('the big screen shows who needs a hand, the most urgent first, and who leaves next', async () => {
  await renderPage(`${path}/screen`, {
    api: { ...apiOf(), 'GET /departure-board': () => ({ body: { now, rows: [there, due, gone], alarms: [alarm] } }) },
  });
  const region = within(await screen.findByRole('region', { name: '出勤・出発状況' }));
  expect(await region.findByRole('alert')).toHaveTextContent('髙橋 達也');
  const told = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told.slice(-3)).toEqual([
    expect.stringMatching(/出勤 遅れ遠藤 修.*\+20分/),
    expect.stringMatching(/点呼なし出庫髙橋 達也/),
    expect.stringMatching(/点呼 まだ佐々木 亮.*残10分/),
  ]);
  expect(region.getByText(/次の出庫 4:30/)).toBeVisible();
});

test('who moves to another section keeps the focus', async () => {
  let rows = [due, there];
  const { user } = await renderPage(path, {
    api: {
      ...apiOf(),
      'GET /departure-board': () => ({ body: { now, rows, alarms: [] } }),
      'POST /roll-calls': ({ body }) => {
        const call = { ...answerOf(body as RollCallInput), hasAlcohol: false };
        rows = [due, { ...there, calls: [call], leaveGarageAt: at('18') }];
        return { body: call };
      },
    },
  });
  const row = (await screen.findByText('佐々木 亮')).closest('tr') as HTMLElement;
  row.focus();
  await user.keyboard('r');
  await screen.findByRole('complementary');
  await user.keyboard('1   {Enter}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(await screen.findByRole('rowheader', { name: /出発/ })).toBeVisible();
  expect(row).toHaveFocus();
});
