import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { importOf, importRow } from './imports.ts';
import { renderPage } from './render-page.tsx';

const judged = importOf();
const { id } = judged;
const path = `/parcels/temp/${id}`;
const wrong = importRow({
  number: 3,
  cells: ['T-02', '', 'x'],
  verdict: 'error',
  issues: [{ column: 1, path: 'name', code: 'required' }],
});
const alike = importRow({
  number: 4,
  verdict: 'duplicate',
  conflicts: [{ kind: 'row', key: 'code', isUnique: true, number: 5 }],
  choices: ['overwrite', 'skip'],
});
const odd = importRow({
  number: 6,
  cells: ['T-04', '4t 冷蔵', '60'],
  verdict: 'warning',
  warnings: [{ column: 2, path: 'note', code: 'unusual', params: { value: 60, least: 100, most: 30_000 } }],
  choices: ['accept', 'skip'],
});
const page = (items: unknown[], total = items.length) => ({ body: { items, total, page: 1, pageSize: 100 } });
const reads = (...items: unknown[]) => ({
  [`GET /imports/${id}`]: () => ({ body: judged }),
  [`GET /imports/${id}/rows`]: () => page(items),
});
const cell = () => within(screen.getByRole('grid')).getByRole('textbox');
const apply = () => screen.getByRole('button', { name: '取り込む' });

test('names what is wrong in the row itself, and Tab leads there from where nothing has the focus', async () => {
  const { user } = await renderPage(path, { api: reads(wrong) });
  const row = await screen.findByRole('rowheader');
  expect(row).toHaveTextContent(/エラー名前$/);
  await user.tab();
  await waitFor(() => expect(cell()).toHaveFocus());
  expect(cell()).toBeInvalid();
});

test.each([
  ['ja', /エラー名前、社内メモ「x」$/],
  ['en', /Error名前, 社内メモ “x”$/],
] as const)('says what is entered in the wrong fields, each once, in %s', async (locale, verdict) => {
  const issues = [
    { column: 1, path: 'name', code: 'required' },
    { column: 2, path: 'note', code: 'number' },
    { column: 2, path: 'note', code: 'unusual' },
  ];
  await renderPage(locale === 'en' ? `/en${path}` : path, { api: reads({ ...wrong, issues }), locale });
  expect(await screen.findByRole('rowheader')).toHaveTextContent(verdict);
});

describe('a row in which something looks wrong', () => {
  const counts = { error: 0, duplicate: 0, warning: 1, new: 2, update: 0, unchanged: 0 };
  const given = importOf({ counts, undecidedCount: 1 });
  const decided = { decidedCount: 1, refused: [], refusedCount: 0, rows: [], import: given };
  const api = {
    [`GET /imports/${id}`]: () => ({ body: given }),
    [`GET /imports/${id}/rows`]: () => page([odd]),
    [`POST /imports/${id}/decisions`]: () => ({ body: decided }),
  };

  test('is shown first, says what it is, and is taken as it is', async () => {
    const { user, writes } = await renderPage(path, { api });
    expect(await screen.findByRole('tab', { name: /^警告/, selected: true })).toBeVisible();
    expect(await screen.findByText(/60は普通の範囲（100〜30,000）から外れています/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: '6行目の扱い' }), 'このまま取り込む');
    await waitFor(() => expect(writes()[0]?.body).toEqual({ decision: 'accept', numbers: [6] }));
  });

  test('is taken with all others of its kind', async () => {
    const { user, writes } = await renderPage(path, { api });
    await user.click(await screen.findByRole('button', { name: 'まとめて決める' }));
    expect(screen.getByRole('radio', { name: 'このまま取り込む（警告の値は正しい）' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'この扱いにする' }));
    await waitFor(() =>
      expect(writes()[0]?.body).toEqual({ decision: 'accept', rule: { of: 'warnings', keep: 'last' } }),
    );
  });
});

