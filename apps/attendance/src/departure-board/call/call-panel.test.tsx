import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import { fill } from '@haisha/testing/fill';
import type { RollCallInput } from '@haisha/validation/roll-call';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { boardApi, boardNow, boardPath, departureRow, storedCall } from '../../../test/departure-rows.ts';
import { renderPage } from '../../../test/render-page.tsx';

const there = departureRow({ name: '佐々木 亮', clockInAt: '2026-11-25T18:47:00.000Z' });
const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  return within(cell.closest('tr') as HTMLElement);
};

test('the usual call is recorded by keys alone, once the value of the detector is typed', async () => {
  let rows = [there];
  const { user, writes } = await renderPage(boardPath, {
    api: {
      ...boardApi(),
      'GET /departure-board': () => ({ body: { now: boardNow, rows, alarms: [] } }),
      'POST /roll-calls': ({ body }) => {
        const call = { ...storedCall(body as RollCallInput), hasAlcohol: false };
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
  await user.keyboard('10.00   {Enter}');
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

test('no key takes a value that no detector showed', async () => {
  const { user, writes } = await renderPage(boardPath, { api: boardApi(there) });
  await screen.findByText('佐々木 亮');
  await user.keyboard('r');
  const panel = await screen.findByRole('complementary', { name: '業務前点呼' });
  await waitFor(() => expect(panel).toHaveFocus());
  await user.keyboard('1');
  const value = within(panel).getByRole('textbox', { name: '酒気帯び' });
  expect(value).toHaveFocus();
  await user.keyboard('   {Enter}{Enter}');
  expect(value).toHaveValue('');
  expect(within(panel).queryByText('検知なし')).toBeNull();
  expect(within(panel).getByRole('button', { name: 'すべて異常なし' })).toHaveAttribute('aria-pressed', 'false');
  expect(within(panel).getByRole('button', { name: '可で記録' })).toBeDisabled();
  await user.keyboard('0.x {Enter}');
  expect(value).toHaveFocus();
  expect(writes()).toEqual([]);
});

test('a value over 0.00 asks for the refusal, and Enter no longer passes', async () => {
  const { user, writes } = await renderPage(boardPath, { api: boardApi(there) });
  await screen.findByText('佐々木 亮');
  await user.keyboard('r');
  await waitFor(async () => expect(await screen.findByRole('complementary')).toHaveFocus());
  await user.keyboard('10.05   {Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('不可で記録してください');
  expect(writes()).toEqual([]);
});

test('without a detector why is asked', async () => {
  const { user, writes } = await renderPage(boardPath, {
    api: { ...boardApi(there), 'POST /roll-calls': ({ body }) => ({ body: storedCall(body as RollCallInput) }) },
  });
  await user.click(await screen.findByRole('button', { name: '佐々木 亮の点呼' }));
  const panel = await screen.findByRole('complementary', { name: '業務前点呼' });
  await waitFor(() => expect(panel).toHaveFocus());
  await user.keyboard('1');
  await user.click(within(panel).getByRole('checkbox', { name: '検知器を使用' }));
  await user.click(within(panel).getByRole('button', { name: 'すべて異常なし' }));
  await user.click(within(panel).getByRole('button', { name: '良' }));
  await user.click(within(panel).getByRole('button', { name: '可で記録' }));
  expect(await within(panel).findByText('検知器を使わない理由を入力してください')).toBeVisible();
  await fill(user, within(panel).getByRole('textbox', { name: '検知器を使わない理由' }), '検知器の故障');
  await user.click(within(panel).getByRole('button', { name: '可で記録' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()).toMatchObject([{ body: { usedDetector: false, alcohol: null, methodReason: '検知器の故障' } }]);
});

test('who may not drive cannot be recorded as 可, and leads to the board', async () => {
  const { user, writes } = await renderPage(boardPath, {
    api: { ...boardApi(there), 'POST /roll-calls': ({ body }) => ({ body: storedCall(body as RollCallInput) }) },
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
  const { user } = await renderPage(boardPath, {
    api: { ...boardApi(there), 'POST /roll-calls': () => problem(500, 'server.error') },
  });
  await user.click(await screen.findByRole('button', { name: '佐々木 亮の点呼' }));
  const panel = await screen.findByRole('complementary', { name: '業務前点呼' });
  await waitFor(() => expect(panel).toHaveFocus());
  await user.keyboard('50.00   {Enter}');
  expect(await within(panel).findByText('電話による理由を入力してください')).toBeVisible();
  const reason = within(panel).getByRole('textbox', { name: '電話による理由' });
  await fill(user, reason, '車庫が遠い');
  await user.click(within(panel).getByRole('button', { name: '可で記録' }));
  expect(await within(panel).findByRole('alert')).toBeVisible();
  expect(reason).toHaveValue('車庫が遠い');
});

test('what was given as the reason for one is none for another', async () => {
  const { user, writes } = await renderPage(boardPath, {
    api: { ...boardApi(there), 'POST /roll-calls': ({ body }) => ({ body: storedCall(body as RollCallInput) }) },
  });
  await user.click(await screen.findByRole('button', { name: '佐々木 亮の点呼' }));
  const panel = within(await screen.findByRole('complementary', { name: '業務前点呼' }));
  const reasons = () => panel.queryAllByRole('textbox', { name: /理由/ });
  await user.click(panel.getByRole('button', { name: '電話' }));
  await fill(user, panel.getByRole('textbox', { name: '電話による理由' }), '車庫が遠い');
  await user.click(panel.getByRole('checkbox', { name: '検知器を使用' }));
  expect(reasons()).toEqual([panel.getByRole('textbox', { name: '電話・検知器不使用の理由' })]);
  expect(reasons()[0]).toHaveValue('');
  await user.click(panel.getByRole('button', { name: '対面' }));
  expect(reasons()).toEqual([panel.getByRole('textbox', { name: '検知器を使わない理由' })]);
  expect(reasons()[0]).toHaveValue('');
  await user.click(panel.getByRole('button', { name: 'すべて異常なし' }));
  await user.click(panel.getByRole('button', { name: '良' }));
  await user.click(panel.getByRole('button', { name: '可で記録' }));
  expect(await panel.findByText('検知器を使わない理由を入力してください')).toBeVisible();
  await fill(user, panel.getByRole('textbox', { name: '検知器を使わない理由' }), '検知器の故障');
  await user.click(panel.getByRole('button', { name: '可で記録' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ body: { method: 'faceToFace', methodReason: '検知器の故障' } }]),
  );
});

test('the keys of a conversion are none of the call', async () => {
  const { user } = await renderPage(boardPath, { api: boardApi(there) });
  await user.click(await screen.findByRole('button', { name: '佐々木 亮の点呼' }));
  const panel = await screen.findByRole('complementary', { name: '業務前点呼' });
  const text = within(panel).getByRole('textbox', { name: '指示' });
  fireEvent.keyDown(text, { key: 'Escape', isComposing: true });
  expect(panel).toBeVisible();
  fireEvent.keyDown(text, { key: 'Escape' });
  expect(panel).not.toBeInTheDocument();
});

const absent = departureRow({ name: '遠藤 修' });

test.each([
  ['there', there, '業務前点呼', []],
  ['without a punch', absent, '業務前点呼', [/出勤の打刻がまだありません/]],
  [
    'without a punch and before the planned time',
    { ...absent, planned: there.planned && { ...there.planned, reportAt: '2026-11-25T19:21:00.000Z' } },
    '業務前点呼',
    [/残1分/, /出勤予定 4:21 より前の点呼です/, /出勤の打刻がまだありません/],
  ],
  ['without a punch, in the middle of duty', absent, '中間点呼', []],
] as const)('a call of who is %s says what is out of order', async (_, row, kind, cautions) => {
  const { user } = await renderPage(`${boardPath}?date=2026-11-26`, { api: boardApi(row) });
  await user.click(await screen.findByRole('button', { name: `${row.driver.name}の点呼` }));
  const panel = within(await screen.findByRole('complementary'));
  await user.click(panel.getByRole('button', { name: kind }));
  expect(panel.queryAllByText(/^残|打刻がまだ|より前の点呼/).map(({ textContent }) => textContent)).toEqual(
    cautions.map((caution) => expect.stringMatching(caution)),
  );
});

test('how early a call is stands over its questions and is read aloud with the panel', async () => {
  const early = { ...absent, planned: there.planned && { ...there.planned, reportAt: '2026-11-26T01:40:00.000Z' } };
  const { user } = await renderPage(`${boardPath}?date=2026-11-26`, { api: boardApi(early) });
  await user.click(await screen.findByRole('button', { name: `${early.driver.name}の点呼` }));
  const panel = await screen.findByRole('complementary', { name: '業務前点呼' });
  expect(panel).toHaveAccessibleDescription(/残6:20.*出勤予定 10:40 より前の点呼です.*出勤の打刻がまだありません/);
  const band = panel.querySelector('[data-cautions]') as HTMLElement;
  const questions = within(panel).getByRole('group', { name: '方法' });
  expect(band.compareDocumentPosition(questions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the focus goes back to the button that opened the call', async () => {
  const { user } = await renderPage(boardPath, { api: boardApi(there) });
  const button = await screen.findByRole('button', { name: '佐々木 亮の点呼' });
  await user.click(button);
  await waitFor(async () => expect(await screen.findByRole('complementary')).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(button).toHaveFocus();
});

test('a call that was refused is said to be recorded in the panel, which keeps the focus', async () => {
  const { user } = await renderPage(boardPath, {
    api: { ...boardApi(there), 'POST /roll-calls': ({ body }) => ({ body: storedCall(body as RollCallInput) }) },
  });
  await user.click(await screen.findByRole('button', { name: '佐々木 亮の点呼' }));
  const panel = await screen.findByRole('complementary', { name: '業務前点呼' });
  await waitFor(() => expect(panel).toHaveFocus());
  await user.keyboard('10.15   ');
  await user.click(within(panel).getByRole('button', { name: '不可で記録' }));
  expect(await within(panel).findByRole('alert')).toHaveTextContent('佐々木 亮の業務前点呼を記録しました（不可）。');
  expect(panel).toHaveFocus();
});

test('on a narrow screen the call is a modal dialog, and no key acts behind it', async () => {
  const asWide = window.matchMedia;
  onTestFinished(() => {
    vi.stubGlobal('matchMedia', asWide);
  });
  vi.stubGlobal('matchMedia', (query: string) => ({ ...asWide(query), matches: query.startsWith('not all') }));
  const { user } = await renderPage(boardPath, { api: boardApi(there) });
  const button = await screen.findByRole('button', { name: '佐々木 亮の点呼' });
  await user.click(button);
  const panel = await screen.findByRole('dialog', { name: '業務前点呼' });
  expect(panel).toHaveProperty('open', true);
  expect(panel).toHaveFocus();
  await user.keyboard('f');
  expect(panel).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
