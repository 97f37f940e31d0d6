import { changeLocale } from '@haisha/i18n';
import type { PunchFile, PunchFileReading } from '@haisha/validation/punch-file';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openRecords } from '../../../test/open-records.ts';

const id = '0198a000-0000-4000-8000-000000000001';
const driver = { id: '0198a000-0000-4000-8000-000000000002', code: 'D01', name: '佐藤 誠', nameEn: null };
const row = { number: 2, code: 'D01', name: '', driver, refused: null } as const;
const punch = { kind: 'clockIn', at: '2026-11-19T17:05:00.000Z', workDate: '2026-11-20', officeAt: null } as const;
const items: PunchFile['rows']['items'] = [
  { ...row, verdict: 'new', punches: [{ ...punch, verdict: 'new' }] },
  {
    ...{ ...row, number: 3, verdict: 'contradicts' },
    punches: [{ ...punch, verdict: 'contradicts', officeAt: '2026-11-19T17:00:00.000Z' }],
  },
  { ...row, number: 4, driver: null, code: '0412', verdict: 'unknownDriver', punches: [] },
  { ...row, number: 5, verdict: 'locked', punches: [{ ...punch, verdict: 'locked' }] },
  {
    ...{ ...row, number: 6, verdict: 'unreadable', punches: [] },
    refused: { field: 'time', code: 'unreadable', text: '2x:00' },
  },
];
const file: PunchFile = {
  ...{ id, fileName: '打刻.csv', status: 'prepared', rowCount: 5, createdAt: '2026-11-26T00:00:00.000Z' },
  ...{ createdBy: null, appliedAt: null, storedPunches: null, failure: null, shape: 'punches', newPunches: 1 },
  ...{ undone: null, undo: null, leftOut: { items: [], total: 0 } },
  headers: ['コード', '日付', '時刻', '種別'],
  columns: ['code', 'date', 'time', 'kind'],
  counts: { new: 1, contradicts: 1, unknownDriver: 1, locked: 1, unreadable: 1 },
  codes: [{ code: '0412', name: '', rows: 1, driver: null }],
  rows: { items, total: 5, page: 1, pageSize: 100 },
};

const reading: PunchFileReading = {
  ...{ format: 'csv', encoding: 'utf8', delimiter: 'comma', sheet: null, sheets: [] },
};
const sentFile = { ...file, reading };

const address = '/driver-time-in-out/files';