describe('corrections that could not be sent', () => {
  const api = { ...reads(wrong), [`PUT /imports/${id}/rows/3`]: () => problem(503, 'unavailable') };

  test('stay when one turns to other rows, and nothing is written without them', async () => {
    const { user } = await renderPage(path, { api });
    await screen.findByRole('grid');
    await user.selectOptions(screen.getByRole('combobox', { name: '取り込み方' }), '正しい行だけ取り込む');
    expect(apply()).toBeEnabled();
    await user.click(cell());
    await user.keyboard('3t{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('1か所の修正をまだ保存できていません');
    await user.click(screen.getByRole('tab', { name: /^すべて/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('1か所の修正をまだ保存できていません');
    await waitFor(() => expect(screen.getByText('3t')).toBeVisible());
    expect(apply()).toBeDisabled();
    expect(apply()).toHaveAccessibleDescription('保存していない修正が1か所あります。保存が終わると取り込めます。');
  });

  test('stay in their cells and are sent again', async () => {
    const { user, writes } = await renderPage(path, {
      api: {
        ...reads(wrong),
        [`PUT /imports/${id}/rows/3`]: (_received, count) =>
          count === 1 ? problem(503, 'unavailable') : { body: { rows: [], import: judged } },
      },
    });
    await screen.findByRole('grid');
    await user.click(cell());
    await user.keyboard('3t{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('1か所の修正をまだ保存できていません');
    expect(cell()).toHaveValue('3t');
    await user.click(within(alert).getByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('are not left without asking', async () => {
    const confirmLeave = vi.fn(() => Promise.resolve(false));
    const { user, router, address } = await renderPage(path, { api, confirmLeave });
    await screen.findByRole('grid');
    await user.click(cell());
    await user.keyboard('3t{Enter}');
    await screen.findByRole('alert');
    await router.navigate('/parcels');
    await waitFor(() => expect(confirmLeave).toHaveBeenCalledTimes(1));
    expect(address()).toBe(path);
    await user.click(screen.getByRole('button', { name: '列の対応を変更' }));
    await waitFor(() => expect(confirmLeave).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('grid')).toBeVisible();
  });
});

test('what changes is told a line each, the first three and the others behind a press', async () => {
  const updates = [0, 1, 2, 3, 4].map((column) => ({ column, before: `b${column}`, after: column === 4 ? '' : 'x' }));
  const row = { ...alike, target: { id: 'a', label: 'T-01' }, updates: updates.slice(0, 4) };
  const many = { ...row, number: 6, updates };
  const { user } = await renderPage(`${path}?show=duplicate`, { api: reads(row, many) });
  const changed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(changed()).toContain('社内メモ: b2 → x'));
  expect(screen.queryByRole('button', { name: /^ほか/ })).toBeNull();
  await user.click(within(screen.getByRole('grid')).getByRole('rowheader', { name: /^6/ }));
  const more = await screen.findByRole('button', { name: 'ほか2項目' });
  expect(changed().filter((text) => text?.startsWith('5列目'))).toHaveLength(0);
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(changed().filter((text) => text?.endsWith('b4 → （空）'))).toHaveLength(1);
});

test('the question before writing says how many rows are created, updated and left out', async () => {
  const counts = { error: 1, duplicate: 3, warning: 0, new: 1200, update: 2, unchanged: 4 };
  const given = { ...judged, counts, undecidedCount: 0, planned: { created: 1201, updated: 3 } };
  const { user } = await renderPage(path, {
    api: { ...reads(wrong), [`GET /imports/${id}`]: () => ({ body: given }) },
  });
  await user.click(await screen.findByRole('button', { name: '取り込む' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('1,210行のうち、新規登録 1,201行、更新 3行、取り込まない 6行です。');
  expect(dialog).toHaveTextContent('登録済みの内容と同じ4行は書き込みません。');
});

test('a decision leaves the rows and the focus where they are', async () => {
  const decided = { ...alike, decision: 'skip' };
  const { user, received } = await renderPage(`${path}?show=duplicate&only=undecided`, {
    api: {
      ...reads(alike),
      [`POST /imports/${id}/decisions`]: () => ({
        body: { decidedCount: 1, refused: [], refusedCount: 0, rows: [decided], import: judged },
      }),
    },
  });
  const select = await screen.findByRole('combobox', { name: '4行目の扱い' });
  await user.selectOptions(select, '飛ばす');
  await waitFor(() => expect(select).toHaveValue('skip'));
  expect(select).toBeVisible();
  expect(received.filter((one) => one.path.endsWith('/rows'))).toHaveLength(1);
});

test('the Tab key reaches the cells and the decisions of the rows in order', async () => {
  const again = { ...wrong, number: 6 };
  const { user } = await renderPage(path, { api: reads(wrong, alike, importRow({ number: 5 }), again) });
  await screen.findByRole('grid');
  const stops = [
    ['textbox', '3行目 名前'],
    ['combobox', '3行目の扱い'],
    ['textbox', '4行目 名前'],
    ['button', '見比べる'],
    ['combobox', '4行目の扱い'],
    ['textbox', '6行目 名前'],
    ['combobox', '6行目の扱い'],
  ] as const;
  await user.click(cell());
  for (const [at, [role, name]] of stops.entries()) {
    if (at > 0) await user.tab();
    expect(document.activeElement).toBe(screen.getByRole(role, { name }));
  }
  await user.tab({ shift: true });
  await user.keyboard('{ArrowUp}');
  expect(cell()).toHaveAccessibleName('5行目 名前');
  await user.tab({ shift: true });
  expect(screen.getByRole('combobox', { name: '4行目の扱い' })).toHaveFocus();
});

test('thousands of rows are counted with separators', async () => {
  await renderPage(path, {
    api: { ...reads(wrong), [`GET /imports/${id}`]: () => ({ body: { ...judged, undecidedCount: 1_234 } }) },
  });
  expect(await screen.findByText(/^エラーまたは未決定の行が1,234行あります/)).toBeVisible();
});

test('a page behind the last one becomes the last', async () => {
  const { address } = await renderPage(`${path}?show=error&page=4`, {
    api: {
      ...reads(),
      [`GET /imports/${id}/rows`]: ({ query }) => page(query.get('page') === '2' ? [wrong] : [], 101),
    },
  });
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(address()).toContain('page=2');
});

test('rows that cannot be checked again say why', async () => {
  const job = { id: 'j-1', status: 'failed', stepsDone: 0, stepsTotal: null, failure: { code: 'import.outdated' } };
  const { user } = await renderPage(path, {
    api: {
      ...reads(wrong),
      [`GET /imports/${id}`]: () => ({ body: { ...judged, job: { ...job, isOwn: true } } }),
      [`PUT /imports/${id}/mapping`]: () => problem(503, 'unavailable'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'もう一度確認する' }));
  expect(await screen.findByText(/^サーバーが一時的に利用できません/)).toBeVisible();
});

test('a correction on a narrow screen keeps the focus in its field', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const right = { ...wrong, cells: ['T-02', '3t', 'x'], corrected: [1], verdict: 'new', issues: [] };
  const { user, writes } = await renderPage(path, {
    api: { ...reads(wrong), [`PUT /imports/${id}/rows/3`]: () => ({ body: { rows: [right], import: judged } }) },
  });
  const field = await screen.findByRole('textbox', { name: '名前' });
  await user.type(field, '3t{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(await screen.findByText('直しました。')).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('3t');
});
