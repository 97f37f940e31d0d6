import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import type { DepartureBoard } from '@haisha/validation/departure-board';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { boardApi, boardNow, boardPath, departureRow } from '../../test/departure-rows.ts';
import { renderPage } from '../../test/render-page.tsx';

const at = (minute: string) => `2026-11-25T19:${minute}:00.000Z`;

const due = departureRow({ name: '遠藤 修' });
const there = departureRow({ name: '佐々木 亮', clockInAt: '2026-11-25T18:47:00.000Z' });
const gone = departureRow({ name: '髙橋 達也', clockInAt: '2026-11-25T18:47:00.000Z', leaveGarageAt: at('15') });

const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  return within(cell.closest('tr') as HTMLElement);
};

test('the board names who needs attention first, with what is planned beside what was', async () => {
  await renderPage(`${boardPath}?date=2026-11-26`, { api: boardApi(there, due, gone) });
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
  await renderPage(boardPath, { api: boardApi(onTime, due) });
  expect((await rowOf('髙橋 達也')).getByText('定刻')).toHaveAttribute('data-calm');
  expect((await rowOf('遠藤 修')).getByText('+20分')).not.toHaveAttribute('data-calm');
});

test('a counter shows those alone whom it counts', async () => {
  const { user } = await renderPage(boardPath, { api: boardApi(there, due) });
  await user.click(await screen.findByRole('button', { name: /出勤.*未出勤 1/ }));
  expect(screen.queryByText('遠藤 修')).toBeNull();
  expect(screen.getByText('佐々木 亮')).toBeVisible();
});

test('the call book and its papers are behind the button of the header', async () => {
  const { user } = await renderPage(boardPath, { api: boardApi(there) });
  await user.click(await screen.findByRole('button', { name: 'その他の操作' }));
  for (const name of ['点呼記録簿', 'この日（PDF）', 'この月（PDF）'])
    expect(await screen.findByRole('menuitem', { name })).toBeVisible();
});

test.each([
  ['この日（PDF）', '{ArrowDown}{ArrowDown}', '2026-02-14', '2026-02-14'],
  ['この月（PDF）', '{ArrowDown}{ArrowDown}{ArrowDown}', '2026-02-01', '2026-02-28'],
])('the paper of the call book opens in a tab that learns nothing of this page: %s', async (name, keys, from, to) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  try {
    const departmentId = '30000000-0000-4000-8000-000000000001';
    const { user } = await renderPage(`${boardPath}?date=2026-02-14`, { api: boardApi(there) });
    await user.click(await screen.findByRole('button', { name: 'その他の操作' }));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard(keys);
    await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    const [address, ...how] = open.mock.calls[0] ?? [];
    const paper = new URL(String(address), window.location.href);
    expect(paper.pathname).toBe('/api/roll-calls/book');
    expect(Object.fromEntries(paper.searchParams)).toEqual({ from, to, departmentId, locale: 'ja' });
    expect(how).toEqual(['_blank', 'noopener']);
  } finally {
    open.mockRestore();
  }
});

test('who may not hold calls sees the board without them', async () => {
  const { user } = await renderPage(boardPath, { role: 'viewer', api: boardApi(there) });
  expect(await screen.findByText('佐々木 亮')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'その他の操作' }));
  expect(await screen.findByRole('menuitem', { name: /キーの一覧/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /PDF/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /の点呼/ })).toBeNull();
});

test('a day without runs says so', async () => {
  await renderPage(boardPath, { api: boardApi() });
  expect(await screen.findByText('この日の出勤予定はありません')).toBeVisible();
});

test('a board that cannot be read offers to try again', async () => {
  await renderPage(boardPath, { api: { ...boardApi(), 'GET /departure-board': () => problem(500, 'server.error') } });
  expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
});

const alertId = '90000000-0000-4000-8000-000000000001';
const alarm = {
  ...({ id: alertId, kind: 'departedWithoutCall', date: '2026-11-26', at: at('15') } as const),
  driver: { id: gone.driver.id, name: gone.driver.name, nameEn: null },
};
const done = () => ({ status: 204, body: null });

