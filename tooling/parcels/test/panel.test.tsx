import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const page = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const first = parcel();
const second = parcel({ id: '40000000-0000-4000-8000-000000000002', code: 'P-02', name: '青い箱', size: 'large' });
const one = `/parcels/${first.id}`;
const change = {
  id: 'c1',
  at: '2026-11-20T03:00:00.000Z',
  by: { id: '00000000-0000-4000-8000-000000000009', name: '佐藤 誠' },
  action: 'update',
  fields: [{ path: 'pieces', before: 1, after: 2 }],
};
const reads = {
  'GET /parcels': () => page(first, second),
  [`GET ${one}`]: () => ({ body: first }),
  [`GET /parcels/${second.id}`]: () => ({ body: second }),
  [`GET ${one}/changes`]: () => ({ body: { items: [change, change, change, { ...change, id: 'c4' }].map(numbered) } }),
  [`GET /parcels/${second.id}/changes`]: () => ({ body: { items: [] } }),
};

function numbered(item: typeof change, index: number) {
  return { ...item, id: `c${index}` };
}

async function focusFirstRow(user: UserEvent) {
  (await screen.findByRole('row', { name: /P-01/ })).focus();
  return user;
}

const panelOf = (name: RegExp) => screen.findByRole('complementary', { name });
const correct = (panel: HTMLElement, name: RegExp) =>
  within(panel).findByRole('button', { name: new RegExp(`${name.source}.*修正$`) });

test('Space shows a row beside the list, and the focus stays in the list', async () => {
  const { user, address } = await renderPage('/parcels', { api: reads });
  await focusFirstRow(user);
  await user.keyboard(' ');
  const panel = await panelOf(/P-01 赤い箱/);
  expect(within(panel).getByRole('heading', { level: 2, name: 'P-01' })).toBeVisible();
  expect(within(panel).getByText('1 / 2')).toBeVisible();
  expect(screen.getByRole('row', { current: true })).toHaveFocus();
  await waitFor(() => expect(address()).toBe(`/parcels?panel=${first.id}`));
});

test('the arrows go on to the next row, and the address follows', async () => {
  const { user, address } = await renderPage('/parcels', { api: reads });
  await focusFirstRow(user);
  await user.keyboard(' ');
  await panelOf(/P-01/);
  await user.keyboard('{ArrowDown}');
  const panel = await panelOf(/P-02/);
  expect(within(panel).getByText('2 / 2')).toBeVisible();
  expect(within(panel).getByRole('button', { name: '次の行' })).toBeDisabled();
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('P-02');
  await waitFor(() => expect(address()).toBe(`/parcels?panel=${second.id}`));
});

test('a press on a row beside its link shows it, the link opens its page', async () => {
  const { user, address } = await renderPage('/parcels', { api: reads });
  const grid = within(await screen.findByRole('grid'));
  await user.click(grid.getByText('青い箱'));
  await panelOf(/P-02/);
  await user.click(grid.getByRole('link', { name: /P-01/ }));
  await waitFor(() => expect(address()).toBe(`/parcels/edit/${first.id}`));
});

test('an address that names a row shows it, and Back leaves the list', async () => {
  const { user, router, address } = await renderPage(`/parcels?panel=${second.id}`, { api: reads });
  await panelOf(/P-02/);
  await user.click(screen.getByRole('button', { name: '前の行' }));
  await panelOf(/P-01/);
  await waitFor(() => expect(address()).toBe(`/parcels?panel=${first.id}`));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a row that the list does not show is read by itself', async () => {
  const third = parcel({ id: '40000000-0000-4000-8000-000000000003', code: 'P-03', name: '白い箱' });
  await renderPage(`/parcels?panel=${third.id}`, {
    api: {
      ...reads,
      [`GET /parcels/${third.id}`]: () => ({ body: third }),
      [`GET /parcels/${third.id}/changes`]: () => ({ body: { items: [] } }),
    },
  });
  const panel = await panelOf(/P-03/);
  expect(within(panel).queryByText(/ \/ 2/)).toBeNull();
  expect(within(panel).getByRole('button', { name: '次の行' })).toBeDisabled();
});

test('a row that is not there says so', async () => {
  await renderPage('/parcels?panel=40000000-0000-4000-8000-000000000009', {
    api: { ...reads, 'GET /parcels/40000000-0000-4000-8000-000000000009': () => problem(404, 'record.not_found') },
  });
  const panel = await screen.findByRole('complementary');
  expect(await within(panel).findByRole('alert')).toBeVisible();
  expect(within(panel).getByRole('button', { name: '閉じる' })).toBeVisible();
});

