import { problem, type Routes } from '@haisha/area-tests/fake-api';
import type { CallBookEntry } from '@haisha/validation/call-book';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';

const path = '/attendance-departure-of-the-driver/call-book';
const centre = { id: '10000000-0000-4000-8000-000000000001', code: 'IW', name: '岩槻', nameEn: null };
const officer = { id: '20000000-0000-4000-8000-000000000001', name: '近藤 学' };
const about = {
  ...{
    driverId: '30000000-0000-4000-8000-000000000001',
    driverCode: 'D001',
    driverName: '佐藤 誠',
    driverNameEn: null,
  },
  ...{ departmentId: centre.id, departmentName: '岩槻', departmentNameEn: null, date: '2026-11-26' },
  at: '2026-11-25T17:40:00.000Z',
};
const call = {
  ...{ entry: 'held', id: '90000000-0000-4000-8000-000000000001', ...about, kind: 'before', method: 'faceToFace' },
  ...{
    methodReason: null,
    usedDetector: true,
    alcohol: 0.12,
    isHealthy: true,
    isVehicleSound: true,
    result: 'refused',
  },
  ...{
    healthNote: null,
    vehicleNote: null,
    condition: null,
    reliefNotice: null,
    instruction: '帰宅させた',
    note: null,
  },
  ...{ byName: officer.name, vehicleCode: '1201', isByManager: true },
  readings: [{ at: '2026-11-25T17:38:00.000Z', alcohol: 0.15, device: 'AL-1' }],
} satisfies CallBookEntry;
const missing = {
  ...{ entry: 'acknowledged', id: '90000000-0000-4000-8000-000000000002', ...about, driverName: '鈴木 健一' },
  ...{ reason: '無線で点呼済み', acknowledgedAt: '2026-11-25T18:00:00.000Z', acknowledgedByName: '林 誠' },
} satisfies CallBookEntry;
const counts = { calls: 1, refused: 1, alcohol: 1, byManagers: 1, missing: 1, open: 0 };

const apiOf = (more: Routes = {}): Routes => ({
  'GET /departments/names': () => ({ body: { items: [centre] } }),
  'GET /roll-calls/officers': () => ({ body: { items: [officer] } }),
  'GET /roll-calls/counts': () => ({ body: counts }),
  'GET /roll-calls': () => ({ body: { items: [call, missing], after: null } }),
  ...more,
});

test('a row opens the whole call, the keys walk on from there, and Escape goes back', async () => {
  const { address, user } = await renderPage(path, { api: apiOf() });
  const rows = await screen.findAllByRole('row', { name: /佐藤|鈴木/ });
  expect(rows[0]).toHaveTextContent('2026/11/26 2:40');
  expect(rows[0]).toHaveTextContent('検知器は 0.15');
  expect(rows[1]).toHaveTextContent('点呼なし出庫');
  rows[0]?.focus();
  await user.keyboard('{Enter}');
  const panel = within(await screen.findByRole('complementary', { name: /佐藤 誠/ }));
  for (const said of ['対面', '検知器を使用', 'すべて異常なし', '良', '帰宅させた']) {
    expect(panel.getByText(new RegExp(said))).toBeVisible();
  }
  expect(panel.getByText('近藤 学')).toHaveTextContent('運行管理者');
  expect(panel.getByText('検知器は 0.15 mg/L')).toBeVisible();
  await waitFor(() => expect(address()).toContain(`panel=${call.id}`));
  await user.keyboard('{ArrowDown}');
  const next = within(await screen.findByRole('complementary', { name: /鈴木 健一/ }));
  expect(next.getByText('無線で点呼済み')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

test.each([
  ['電話による理由', { method: 'phone' as const }],
  ['検知器を使わない理由', { usedDetector: false, alcohol: null }],
  ['電話・検知器不使用の理由', { method: 'phone' as const, usedDetector: false, alcohol: null }],
])('a reason says what it is for: %s', async (label, more) => {
  const told = { ...call, ...more, methodReason: '車庫が遠い', readings: [] };
  await renderPage(`${path}?panel=${call.id}`, {
    api: apiOf({ 'GET /roll-calls': () => ({ body: { items: [told], after: null } }) }),
  });
  const panel = within(await screen.findByRole('complementary', { name: /佐藤 誠/ }));
  expect(panel.getByText(label).closest('div')).toHaveTextContent(`${label}車庫が遠い`);
});

test('counts narrow the book, and what it is narrowed to is asked, printed and in the address', async () => {
  const { address, received, user } = await renderPage(`${path}?period=range&from=2025-01-01&to=2026-11-26`, {
    api: apiOf(),
  });
  await screen.findAllByRole('row', { name: /佐藤/ });
  expect(screen.getByRole('button', { name: /印刷/ })).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: /酒気帯び 1/ }));
  await waitFor(() => expect(address()).toContain('finding=alcohol'));
  await waitFor(() => {
    const asked = received.findLast(({ path: to }) => to === '/roll-calls')?.query;
    expect([asked?.get('finding'), asked?.get('from')]).toEqual(['alcohol', '2025-01-01']);
  });
  const paper = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: /印刷/ })).href);
  expect(paper.pathname).toBe('/api/roll-calls/book');
  expect([...paper.searchParams.keys()].toSorted()).toEqual(['finding', 'from', 'locale', 'to']);
  // While its control is in sight it is not said twice.
  expect(screen.queryByRole('button', { name: '条件「乗務できない理由: 酒気帯び」を外す' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^絞り込み/ }));
  await user.click(screen.getByRole('button', { name: '条件「乗務できない理由: 酒気帯び」を外す' }));
  await waitFor(() => expect(address()).not.toContain('finding'));
});