test('a departure without a call stays an alarm until somebody writes why', async () => {
  const alert = {
    ...({ id: alertId, kind: 'departedWithoutCall', tone: 'red', at: at('15') } as const),
    raisedAt: at('16'),
  };
  const open = { ...alert, acknowledgedAt: null, acknowledgedByName: null, reason: null };
  let board: DepartureBoard = { now: boardNow, rows: [{ ...gone, alerts: [open] }], alarms: [alarm] };
  const { user, writes } = await renderPage(`${boardPath}?date=2026-11-26`, {
    api: {
      ...boardApi(),
      'GET /departure-board': () => ({ body: board }),
      [`POST /departure-alerts/${alertId}/acknowledge`]: () => {
        const told = { ...open, acknowledgedAt: boardNow, acknowledgedByName: '近藤 学', reason: '電話で済ませた' };
        board = { now: boardNow, rows: [{ ...gone, alerts: [told] }], alarms: [] };
        return done();
      },
    },
  });
  const bar = await screen.findByRole('group', { name: '点呼なしで出庫 髙橋 達也（4:15）' });
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

test('alarms are all there, the worst first, and each one is acknowledged by itself', async () => {
  const drunk = departureRow({ name: '石井 剛', clockInAt: '2026-11-25T18:50:00.000Z' });
  const ofDrunk = { id: drunk.driver.id, name: drunk.driver.name, nameEn: null };
  const alcohol = {
    id: `${alertId.slice(0, -1)}2`,
    kind: 'alcohol',
    date: '2026-11-26',
    at: at('05'),
    driver: ofDrunk,
  } as const;
  const yesterday = { ...alcohol, id: `${alertId.slice(0, -1)}3`, kind: 'refused', date: '2026-11-25' } as const;
  const board: DepartureBoard = { now: boardNow, rows: [drunk, gone], alarms: [alarm, alcohol, yesterday] };
  const { user, writes } = await renderPage(`${boardPath}?date=2026-11-26`, {
    api: {
      ...boardApi(),
      'GET /departure-board': () => ({ body: board }),
      [`POST /departure-alerts/${alcohol.id}/acknowledge`]: done,
    },
  });
  const bar = within(await screen.findByRole('group', { name: '点呼なしで出庫 髙橋 達也（4:15）' }));
  const said = bar.getByRole('alert');
  expect(said.textContent).toBe('点呼なしで出庫 髙橋 達也（4:15）');
  const others = bar.getByRole('button', { name: 'ほか2件' });
  expect(others).toHaveAttribute('aria-expanded', 'false');
  expect(bar.queryAllByRole('listitem')).toEqual([]);
  await user.click(others);
  const told = bar.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
  expect(told).toEqual([
    '酒気帯びを検知 石井 剛（4:05）',
    expect.stringMatching(/^点呼 不可 石井 剛（.*11\/25.* 28:05）$/),
  ]);
  expect(screen.getAllByRole('alert')).toEqual([said]);
  await user.click(within(bar.getAllByRole('listitem')[0] as HTMLElement).getByRole('button', { name: '確認' }));
  const dialog = within(await screen.findByRole('dialog', { name: '石井 剛の警報を確認' }));
  await user.click(dialog.getByRole('button', { name: '確認' }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { reason: null } }]));
});

test.each([
  ['2026-11-25', 1],
  ['2026-11-24', 0],
])('the board tells what the server has not raised of the day before, of none before that: %s', async (date, told) => {
  await renderPage(`${boardPath}?date=${date}`, { api: boardApi(gone) });
  expect(await screen.findByText('髙橋 達也')).toBeVisible();
  expect(screen.queryAllByRole('alert')).toHaveLength(told);
});

test('the key acknowledges the alarm that stands first, which the server may still have to raise', async () => {
  const refused = { ...alarm, kind: 'refused', date: '2026-11-25' } as const;
  let rows: DepartureBoard['rows'] = [];
  const api = {
    ...boardApi(),
    'GET /departure-board': () => ({ body: { now: boardNow, rows, alarms: [refused] } }),
  };
  const first = await renderPage(`${boardPath}?date=2026-11-26`, { api });
  expect(await screen.findByRole('alert')).toHaveTextContent('点呼 不可');
  await first.user.keyboard('a');
  expect(await screen.findByRole('dialog', { name: '髙橋 達也の警報を確認' })).toBeVisible();
  first.unmount();
  rows = [gone];
  const { user } = await renderPage(`${boardPath}?date=2026-11-26`, { api });
  expect(await screen.findByRole('alert')).toHaveTextContent('点呼なしで出庫');
  await user.keyboard('a');
  await new Promise((settled) => setTimeout(settled, 100));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('alcohol alone is an alarm, also before the server has raised it', async () => {
  const at = '2026-11-25T19:10:00.000Z';
  const call = { ...{ id: alertId, kind: 'before', at, method: 'faceToFace', result: 'refused' }, alcohol: 0.2 };
  const drunk = departureRow({ name: '石井 剛', clockInAt: '2026-11-25T18:50:00.000Z' });
  const held = { ...call, ...{ driverId: drunk.driver.id, date: '2026-11-26', byName: '近藤 学', vehicleCode: null } };
  const calls = [{ ...held, hasAlcohol: true, isVehicleSound: true }] as DepartureBoard['rows'][number]['calls'];
  await renderPage(`${boardPath}?date=2026-11-26`, { api: boardApi({ ...drunk, calls }) });
  const bar = within(await screen.findByRole('group', { name: '酒気帯びを検知 石井 剛（4:10）' }));
  expect(bar.queryByRole('button', { name: /確認|ほか/ })).toBeNull();
});

test('a note and an absence are written beside a driver; a refused write keeps the words', async () => {
  const answers = [() => problem(500, 'server.error'), done];
  const { user, writes } = await renderPage(boardPath, {
    api: {
      ...boardApi(due),
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
  await renderPage(boardPath, {
    role: 'dispatcher',
    api: {
      ...boardApi(gone),
      'GET /departure-board': () => ({ body: { now: boardNow, rows: [gone], alarms: [alarm] } }),
    },
  });
  expect(await screen.findByRole('button', { name: '髙橋 達也のメモ' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /確認/ })).toBeNull();
});

test('the big screen shows who needs a hand, the most urgent first, and who leaves next', async () => {
  await renderPage(`${boardPath}/screen`, {
    api: {
      ...boardApi(),
      'GET /departure-board': () => ({ body: { now: boardNow, rows: [there, due, gone], alarms: [alarm] } }),
    },
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
