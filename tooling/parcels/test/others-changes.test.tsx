import { provideLive } from '@haisha/platform';
import { fill } from '@haisha/testing/fill';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const row = parcel();
const path = `/parcels/${row.id}`;
const sato = { id: '20000000-0000-4000-8000-000000000002', name: '佐藤 健' };
const theirs = { ...row, version: 2, name: '青い箱', updatedAt: '2026-11-21T01:30:00.000Z', updatedBy: sato };
const list = { 'GET /parcels': () => ({ body: { items: [row], total: 1, page: 1, pageSize: 50 } }) };

afterEach(() => act(() => provideLive(null)));

/** Opens the form of a department that somebody else saves when told to. */
async function openForm(next = theirs) {
  let current = row;
  const page = await renderPage(`/parcels/edit/${row.id}`, {
    api: {
      ...list,
      [`GET ${path}`]: () => ({ body: current }),
      [`PUT ${path}`]: ({ body }) => ({ body: { ...next, ...(body as object), version: 3 } }),
    },
  });
  const name = await screen.findByLabelText(/荷物名/);
  return {
    ...page,
    name,
    async saveElsewhere() {
      current = next;
      await act(() => page.queries.invalidateQueries({ predicate: ({ meta }) => meta?.entity === 'parcel' }));
    },
  };
}

test('a form without input takes the new values and says whose they are', async () => {
  const { name, saveElsewhere, user } = await openForm();
  await saveElsewhere();
  await waitFor(() => expect(name).toHaveValue('青い箱'));
  expect(await screen.findByText('佐藤 健 さんの変更を反映しました（2026/11/21 10:30）。')).toBeVisible();
  await user.type(name, '2');
  expect(screen.queryByText(/さんの変更を反映しました/)).not.toBeInTheDocument();
});

test('a form with input keeps it, says who saved, and shows the differences on demand', async () => {
  const { name, saveElsewhere, user, writes } = await openForm();
  const note = screen.getByLabelText('備考');
  await fill(user, note, '入力の途中');
  await saveElsewhere();
  expect(await screen.findByText(/佐藤 健 さんが 2026\/11\/21 10:30 に保存しました/)).toBeVisible();
  expect(name).toHaveValue('赤い箱');

  await user.click(screen.getByRole('button', { name: '違いを確認' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('青い箱')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: '選んだ内容を入力に反映' }));
  expect(name).toHaveValue('青い箱');
  expect(note).toHaveValue('入力の途中');
  expect(screen.queryByText(/に保存しました/)).not.toBeInTheDocument();
  expect(writes(), 'a look saves nothing').toEqual([]);

  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ name: '青い箱', note: '入力の途中', version: 2 });
});

test('nothing is said of what changed beside the fields of the form', async () => {
  const { saveElsewhere, user } = await openForm({ ...row, version: 2, updatedBy: sato });
  await user.type(screen.getByLabelText('備考'), '入力');
  await saveElsewhere();
  expect(await screen.findByText(/更新: .* 佐藤 健/)).toBeVisible();
  expect(screen.queryByText(/に保存しました/)).not.toBeInTheDocument();
});

test('a record archived by somebody else is locked, and says so', async () => {
  const { saveElsewhere, user } = await openForm({ ...theirs, archivedAt: '2026-11-21T01:30:00.000Z' });
  await user.type(screen.getByLabelText('備考'), '入力');
  await saveElsewhere();
  expect(await screen.findByText(/さんが .+ にアーカイブしました/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存する' })).not.toBeInTheDocument();
});

test('says at the place of the save button as well that nothing can be saved, and leads to the reason', async () => {
  const { saveElsewhere, user } = await openForm({ ...theirs, archivedAt: '2026-11-21T01:30:00.000Z' });
  await user.type(screen.getByLabelText('備考'), '入力');
  await saveElsewhere();
  expect(await screen.findByText(/^いまは保存できません。/)).toBeVisible();
  const why = screen.getByRole('button', { name: '理由を見る' });
  act(() => why.focus());
  await user.click(why);
  expect(screen.getByRole('button', { name: '元に戻す' })).toHaveFocus();
});

test('names who else has the record open', async () => {
  const follow = vi.fn();
  const enter = vi.fn((_entity: string, _id: string, onOthers: (names: readonly string[]) => void) => {
    onOthers(['佐藤 健', '鈴木 花']);
    return () => undefined;
  });
  provideLive({ follow, enter });
  await openForm();
  expect(screen.getByText('佐藤 健 さん、鈴木 花 さんも開いています')).toBeVisible();
  expect(enter.mock.calls[0]?.slice(0, 2)).toEqual(['parcel', row.id]);
  expect(follow.mock.calls.flat()).toEqual(['parcel', 'depot']);
});
