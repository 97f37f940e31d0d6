import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { depot, parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const row = parcel();
const page = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const lists = {
  'GET /parcels': () => page(row),
  'GET /depots': () => page(depot()),
  [`GET /depots/${depot().id}`]: () => ({ body: depot() }),
};
const save = () => screen.getByRole('button', { name: '保存する' });

test('a new row is added with what is picked, and leads back to the list', async () => {
  const { user, writes, address } = await renderPage('/parcels/add', {
    api: { ...lists, 'POST /parcels': () => ({ status: 201, body: row }) },
  });
  await user.type(await screen.findByLabelText(/^荷物コード/), 'P-01');
  await user.type(screen.getByLabelText(/^荷物名/), '赤い箱');
  await user.selectOptions(screen.getByLabelText(/^大きさ/), '小');
  await user.type(screen.getByLabelText(/^個数/), '1');
  await user.type(screen.getByRole('combobox', { name: /^置き場/ }), 'D1');
  await user.click(await screen.findByRole('option', { name: /D1 北倉庫/ }));
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/parcels'));
  expect(writes()[0]?.body).toMatchObject({ code: 'P-01', name: '赤い箱', size: 'small', depotId: depot().id });
});

test('an empty form names every required field and goes to the first', async () => {
  const { user, writes } = await renderPage('/parcels/add', { api: lists });
  await user.click(await screen.findByRole('button', { name: '保存する' }));
  await waitFor(() => expect(screen.getByLabelText(/^荷物コード/)).toHaveFocus());
  for (const name of [/^荷物コード/, /^荷物名/, /^大きさ/, /^個数/]) expect(screen.getByLabelText(name)).toBeInvalid();
  expect(screen.getByRole('combobox', { name: /^置き場/ })).toBeInvalid();
  expect(writes()).toEqual([]);
});

test('a value that the server refuses is told at its field, and what was typed stays', async () => {
  const errors = [{ path: 'code', code: 'taken' }];
  const { user } = await renderPage(`/parcels/edit/${row.id}`, {
    api: {
      ...lists,
      [`GET /parcels/${row.id}`]: () => ({ body: row }),
      [`PUT /parcels/${row.id}`]: () => problem(400, 'validation.failed', { errors }),
    },
  });
  const code = await screen.findByLabelText(/^荷物コード/);
  await user.clear(code);
  await user.type(code, 'P-99');
  await user.click(save());
  await waitFor(() => expect(code).toBeInvalid());
  expect(code).toHaveFocus();
  expect(code).toHaveValue('P-99');
});

test('a row that a field has offered is shown as known while it is read anew', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<{ body: typeof row }>();
  const { queries, router } = await renderPage('/parcels', {
    api: { ...lists, [`GET /parcels/${row.id}`]: () => answer },
  });
  await screen.findByRole('grid');
  queries.removeQueries({ queryKey: ['/parcels'] });
  queries.setQueryData(['/parcels', 'list', {}, 'all'], [row]);
  await router.navigate(`/parcels/edit/${row.id}`);
  expect(await screen.findByLabelText(/^荷物名/)).toHaveValue(row.name);
  resolve({ body: row });
});

test('a copy takes all but the code', async () => {
  await renderPage(`/parcels/add?from=${row.id}`, {
    api: { ...lists, [`GET /parcels/${row.id}`]: () => ({ body: row }) },
  });
  expect(await screen.findByLabelText(/^荷物名/)).toHaveValue('赤い箱');
  expect(screen.getByLabelText(/^荷物コード/)).toHaveValue('');
});

test('a form with input is not left without asking', async () => {
  const confirmLeave = vi.fn(() => Promise.resolve(false));
  const { user, router, address } = await renderPage(`/parcels/edit/${row.id}`, {
    api: { ...lists, [`GET /parcels/${row.id}`]: () => ({ body: row }) },
    confirmLeave,
  });
  await user.type(await screen.findByLabelText(/^荷物名/), '2');
  await router.navigate('/parcels');
  await waitFor(() => expect(confirmLeave).toHaveBeenCalledTimes(1));
  expect(address()).toBe(`/parcels/edit/${row.id}`);
});

test('a row is archived once nobody uses it, and brought back by the notice', async () => {
  const archived = { ...row, version: 2, archivedAt: row.updatedAt };
  const { user, writes } = await renderPage(`/parcels/edit/${row.id}`, {
    api: {
      ...lists,
      [`GET /parcels/${row.id}`]: () => ({ body: row }),
      [`GET /parcels/${row.id}/usage`]: () => ({ body: { usedBy: [] } }),
      [`POST /parcels/${row.id}/archive`]: () => ({ body: archived }),
      [`POST /parcels/${row.id}/restore`]: () => ({ body: { ...row, version: 3 } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'アーカイブ' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('button', { name: 'アーカイブする' }));
  await user.click(await screen.findByRole('button', { name: '元に戻す' }));
  await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ version: 1 }, { version: 2 }]));
});

test('the form in a dialog stands over its list, saves, and closes', async () => {
  const one = depot();
  const { user, writes, address } = await renderPage(`/depots?open=${one.id}`, {
    api: { ...lists, [`PUT /depots/${one.id}`]: () => ({ body: { ...one, version: 2, name: '南倉庫' } }) },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'D1 北倉庫' }));
  const name = dialog.getByLabelText(/^置き場名/);
  await user.clear(name);
  await user.type(name, '南倉庫');
  await user.click(dialog.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(address()).not.toContain('open='));
  expect(writes()[0]?.body).toMatchObject({ name: '南倉庫', version: 1 });
});
