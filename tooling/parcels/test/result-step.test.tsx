import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { importOf, importReads, importRow } from './imports.ts';
import { renderPage } from './render-page.tsx';

const judged = importOf();
const { id } = judged;
const path = `/parcels/temp/${id}`;

describe('the result of an import', () => {
  const outcomes = { created: 2, updated: 0, unchanged: 0, skipped: 0, rejected: 1 };
  const applied = importOf({
    status: 'applied',
    outcomes,
    appliedAt: '2026-11-22T06:10:00.000Z',
    appliedBy: judged.createdBy,
    undoUntil: '2099-01-01T00:00:00.000Z',
  });

  test('says what was written and can be undone as a whole', async () => {
    const { user, writes } = await renderPage(path, {
      api: {
        ...importReads(applied, importRow({ outcome: 'created' })),
        [`POST /imports/${id}/undo`]: () => ({ body: { ...applied, status: 'undoing' } }),
      },
    });
    expect(await screen.findByText('2行を取り込みました。')).toBeVisible();
    expect(screen.getByText(/1行は取り込んでいません/)).toBeVisible();
    expect(screen.getByRole('link', { name: '一覧を開く' })).toHaveAttribute('href', '/parcels');
    await user.click(screen.getByRole('button', { name: '取り込みを取り消す' }));
    await user.click(await screen.findByRole('button', { name: '取り消す' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(await screen.findByRole('progressbar', { name: '取り込みを取り消しています' })).toBeVisible();
  });

  test('keeps its counts once its file and rows are gone', async () => {
    await renderPage(path, { api: importReads({ ...applied, keptUntil: null }) });
    expect(await screen.findByText('保存期間の90日が過ぎたため削除しました。件数は残ります。')).toBeVisible();
    expect(screen.getByRole('tab', { name: '登録 2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '取り込まなかった行を保存' })).toBeNull();
  });

  test('of undoing names the rows that stay', async () => {
    const undone = { undone: 1, changed: 1, inUse: 0 };
    await renderPage(path, {
      api: importReads({ ...applied, status: 'undone', undone, undoUntil: null }, importRow({ undo: 'changed' })),
    });
    expect(await screen.findByText('取り込みを取り消し、1行を元に戻しました。')).toBeVisible();
    expect(screen.getByRole('tab', { name: '変更されたため戻さなかった行 1', selected: true })).toBeVisible();
    expect(screen.queryByRole('button', { name: '取り込みを取り消す' })).toBeNull();
  });

  test('is too late to undo after a day', async () => {
    await renderPage(path, { api: importReads({ ...applied, undoUntil: '2026-01-01T00:00:00.000Z' }) });
    await screen.findByText('2行を取り込みました。');
    expect(screen.queryByRole('button', { name: '取り込みを取り消す' })).toBeNull();
  });
});
