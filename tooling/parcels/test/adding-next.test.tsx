import { fill } from '@haisha/testing/fill';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { depot, parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const lists = {
  'GET /parcels': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }),
  'GET /depots': () => ({ body: { items: [depot()], total: 1, page: 1, pageSize: 50 } }),
  [`GET /depots/${depot().id}`]: () => ({ body: depot() }),
};
const code = () => screen.findByLabelText(/^荷物コード/);

/** A desk, where the caret waits in the first field. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(pointer: fine)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

/** The form of a new parcel on a server that takes each. */
async function openForm() {
  let count = 0;
  return renderPage('/parcels/add', {
    api: {
      ...lists,
      'POST /parcels': ({ body }) => {
        count += 1;
        return { status: 201, body: { ...parcel(), ...(body as object), id: `${parcel().id.slice(0, -1)}${count}` } };
      },
    },
  });
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

async function fillIn(user: User, name: string, number: string) {
  await fill(user, await code(), number);
  await fill(user, screen.getByLabelText(/^荷物名/), name);
  await user.selectOptions(screen.getByLabelText(/^大きさ/), '小');
  await fill(user, screen.getByLabelText(/^個数/), '1');
}

async function pickDepot(user: User) {
  await user.type(screen.getByRole('combobox', { name: /^置き場/ }), 'D1');
  await user.click(await screen.findByRole('option', { name: /D1 北倉庫/ }));
}

describe('adding one row after the other', () => {
  test('saves, and begins the next with what both have in common and the caret in the first field', async () => {
    const { user, writes, address } = await openForm();
    await fillIn(user, '赤い箱', 'P-01');
    await pickDepot(user);
    await user.click(screen.getByRole('button', { name: '保存して続けて登録' }));

    expect(await screen.findByText(/続けて登録中（1件登録済み）/)).toBeVisible();
    expect(screen.getByRole('link', { name: /P-01 赤い箱/ })).toBeVisible();
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(await code()).toHaveValue('');
    expect(screen.getByLabelText(/^荷物名/)).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^置き場/ })).toHaveValue('D1 北倉庫'));

    await fillIn(user, '青い箱', 'P-02');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/続けて登録中（2件登録済み）/)).toBeVisible();
    expect(address()).toBe('/parcels/add');
    expect(writes().map(({ body }) => body)).toMatchObject([
      { code: 'P-01', name: '赤い箱', depotId: depot().id },
      { code: 'P-02', name: '青い箱', depotId: depot().id },
    ]);
  });

  test('leaves without a question once the next one is still empty', async () => {
    const confirmLeave = vi.fn(() => Promise.resolve(false));
    const { user, address } = await renderPage('/parcels/add', {
      api: { ...lists, 'POST /parcels': ({ body }) => ({ status: 201, body: { ...parcel(), ...(body as object) } }) },
      confirmLeave,
    });
    await fillIn(user, '赤い箱', 'P-01');
    await pickDepot(user);
    await user.click(screen.getByRole('button', { name: '保存して続けて登録' }));
    await screen.findByText(/続けて登録中/);
    await user.click(screen.getByRole('link', { name: 'キャンセル' }));
    await waitFor(() => expect(address()).toBe('/parcels'));
    expect(confirmLeave).not.toHaveBeenCalled();
  });

  test('stays on the row while something is wrong with it', async () => {
    const { user, writes } = await openForm();
    await user.click(await screen.findByRole('button', { name: '保存して続けて登録' }));
    await waitFor(async () => expect(await code()).toBeInvalid());
    expect(writes()).toEqual([]);
    expect(screen.queryByText(/続けて登録中/)).toBeNull();
  });

  test('is not offered where a row is changed', async () => {
    const row = parcel();
    await renderPage(`/parcels/edit/${row.id}`, {
      api: { ...lists, [`GET /parcels/${row.id}`]: () => ({ body: row }) },
    });
    expect(await screen.findByRole('button', { name: '保存する' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '保存して続けて登録' })).toBeNull();
  });
});