test('is read on part by part, and again after a refusal', async () => {
  let isDown = true;
  const { received, user } = await renderPage(path, {
    api: apiOf({
      'GET /roll-calls': ({ query }) => {
        if (!query.has('after')) return { body: { items: [call], after: call.id } };
        return isDown ? problem(503, 'unavailable') : { body: { items: [missing], after: null } };
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '続きを読み込む' }));
  const again = await screen.findByRole('button', { name: 'もう一度読み込む' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('row', { name: /鈴木 健一/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /読み込む/ })).toBeNull();
  expect(received.findLast(({ path: to }) => to === '/roll-calls')?.query.get('after')).toBe(call.id);
});

test('says what was searched where there is nothing, and prints nothing', async () => {
  const none = { calls: 0, refused: 0, alcohol: 0, byManagers: 0, missing: 0, open: 0 };
  await renderPage(`${path}?method=phone`, {
    api: apiOf({
      'GET /roll-calls': () => ({ body: { items: [], after: null } }),
      'GET /roll-calls/counts': () => ({ body: none }),
    }),
  });
  expect(await screen.findByText('条件に合うデータがありません')).toBeVisible();
  expect(screen.getByRole('button', { name: '方法の絞り込みを外す' })).toBeVisible();
  expect(screen.getByRole('button', { name: /印刷/ })).toBeDisabled();
});

test('a driver reads his own, without centres and files', async () => {
  const { user } = await renderPage(path, { api: apiOf(), role: 'driver' });
  await screen.findAllByRole('row', { name: /佐藤/ });
  await user.click(screen.getByRole('button', { name: '絞り込み' }));
  expect(screen.queryByRole('button', { name: /センター/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'ファイル出力' })).toBeNull();
});

test('the file of a detector shows what becomes of its rows, and is stored when somebody says so', async () => {
  const reading = {
    ...{ row: 2, state: 'differs', driverText: 'D001', atText: '2026/11/26 2:38', alcoholText: '0.15', device: 'AL-1' },
    ...{ driverName: '佐藤 誠', driverNameEn: null },
    call: { date: '2026-11-26', at: call.at, kind: 'before', alcohol: 0.12 },
  };
  const unknown = { ...reading, row: 3, state: 'noDriver', driverText: '誰か', driverName: null, call: null };
  const { received, user } = await renderPage(path, {
    api: apiOf({
      'POST /roll-calls/readings/preview': () => ({ body: { missing: [], rows: [unknown, reading], stored: null } }),
      'POST /roll-calls/readings': () => ({ body: { missing: [], rows: [unknown, reading], stored: 1 } }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: '検知器の記録を取り込む' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'アルコール検知器の記録を取り込む' }));
  expect(dialog.getByRole('button', { name: '0件を取り込む' })).toBeDisabled();
  const file = new File(['a'], 'alc.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('ファイルを選ぶ', { selector: 'input' }), file);
  const rows = (await dialog.findAllByRole('row')).slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/2記録と違う値D001佐藤 誠.*0\.15.*業務前点呼（記録 0\.12）/),
    expect.stringMatching(/3ドライバー不明誰か/),
  ]);
  await user.click(dialog.getByRole('button', { name: '1件を取り込む' }));
  expect(await screen.findByText('検知器の記録を1件取り込みました。')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(received.filter(({ path: to }) => to.startsWith('/roll-calls/readings'))).toHaveLength(2);
});

test('a file without the columns that are needed says which', async () => {
  const { user } = await renderPage(path, {
    api: apiOf({
      'POST /roll-calls/readings/preview': () => ({ body: { missing: ['driver', 'alcohol'], rows: [], stored: null } }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: '検知器の記録を取り込む' }));
  await user.upload(await screen.findByLabelText('ファイルを選ぶ', { selector: 'input' }), new File(['a'], 'a.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/ドライバーコード、測定値/);
});