test('Enter opens the page, E edits, Escape closes and gives the focus back', async () => {
  const { user, address } = await renderPage(`/parcels?panel=${first.id}`, { api: reads });
  await screen.findByRole('row', { name: /P-01/ });
  const panel = await panelOf(/P-01/);
  within(panel).getByRole('button', { name: '閉じる' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  await waitFor(() => expect(address()).toBe('/parcels'));
  await waitFor(() => expect(screen.getByRole('row', { name: /P-01/ })).toHaveFocus());
  await user.keyboard(' ');
  await panelOf(/P-01/);
  await user.keyboard('e');
  await waitFor(() => expect(address()).toBe(`/parcels/edit/${first.id}`));
});

test('Escape leaves the list as it is while its views are not known yet', async () => {
  const never = new Promise<never>(() => undefined);
  const { user, address } = await renderPage(`/parcels?panel=${first.id}`, {
    api: { ...reads, 'GET /saved-views': () => never },
  });
  const row = await screen.findByRole('row', { name: /P-01/ });
  within(await panelOf(/P-01/))
    .getByRole('button', { name: '閉じる' })
    .focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/parcels'));
  expect(row).toBeVisible();
  expect(row).toHaveFocus();
});

test('the last writes stand there with the fields that they changed, and lead to all of them', async () => {
  await renderPage(`/parcels?panel=${first.id}`, { api: reads });
  const history = within(await panelOf(/P-01/)).getByRole('region', { name: '履歴' });
  expect(await within(history).findAllByText('個数を変更')).toHaveLength(3);
  expect(within(history).getByRole('link', { name: 'すべて 4件' })).toHaveAttribute(
    'href',
    `/parcels/edit/${first.id}#history`,
  );
});

test('Tab goes from the row to the first value that can be corrected; Enter, typing and Enter correct it', async () => {
  const saved = { ...first, size: 'large', version: 2 };
  const { user, writes } = await renderPage('/parcels', {
    api: { ...reads, [`PUT ${one}`]: (_, count) => ({ body: count === 1 ? saved : { ...first, version: 3 } }) },
  });
  await focusFirstRow(user);
  await user.keyboard(' ');
  await correct(await panelOf(/P-01/), /大きさ/);
  await user.keyboard('{Tab}{Enter}');
  const size = await screen.findByRole('combobox', { name: /大きさ/ });
  expect(size).toHaveFocus();
  await user.selectOptions(size, 'large');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(writes()).toMatchObject([{ path: one, body: { size: 'large', version: 1, name: '赤い箱' } }]),
  );
  const pencil = await correct(await panelOf(/P-01/), /大きさ\s*大/);
  await waitFor(() => expect(pencil).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: '元に戻す' }));
  await waitFor(() => expect(writes()[1]).toMatchObject({ path: one, body: { size: 'small', version: 2 } }));
});

test('a value that breaks a rule stays with its sentence, and Escape leaves what was there', async () => {
  const { user, writes } = await renderPage(`/parcels?panel=${first.id}`, { api: reads });
  const panel = await panelOf(/P-01/);
  await user.click(await correct(panel, /個数/));
  const pieces = await screen.findByRole('textbox', { name: /個数/ });
  await user.clear(pieces);
  await user.type(pieces, '1000{Enter}');
  expect(await within(panel).findByText(/999/)).toBeVisible();
  expect(pieces).toBeInvalid();
  await user.keyboard('{Escape}');
  expect(within(panel).queryByRole('textbox')).toBeNull();
  expect(await correct(panel, /個数\s*1/)).toHaveFocus();
  expect(writes()).toEqual([]);
});

test('a rule that another field breaks is named, with the way to the form', async () => {
  const broken = { ...first, name: '長'.repeat(41) };
  const { user, writes } = await renderPage(`/parcels?panel=${first.id}`, {
    api: { ...reads, 'GET /parcels': () => page(broken), [`GET ${one}`]: () => ({ body: broken }) },
  });
  const panel = await screen.findByRole('complementary', { name: /P-01/ });
  await user.click(await correct(panel, /個数/));
  await user.clear(await screen.findByRole('textbox', { name: /個数/ }));
  await user.keyboard('5{Enter}');
  expect(await within(panel).findByText(/ほかの項目に直すところがあるため、保存できません: 荷物名/)).toBeVisible();
  expect(within(panel).getByRole('link', { name: '編集画面で直す' })).toHaveAttribute(
    'href',
    `/parcels/edit/${first.id}`,
  );
  expect(writes()).toEqual([]);
});