describe('a file of punches', () => {
  test('is chosen, and says of each row what becomes of it and what to do', async () => {
    const { user } = await openRecords(
      undefined,
      {
        'GET /punch-files': () => ({ body: { items: [] } }),
        'POST /time-records/imports': () => ({ status: 201, body: sentFile }),
        [`GET /punch-files/${id}`]: () => ({ body: file }),
      },
      { address },
    );
    const chooser = await screen.findByLabelText('打刻ファイルを選ぶ', { selector: 'input' });
    await user.upload(chooser, new File(['コード'], '打刻.csv', { type: 'text/csv' }));
    const table = await screen.findByRole('table', { name: 'ファイルの行' });
    const texts = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(texts[1]).toContain('出勤 2:05');
    expect(texts[2]).toContain('事務所の出勤 2:00 を残します');
    expect(texts[3]).toContain('ドライバー不明');
    expect(texts[4]).toContain('締めを解除してから');
    expect(texts[5]).toContain('時刻「2x:00」を読み取れません');
    expect(screen.getByText('0412', { selector: 'b' })).toBeInTheDocument();
  });

  test('is refused in the language of the page', async () => {
    const { user } = await openRecords(undefined, { 'GET /punch-files': () => ({ body: { items: [] } }) }, { address });
    const chooser = await screen.findByLabelText('打刻ファイルを選ぶ', { selector: 'input' });
    const large = new File(['x'], '打刻.csv', { type: 'text/csv' });
    Object.defineProperty(large, 'size', { value: 200_000_000 });
    await user.upload(chooser, large);
    expect(await screen.findByRole('alert')).toHaveTextContent(/MB以下/);
    await act(() => changeLocale('en'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Choose at most \d+ MB for /);
    await act(() => changeLocale('ja'));
  });

  test('names the rows that it leaves out, and why', async () => {
    const leftOut: PunchFile['leftOut'] = {
      items: [
        { number: 12, why: 'remark', text: '※打刻漏れは手書き' },
        { number: 13, why: 'total', text: '合計 11' },
      ],
      total: 203,
    };
    await openRecords(
      undefined,
      {
        'GET /punch-files': () => ({ body: { items: [] } }),
        [`GET /punch-files/${id}`]: () => ({ body: { ...file, leftOut } }),
      },
      { address: `${address}?file=${id}` },
    );
    const summary = await screen.findByText('打刻でない行として外した203行');
    const rows = within(summary.closest('details') as HTMLElement).getAllByRole('listitem', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '12行目注記・見出し※打刻漏れは手書き',
      '13行目合計の行合計 11',
    ]);
    expect(screen.getByText('ほか201行')).toBeInTheDocument();
  });

  test.each([
    ['open', {}, true],
    ['stored', { status: 'applied' as const, appliedAt: '2026-11-26T12:00:00.000Z' }, false],
    ['undone', { undone: { at: '2026-11-26T03:00:00.000Z', by: '山田 花子', reason: '別の月のファイル' } }, false],
  ])('says what to do about a row that it left out only while it is open: %s', async (_, given, isTold) => {
    const leftOut: PunchFile['leftOut'] = { items: [{ number: 13, why: 'total', text: '合計 11' }], total: 1 };
    await openRecords(
      undefined,
      {
        'GET /punch-files': () => ({ body: { items: [] } }),
        [`GET /punch-files/${id}`]: () => ({ body: { ...file, ...given, leftOut } }),
      },
      { address: `${address}?file=${id}` },
    );
    expect(await screen.findByText('打刻でない行として外した1行')).toBeInTheDocument();
    expect(screen.getByText('合計 11')).toBeInTheDocument();
    expect(screen.queryByText(/ファイルを選び直してください/) !== null).toBe(isTold);
  });

  test('tells only how many rows it left out once they were removed', async () => {
    await openRecords(
      undefined,
      {
        'GET /punch-files': () => ({ body: { items: [] } }),
        [`GET /punch-files/${id}`]: () => ({ body: { ...file, leftOut: { items: [], total: 3 } } }),
      },
      { address: `${address}?file=${id}` },
    );
    const told = await screen.findByText('打刻でない行として外した3行');
    expect(told.closest('details')).toBeNull();
    expect(screen.queryByText(/ファイルを選び直してください/)).toBeNull();
  });

  test('is read with another encoding, or from another sheet, as long as it is at hand', async () => {
    const asked: string[] = [];
    const unknown = { ...file, shape: null, headers: ['ï¾', 'ï½', 'ï', 'ï'] };
    const { user } = await openRecords(
      undefined,
      {
        'GET /punch-files': () => ({ body: { items: [] } }),
        'POST /time-records/imports': () => ({ status: 201, body: { ...unknown, reading } }),
        [`GET /punch-files/${id}`]: () => ({ body: asked.length > 0 ? file : unknown }),
        [`PUT /punch-files/${id}/content`]: ({ query }) => {
          asked.push(query.toString());
          return { body: { ...file, reading: { ...reading, encoding: 'sjis' } } };
        },
      },
      { address },
    );
    const chooser = await screen.findByLabelText('打刻ファイルを選ぶ', { selector: 'input' });
    await user.upload(chooser, new File(['コード'], '打刻.csv', { type: 'text/csv' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: '文字コード' }), 'Shift_JIS（CP932）');
    expect(await screen.findByRole('table', { name: 'ファイルの行' })).toBeInTheDocument();
    expect(asked).toEqual(['encoding=sjis&delimiter=comma']);
    expect(screen.queryByRole('combobox', { name: 'シート' })).not.toBeInTheDocument();
  });

  test('is stored with as many new punches as were shown', async () => {
    const sent: unknown[] = [];
    const { user } = await openRecords(
      undefined,
      {
        [`GET /punch-files/${id}`]: () => ({
          body: sent.length > 0 ? { ...file, status: 'applied', storedPunches: 1 } : file,
        }),
        [`POST /punch-files/${id}/apply`]: ({ body }) => {
          sent.push(body);
          return { body: { ...file, status: 'applying' } };
        },
      },
      { address: `${address}?file=${id}` },
    );
    await user.click(await screen.findByRole('button', { name: '新しい打刻1件を取り込む' }));
    expect(await screen.findByText(/打刻1件が入りました/)).toBeInTheDocument();
    expect(sent).toEqual([{ newPunches: 1 }]);
  });

  test('is taken back after it was said how many punches go and which stay, with a reason', async () => {
    const sent: unknown[] = [];
    const kept = { kind: 'clockIn', at: punch.at, workDate: '2026-11-20' } as const;
    const applied: PunchFile = {
      ...{ ...file, status: 'applied', storedPunches: 3, newPunches: 0 },
      undo: {
        ...{ punches: 1, lock: null },
        kept: {
          total: 2,
          items: [
            { ...kept, driver, why: 'changed' },
            { ...kept, driver: null, why: 'outside' },
          ],
        },
      },
    };
    const undone = { at: '2026-11-26T03:00:00.000Z', by: '山田 花子', reason: '別の月のファイル' };
    const { user } = await openRecords(
      undefined,
      {
        [`GET /punch-files/${id}`]: () => ({ body: sent.length > 0 ? { ...file, undone } : applied }),
        [`POST /punch-files/${id}/undo`]: ({ body }) => {
          sent.push(body);
          return { body: { ...file, undone } };
        },
      },
      { address: `${address}?file=${id}` },
    );
    const unknown = await screen.findByRole('row', { name: /ドライバー不明/ });
    expect(unknown).toHaveTextContent('同じファイルをもう一度選び、ドライバーを選んでから取り込んでください');
    await user.click(await screen.findByRole('button', { name: '取り込みを取り消す' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/打刻1件を取り消します/)).toBeInTheDocument();
    const stay = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(stay[0]).toContain('D01 佐藤 誠出勤 2:05取り込みのあとに変更されました');
    expect(stay[1]).not.toContain('佐藤');
    await user.click(dialog.getByRole('button', { name: '打刻1件を取り消す' }));
    expect(await dialog.findByText('取り消す理由を5文字以上で入力してください')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /取り消す理由/ }), '別の月のファイル');
    await user.click(dialog.getByRole('button', { name: '打刻1件を取り消す' }));
    expect(await screen.findByText(/山田 花子 が打刻を取り消しました（理由: 別の月のファイル）/)).toBeInTheDocument();
    expect(sent).toEqual([{ punches: 1, reason: '別の月のファイル' }]);
  });

  test('of a locked month says so instead of taking it back', async () => {
    const lock = { departmentId: id, from: '2026-10-21', to: '2026-11-20', lockedAt: punch.at, lockedByName: null };
    const undo = { punches: 1, kept: { items: [], total: 0 }, lock };
    const { user } = await openRecords(
      undefined,
      { [`GET /punch-files/${id}`]: () => ({ body: { ...file, status: 'applied', undo } }) },
      { address: `${address}?file=${id}` },
    );
    await user.click(await screen.findByRole('button', { name: '取り込みを取り消す' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/勤怠が締められています/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /件を取り消す/ })).not.toBeInTheDocument();
  });

  test('with columns that nobody knows asks for them', async () => {
    const asked: unknown[] = [];
    const unknown = { ...file, shape: null, columns: [null, null, null, null], counts: {}, codes: [], newPunches: 0 };
    const { user } = await openRecords(
      undefined,
      {
        [`GET /punch-files/${id}`]: () => ({ body: unknown }),
        [`PUT /punch-files/${id}/columns`]: ({ body }) => {
          asked.push(body);
          return { body: file };
        },
      },
      { address: `${address}?file=${id}` },
    );
    expect(await screen.findByText('誰の、いつの打刻かがわかる列を選んでください')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: '日付' }), '日付');
    expect(asked).toEqual([{ columns: [null, 'date', null, null] }]);
  });
});
