import { problem } from '@haisha/area-tests/fake-api';
import { provideLive } from '@haisha/platform';
import { fill } from '@haisha/testing/fill';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

test('a form with input keeps it, takes over what was not touched here, and says whose that is', async () => {
  const { name, saveElsewhere, user, writes } = await openForm();
  const note = screen.getByLabelText('備考');
  await fill(user, note, '入力の途中');
  await saveElsewhere();
  expect(await screen.findByText(/佐藤 健 さんが 2026\/11\/21 10:30 に、荷物名を変更して保存しました/)).toBeVisible();
  expect(name).toHaveValue('青い箱');
  expect(note).toHaveValue('入力の途中');
  expect(writes(), 'nothing is saved by it').toEqual([]);
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  expect(screen.queryByText(/変更して保存しました/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ name: '青い箱', note: '入力の途中', version: 2 });
});

describe('a field that two people changed', () => {
  async function meet() {
    const page = await openForm();
    await page.user.clear(page.name);
    await fill(page.user, page.name, '緑の箱');
    await page.saveElsewhere();
    const offer = await screen.findByRole('group', { name: '荷物名: 佐藤 健 さんの変更' });
    return { ...page, offer: within(offer) };
  }

  test('keeps what was typed and offers the other value under it', async () => {
    const { name, offer, user } = await meet();
    expect(name).toHaveValue('緑の箱');
    expect(offer.getByText('青い箱')).toBeVisible();
    expect(screen.getByText(/重なっているのは1項目です/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重なる項目へ' }));
    expect(offer.getByRole('button', { name: '佐藤 健 さんの値にする' })).toHaveFocus();
  });

  test('is not saved before one of the values is chosen', async () => {
    const { offer, user, writes } = await meet();
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(offer.getByRole('button', { name: '佐藤 健 さんの値にする' })).toHaveFocus());
    expect(writes()).toEqual([]);
  });

  test.each([
    ['佐藤 健 さんの値にする', '青い箱'],
    ['自分の値を残す', '緑の箱'],
  ])('takes the value that is chosen: %s', async (act, value) => {
    const { name, offer, user, writes } = await meet();
    await user.click(offer.getByRole('button', { name: act }));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue(value);
    expect(screen.queryByText(/重なっているのは/)).not.toBeInTheDocument();
    await fill(user, screen.getByLabelText('備考'), '済み');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toMatchObject({ name: value, note: '済み', version: 2 });
  });
});

test('a refused save that meets no change of its own fields is saved on the newer version at once', async () => {
  const { user, writes, address } = await renderPage(`/parcels/edit/${row.id}`, {
    api: {
      ...list,
      [`GET ${path}`]: () => ({ body: row }),
      [`PUT ${path}`]: ({ body }) =>
        (body as { version: number }).version === 1
          ? problem(409, 'version.conflict', { current: theirs })
          : { body: { ...theirs, ...(body as object), version: 3 } },
    },
  });
  await fill(user, await screen.findByLabelText('備考'), '自分の備考');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(address()).toBe('/parcels'));
  expect(writes().map(({ body }) => body)).toMatchObject([
    { version: 1, name: '赤い箱', note: '自分の備考' },
    { version: 2, name: '青い箱', note: '自分の備考' },
  ]);
});

test('nothing is said of what changed beside the fields of the form', async () => {
  const { saveElsewhere, user } = await openForm({ ...row, version: 2, updatedBy: sato });
  await user.type(screen.getByLabelText('備考'), '入力');
  await saveElsewhere();
  expect(await screen.findByText(/更新: .* 佐藤 健/)).toBeVisible();
  expect(screen.queryByText(/変更して保存しました/)).not.toBeInTheDocument();
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