test("somebody else's value of the same field stands under the own one, and the person decides", async () => {
  const theirs = { ...first, pieces: 9, version: 2, updatedBy: { id: change.by.id, name: '佐藤 誠' } };
  const { user, writes } = await renderPage(`/parcels?panel=${first.id}`, {
    api: {
      ...reads,
      [`PUT ${one}`]: (_, count) =>
        count === 1
          ? problem(409, 'version.conflict', { current: theirs })
          : { body: { ...theirs, pieces: 5, version: 3 } },
    },
  });
  const panel = await panelOf(/P-01/);
  await user.click(await correct(panel, /個数/));
  await user.clear(await screen.findByRole('textbox', { name: /個数/ }));
  await user.keyboard('5{Enter}');
  const question = await within(panel).findByRole('alert');
  expect(question).toHaveTextContent(/佐藤 誠 さんが .* に先に変更しました。個数: 9/);
  expect(screen.getByRole('textbox', { name: /個数/ })).toHaveValue('5');
  await user.click(within(question).getByRole('button', { name: '自分の値で保存' }));
  await waitFor(() => expect(writes()[1]).toMatchObject({ body: { pieces: 5, version: 2 } }));
  expect(await correct(panel, /個数\s*5/)).toBeInTheDocument();
});

test('input is not lost without a question when another row is pressed', async () => {
  const confirmLeave = vi.fn(() => Promise.resolve(false));
  const { user } = await renderPage(`/parcels?panel=${first.id}`, { api: reads, confirmLeave });
  const panel = await panelOf(/P-01/);
  await user.click(await correct(panel, /個数/));
  await screen.findByRole('textbox', { name: /個数/ });
  await user.keyboard('5');
  await user.click(screen.getByText('青い箱'));
  await waitFor(() => expect(confirmLeave).toHaveBeenCalled());
  expect(screen.getByRole('textbox', { name: /個数/ })).toHaveValue('5');
});

test('who may only read corrects nothing, and nobody an archived row', async () => {
  const { unmount } = await renderPage(`/parcels?panel=${first.id}`, { api: reads, role: 'viewer' });
  const panel = await panelOf(/P-01/);
  expect(within(panel).getByText('小')).toBeVisible();
  expect(within(panel).queryByRole('button', { name: /修正$/ })).toBeNull();
  expect(within(panel).getByRole('link', { name: '開く' })).toBeVisible();
  unmount();
  const archived = { ...first, archivedAt: '2026-11-01T00:00:00.000Z' };
  await renderPage(`/parcels?panel=${first.id}`, {
    api: { ...reads, 'GET /parcels': () => page(archived), [`GET ${one}`]: () => ({ body: archived }) },
  });
  expect(within(await panelOf(/P-01/)).getByText('アーカイブ済み')).toBeVisible();
  expect(screen.queryByRole('button', { name: /修正$/ })).toBeNull();
});

test('the panel takes over what others save meanwhile', async () => {
  const newer = { ...first, size: 'large', version: 2 };
  const { queries } = await renderPage(`/parcels?panel=${first.id}`, {
    api: { ...reads, [`GET ${one}`]: (_, count) => ({ body: count === 1 ? first : newer }) },
  });
  const panel = await panelOf(/P-01/);
  await correct(panel, /大きさ\s*小/);
  // Until it has been read, the row of the list is shown.
  await waitFor(() => expect(queries.getQueryData(['/parcels', 'detail', first.id])).toBeDefined());
  await queries.invalidateQueries({ queryKey: ['/parcels', 'detail'] });
  expect(await correct(panel, /大きさ\s*大/)).toBeInTheDocument();
});

test('the keys of the edge make the panel wider, and this device keeps it', async () => {
  const { user, unmount } = await renderPage(`/parcels?panel=${first.id}`, { api: reads });
  const edge = within(await panelOf(/P-01/)).getByRole('separator', { name: '横の表示の幅' });
  const before = Number(edge.getAttribute('aria-valuenow'));
  edge.focus();
  await user.keyboard('{ArrowLeft}');
  expect(edge).toHaveAttribute('aria-valuenow', String(before + 20));
  unmount();
  await renderPage(`/parcels?panel=${first.id}`, { api: reads });
  expect(within(await panelOf(/P-01/)).getByRole('separator')).toHaveAttribute('aria-valuenow', String(before + 20));
  window.localStorage.clear();
});
