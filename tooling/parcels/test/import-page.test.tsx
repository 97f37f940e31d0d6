import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { importOf, importReads, importRow } from './imports.ts';
import { parcel } from './parcels.ts';
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
  choices: ['overwrite', 'merge', 'skip'],
});
const cell = () => within(screen.getByRole('grid')).getByRole('textbox');

describe('work on an import', () => {
  test('tells how far it is and can be stopped', async () => {
    const job = {
      id: 'j-1',
      status: 'running' as const,
      stepsDone: 500,
      stepsTotal: 1_000,
      failure: null,
      isOwn: true,
    };
    const { user, writes } = await renderPage(path, {
      api: { ...importReads(importOf({ status: 'applying', job })), 'POST /jobs/j-1/cancel': () => ({ body: {} }) },
    });
    const progress = await screen.findByRole('progressbar', { name: '取り込んでいます' });
    expect(progress).toHaveAttribute('aria-valuenow', '50');
    expect(progress).toHaveAttribute('aria-valuetext', '500 / 1,000行');
    await user.click(screen.getByRole('button', { name: '中止する' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  test('is stopped by who began it alone', async () => {
    const job = { id: 'j-1', status: 'running' as const, stepsDone: 0, stepsTotal: null, failure: null, isOwn: false };
    await renderPage(path, { api: importReads(importOf({ status: 'judging', job })) });
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(screen.queryByRole('button', { name: '中止する' })).toBeNull();
  });

  test('that came to nothing says why, and the rows are judged again', async () => {
    const job = {
      id: 'j-1',
      status: 'failed' as const,
      stepsDone: 0,
      stepsTotal: null,
      failure: { code: 'import.outdated' },
      isOwn: true,
    };
    const { user, writes } = await renderPage(path, {
      api: {
        ...importReads(importOf({ job }), wrong),
        [`PUT /imports/${id}/mapping`]: () => ({ body: judged }),
        [`POST /imports/${id}/judge`]: () => ({ body: importOf({ status: 'judging' }) }),
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('登録済みの内容が変更されました');
    await user.click(within(alert).getByRole('button', { name: 'もう一度確認する' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
  });
});

describe('the rows of an import', () => {
  test('begin with the errors, each marked at its cell with a sentence', async () => {
    const { received } = await renderPage(path, { api: importReads(judged, wrong) });
    expect(await screen.findByRole('button', { name: '名前を入力してください' })).toBeVisible();
    expect(cell()).toHaveAccessibleName('3行目 名前');
    expect(cell()).toBeInvalid();
    const asked = received.find((one) => one.path.endsWith('/rows'))?.query;
    expect(asked?.getAll('verdict')).toEqual(['error']);
  });

  test('are corrected where they stand, and only they are judged again', async () => {
    const right = { ...wrong, cells: ['T-02', '3t', 'x'], corrected: [1], verdict: 'new' as const, issues: [] };
    const counts = { error: 0, duplicate: 1, warning: 0, new: 2, update: 0, unchanged: 0 };
    const { user, writes } = await renderPage(path, {
      api: {
        ...importReads(judged, wrong),
        [`PUT /imports/${id}/rows/3`]: () => ({
          body: { rows: [right], import: importOf({ counts, undecidedCount: 1 }) },
        }),
      },
    });
    await screen.findByRole('grid');
    await user.click(cell());
    await user.keyboard('3t{Enter}');
    await waitFor(() => expect(writes()[0]?.body).toEqual({ cells: [{ column: 1, text: '3t' }] }));
    expect(await screen.findByText('直しました。')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'エラー 0' })).toBeVisible();
    expect(screen.queryByText(/ほかの人/)).toBeNull();
  });

  test('that are alike are decided about one by one, beside each other', async () => {
    const decided = { decidedCount: 1, refused: [], refusedCount: 0, rows: [], import: judged };
    const { user, writes } = await renderPage(`${path}?show=duplicate`, {
      api: {
        ...importReads(judged, alike, importRow({ number: 5, cells: ['T-01', '2t 冷凍', ''] })),
        [`POST /imports/${id}/decisions`]: () => ({ body: decided }),
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: '4行目の扱い' }), '飛ばす');
    await waitFor(() => expect(writes()[0]?.body).toEqual({ decision: 'skip', numbers: [4] }));
    await user.click(screen.getByRole('button', { name: '見比べる' }));
    const dialog = within(await screen.findByRole('dialog', { name: '4行目を見比べる' }));
    expect(await dialog.findByRole('row', { name: '名前 2t 冷蔵 2t 冷凍' })).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /この行を使う（/ }));
    await user.click(dialog.getByRole('button', { name: 'この扱いにする' }));
    await waitFor(() => expect(writes()[1]?.body).toEqual({ decision: 'overwrite', numbers: [4] }));
  });

  test('stand beside the record they resemble, which can be the one that is meant', async () => {
    const record = parcel({ name: '2t 冷凍' });
    const conflict = {
      kind: 'record',
      key: 'name',
      isUnique: false,
      record: { id: record.id, label: '4t-R' },
    } as const;
    const { user, writes } = await renderPage(`${path}?show=duplicate`, {
      api: {
        ...importReads(judged, {
          ...alike,
          conflicts: [conflict, { ...conflict, record: { id: 'r-2', label: '4t-S' } }],
        }),
        [`GET /parcels/${record.id}`]: () => ({ body: record }),
        [`POST /imports/${id}/decisions`]: () => problem(503, 'unavailable'),
      },
    });
    await user.click(await screen.findByRole('button', { name: '見比べる' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('row', { name: '名前 2t 冷蔵 2t 冷凍' })).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /^上書きする/ }));
    await user.click(dialog.getByRole('button', { name: 'この扱いにする' }));
    await waitFor(() =>
      expect(writes()[0]?.body).toEqual({ decision: 'overwrite', numbers: [4], targetId: record.id }),
    );
  });

  test('are decided about by a rule, and rows that cannot follow are named', async () => {
    const refused = [{ number: 9, code: 'importRow.several' }];
    const { user, writes } = await renderPage(`${path}?show=duplicate`, {
      api: {
        ...importReads(judged, alike),
        [`POST /imports/${id}/decisions`]: () => ({
          body: { decidedCount: 1, refused, refusedCount: 1, rows: [], import: judged },
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'まとめて決める' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'ファイルの中で重複する行' }));
    await user.click(dialog.getByRole('radio', { name: /この行を使う（/ }));
    await user.click(dialog.getByRole('radio', { name: '最初の行を使う' }));
    await user.click(dialog.getByRole('button', { name: 'この扱いにする' }));
    await waitFor(() =>
      expect(writes()[0]?.body).toEqual({ decision: 'overwrite', rule: { of: 'rows', keep: 'first' } }),
    );
    expect(await screen.findByText(/9行目: 似ているデータが複数あります/)).toBeVisible();
  });

  test('are written all or not at all, unless one says otherwise', async () => {
    const { user, writes } = await renderPage(path, {
      api: {
        ...importReads(judged, wrong),
        [`POST /imports/${id}/apply`]: () => ({ body: importOf({ status: 'applying' }) }),
      },
    });
    const apply = await screen.findByRole('button', { name: '取り込む' });
    expect(apply).toBeDisabled();
    expect(apply).toHaveAccessibleDescription(/エラーまたは未決定の行が2行あります/);
    await user.selectOptions(screen.getByRole('combobox', { name: '取り込み方' }), '正しい行だけ取り込む');
    await user.click(apply);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('エラーまたは未決定の2行は取り込みません。')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '取り込む' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ mode: 'validOnly' }));
    expect(await screen.findByRole('progressbar', { name: '取り込んでいます' })).toBeVisible();
  });
});

test('all of it is there in English', async () => {
  await renderPage(path, { api: importReads(judged, wrong), locale: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Parcel staging' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Error 1', selected: true })).toBeVisible();
});
