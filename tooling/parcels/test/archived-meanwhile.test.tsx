import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const row = parcel();
const edit = `/parcels/edit/${row.id}`;
const one = `/parcels/${row.id}`;
const list = { 'GET /parcels': () => ({ body: { items: [row], total: 1, page: 1, pageSize: 50 } }) };
const field = (name: string | RegExp) => screen.findByLabelText(name);
/** Who is logged in, and who sits at another desk. */
const me = { id: '00000000-0000-4000-8000-000000000001', name: '岩槻 花子' };
const colleague = { id: '20000000-0000-4000-8000-000000000001', name: '佐藤 健' };

/** A server on which a colleague archives the department once its form is open, perhaps after changing it. */
function archivedMeanwhile(change: Partial<typeof row> = {}) {
  const archived = { ...row, ...change, version: 2, updatedBy: colleague, archivedAt: '2026-11-21T07:05:00.000Z' };
  const restored = { ...archived, version: 3, updatedBy: me, archivedAt: null };
  let now = row;
  return {
    ...list,
    [`GET ${one}`]: () => ({ body: now }),
    [`PUT ${one}`]: (received: { body: unknown }) => {
      const { version } = received.body as { version: number };
      if (now === row) now = archived;
      if (now.archivedAt !== null) return problem(409, 'record.archived');
      return version === now.version
        ? { body: { ...now, version: version + 1 } }
        : problem(409, 'version.conflict', { current: now });
    },
    [`POST ${one}/restore`]: () => {
      now = restored;
      return { body: now };
    },
  };
}

const truck = parcel();

function truckArchivedMeanwhile() {
  const archived = { ...truck, version: 2, updatedBy: colleague, archivedAt: '2026-11-21T07:05:00.000Z' };
  return {
    'GET /parcels/names': () => ({ body: { items: [row] } }),
    'GET /parcels': () => ({ body: { items: [parcel()], total: 1, page: 1, pageSize: 200 } }),
    [`GET /parcels/${truck.id}`]: (_: unknown, count: number) => ({ body: count === 1 ? truck : archived }),
    [`PUT /parcels/${truck.id}`]: () => problem(409, 'record.archived'),
  };
}

describe('a record that somebody archived meanwhile', () => {
  test.each([
    [
      'ja',
      /荷物名/,
      '保存する',
      /佐藤 健 さんが 2026\/11\/21 16:05 にアーカイブしました/,
      '元に戻す',
      /残っています.*元に戻して/,
    ],
    ['en', /^Parcel name/, 'Save', /佐藤 健 archived this at 2026/, 'Restore', /typed is still here.*Restore it/],
  ] as const)(
    'can be restored at once, and what was typed is saved (%s)',
    async (locale, name, save, notice, back, why) => {
      const { user, writes, router } = await renderPage(edit, { api: archivedMeanwhile(), locale });
      await user.type(await field(name), '2');
      await user.click(screen.getByRole('button', { name: save }));
      expect(await screen.findByText(notice)).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(why);
      expect(screen.getByRole('button', { name: back })).toHaveFocus();
      expect(await field(name)).toBeDisabled();
      expect(await field(name)).toHaveValue('赤い箱2');
      await user.click(screen.getByRole('button', { name: back }));
      await waitFor(async () => expect(await field(name)).toBeEnabled());
      expect(screen.queryByText(notice)).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByRole('button', { name: save })).toHaveFocus();
      expect(await field(name)).toHaveValue('赤い箱2');
      await user.click(screen.getByRole('button', { name: save }));
      await waitFor(() => expect(router.state.location.pathname).toMatch(/\/parcels$/));
      expect(writes().map(({ method, body }) => [method, (body as { version: number }).version])).toEqual([
        ['PUT', 1],
        ['POST', 2],
        ['PUT', 3],
      ]);
      expect(writes()[2]?.body).toMatchObject({ name: '赤い箱2' });
      expect(screen.queryByRole('group', { name: /の変更$|^Parcel name: Changed/ })).toBeNull();
    },
  );

  test.each([
    ['ja', /備考/, '保存する', /保存できませんでした.*さんが.*元に戻す権限のある人に依頼/],
    ['en', /^Note/, 'Save', /Not saved.*ask someone who may restore/],
  ] as const)(
    'is told to those who cannot bring it back as something to ask for (%s)',
    async (locale, name, save, told) => {
      const { user } = await renderPage(`/parcels/edit/${truck.id}`, {
        api: truckArchivedMeanwhile(),
        role: 'manager',
        locale,
      });
      await user.type(await field(name), '2');
      await user.click(screen.getByRole('button', { name: save }));

      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(told));
      const notice = screen.getByRole('alert');
      expect(notice).toHaveFocus();
      expect(within(notice).queryByRole('button')).toBeNull();
    },
  );

  test('starts again at its first field once it is back, when nothing was typed', async () => {
    const archived = { ...row, archivedAt: '2026-11-20T00:00:00.000Z' };
    const { user } = await renderPage(edit, {
      api: {
        ...list,
        [`GET ${one}`]: (_, count) => ({ body: count === 1 ? archived : { ...row, version: 2 } }),
        [`POST ${one}/restore`]: () => ({ body: { ...row, version: 2 } }),
      },
    });
    expect(await screen.findByText('変更するには、元に戻してください。')).toBeVisible();
    expect(screen.queryByText(/残っています/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '元に戻す' }));
    await waitFor(async () => expect(await field(/荷物コード/)).toHaveFocus());
  });

  test('asks which value stays when its fields were changed as well, and by whom', async () => {
    const { user, writes } = await renderPage(edit, { api: archivedMeanwhile({ name: '青い箱' }) });
    await user.type(await field(/荷物名/), '2');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /荷物名/ })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: '保存する' }));
    const offer = within(await screen.findByRole('group', { name: '荷物名: 佐藤 健 さんの変更' }));
    expect(offer.getByText('青い箱')).toBeVisible();
    expect(writes().filter(({ method }) => method === 'PUT')).toHaveLength(1);
    await user.click(offer.getByRole('button', { name: '自分の値を残す' }));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(writes().at(-1)?.body).toMatchObject({ version: 3, name: '赤い箱2' }));
  });
});

test.each([
  ['ja', me, /荷物名/, '保存する', /別の画面.*自分が荷物名を変更して/, '荷物名: 別の画面の変更'],
  [
    'en',
    me,
    /^Parcel name/,
    'Save',
    /another window or tab you changed Parcel name/,
    'Parcel name: Changed in the other window',
  ],
  ['ja', colleague, /荷物名/, '保存する', /佐藤 健 さんが .* に、荷物名を変更して/, '荷物名: 佐藤 健 さんの変更'],
  ['en', colleague, /^Parcel name/, 'Save', /佐藤 健 changed Parcel name/, 'Parcel name: Changed by 佐藤 健'],
] as const)('a refused save says who was quicker (%s, %o)', async (locale, who, name, save, text, offer) => {
  const current = { ...row, version: 2, name: '青い箱', updatedBy: who };
  const { user } = await renderPage(edit, {
    api: {
      ...list,
      [`GET ${one}`]: () => ({ body: row }),
      [`PUT ${one}`]: () => problem(409, 'version.conflict', { current }),
    },
    locale,
  });
  await user.type(await field(name), '2');
  await user.click(screen.getByRole('button', { name: save }));
  const theirs = within(await screen.findByRole('group', { name: offer }));
  expect(theirs.getByText('青い箱')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  await waitFor(() => expect(theirs.getAllByRole('button')[0]).toHaveFocus());
});
