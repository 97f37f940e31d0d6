import { problem } from '@haisha/area-tests/fake-api';
import { departmentNames } from '@haisha/records/views/department-names';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { department } from '../../test/departments.ts';
import { renderPage } from '../../test/render-page.tsx';

const row = department();
const edit = `/departments/edit/${row.id}`;
const one = `/departments/${row.id}`;
const list = { 'GET /departments': () => ({ body: { items: [row], total: 1, page: 1, pageSize: 50 } }) };
const field = (name: string | RegExp) => screen.findByLabelText(name);

describe('changing a department', () => {
  test('sends the whole department with the version it was read in and goes back to the list', async () => {
    const { user, writes, address, queries } = await renderPage(edit, {
      api: { ...list, [`GET ${one}`]: () => ({ body: row }), [`PUT ${one}`]: () => ({ body: { ...row, version: 2 } }) },
    });
    queries.setQueryData(departmentNames().queryKey, { items: [row] });
    await user.clear(await field(/部署名/));
    await fill(user, await field(/部署名/), '岩槻物流センター');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(address()).toBe('/departments'));
    expect(await screen.findByText('保存しました。')).toBeVisible();
    expect(writes()).toMatchObject([{ method: 'PUT', body: { code: '0012', name: '岩槻物流センター', version: 1 } }]);
    expect(queries.getQueryState(departmentNames().queryKey)?.isInvalidated, 'names to choose from').toBe(true);
  });

  test('checks before it sends', async () => {
    const { user, writes } = await renderPage(edit, { api: { ...list, [`GET ${one}`]: () => ({ body: row }) } });
    await user.clear(await field(/部署名/));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(await screen.findByText('部署名を入力してください')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  test('puts a refusal of the server at its field', async () => {
    const { user } = await renderPage(edit, {
      api: {
        ...list,
        [`GET ${one}`]: () => ({ body: row }),
        [`PUT ${one}`]: () => problem(409, 'value.taken', { errors: [{ path: 'code', code: 'taken' }] }),
      },
    });
    await user.clear(await field(/部署コード/));
    await user.type(await field(/部署コード/), '0020');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(async () => expect(await field(/部署コード/)).toHaveAccessibleDescription(/すでに/));
    expect(await field(/部署コード/)).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('すでに使われている値があります');
  });

  test('that is not there leads back to the list, and is not asked for again', async () => {
    const { user, address } = await renderPage(edit, {
      api: { ...list, [`GET ${one}`]: () => problem(404, 'record.not_found') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('データが見つかりません');
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
    await user.click(screen.getByRole('link', { name: '部署' }));
    await waitFor(() => expect(address()).toBe('/departments'));
  });

  test('keeps everything typed when the server is away', async () => {
    const { user } = await renderPage(edit, {
      api: { ...list, [`GET ${one}`]: () => ({ body: row }), [`PUT ${one}`]: () => problem(503, 'unavailable') },
    });
    await user.type(await field(/部署名/), '2');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('サーバーが一時的に利用できません');
    expect(await field(/部署名/)).toHaveValue('岩槻営業所2');
  });

  test('settles field by field with somebody who was quicker, on the newer version', async () => {
    const current = { ...row, version: 2, name: '岩槻支店', phone: '0480000000' };
    const { user, writes } = await renderPage(edit, {
      api: {
        ...list,
        [`GET ${one}`]: () => ({ body: row }),
        [`PUT ${one}`]: (_, count) =>
          count === 1 ? problem(409, 'version.conflict', { current }) : { body: { ...current, version: 3 } },
      },
    });
    await user.type(await field(/部署名/), '2');
    await user.type(await field(/英語名/), ' 2');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    const offer = await screen.findByRole('group', { name: '部署名: 佐藤 健 さんの変更' });
    expect(offer).toHaveTextContent('岩槻支店');
    expect(screen.getAllByRole('group', { name: /の変更$/ })).toEqual([offer]);
    expect(await field(/電話番号/)).toHaveValue('0480-00-0000');
    await user.click(within(offer).getByRole('button', { name: '自分の値を残す' }));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]?.body).toMatchObject({
      version: 2,
      name: '岩槻営業所2',
      nameEn: 'Iwatsuki Office 2',
      phone: '0480000000',
    });
  });

  test('asks nothing when the other change is none of the form', async () => {
    const { user, writes, address } = await renderPage(edit, {
      api: {
        ...list,
        [`GET ${one}`]: () => ({ body: row }),
        [`PUT ${one}`]: (_, count) =>
          count === 1
            ? problem(409, 'version.conflict', { current: { ...row, version: 5, vehicleCount: 46 } })
            : { body: { ...row, version: 6 } },
      },
    });
    await user.type(await field(/部署名/), '2');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(address()).toBe('/departments'));
    expect(writes().map(({ body }) => (body as { version: number }).version)).toEqual([1, 5]);
  });

  test('says what uses it instead of archiving', async () => {
    const { user } = await renderPage(edit, {
      api: {
        ...list,
        [`GET ${one}`]: () => ({ body: row }),
        [`GET ${one}/usage`]: () => ({
          body: { usedBy: [{ entity: 'vehicle', count: 45, examples: ['0001', '0002'] }] },
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'アーカイブ' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(/車両: 0001、0002/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'アーカイブする' })).toBeNull();
  });

  test('an archived one can only be restored', async () => {
    const archived = { ...row, archivedAt: '2026-11-20T00:00:00.000Z' };
    const { user, writes } = await renderPage(edit, {
      api: {
        ...list,
        [`GET ${one}`]: (_, count) => ({ body: count === 1 ? archived : { ...row, version: 2 } }),
        [`POST ${one}/restore`]: () => ({ body: { ...row, version: 2 } }),
      },
    });
    expect(await field(/部署名/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: '保存する' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '元に戻す' }));
    await waitFor(async () => expect(await field(/部署名/)).toBeEnabled());
    expect(writes()).toMatchObject([{ path: `${one}/restore`, body: { version: 1 } }]);
  });

  test('is read only for those who may not change it', async () => {
    await renderPage(edit, { api: { ...list, [`GET ${one}`]: () => ({ body: row }) }, role: 'viewer' });
    expect(await field(/部署名/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: '保存する' })).toBeNull();
  });

  test('names a parent that is not shown to this person', async () => {
    const below = { ...row, parentId: '10000000-0000-4000-8000-000000000009', parentName: '本社' };
    await renderPage(edit, { api: { ...list, [`GET ${one}`]: () => ({ body: below }) } });
    expect(await screen.findByRole('combobox', { name: '上位部署' })).toHaveValue('本社');
  });

  test('shows how many operation managers the law asks for', async () => {
    await renderPage(edit, { api: { ...list, [`GET ${one}`]: () => ({ body: row }) } });
    expect(await screen.findByText('車両 45 台に対して 2 名以上')).toBeVisible();
  });
});

describe('adding a department', () => {
  test.each(['Ｔ７９９０００１０００００１', '7990001000001'])(
    'keeps the invoice number %s in one form',
    async (typed) => {
      const { user } = await renderPage('/departments/add', { api: list });
      const number = await field('適格請求書発行事業者登録番号');
      await user.type(number, typed);
      expect(number).toHaveValue(typed);
      await user.tab();
      expect(number).toHaveValue('T7990001000001');
      await waitFor(() => expect(number).not.toHaveAttribute('aria-invalid'));
    },
  );

  test('fills the address from the postal code and creates it', async () => {
    const place = { prefecture: '埼玉県', city: 'さいたま市岩槻区', town: '本町' };
    const { user, writes, address } = await renderPage('/departments/add', {
      api: {
        ...list,
        'GET /postal-codes/3390057': () => ({ body: { postalCode: '3390057', places: [place] } }),
        'POST /departments': () => ({ status: 201, body: row }),
      },
    });
    await user.type(await field(/部署コード/), '0012');
    await fill(user, await field(/部署名/), '岩槻営業所');
    await user.type(await field(/略称/), '岩槻');
    await user.selectOptions(await field(/区分/), 'office');
    await fill(user, await field(/郵便番号/), '339-0057');
    await user.click(screen.getByRole('button', { name: '住所を入れる' }));
    await waitFor(async () => expect(await field(/町名・番地/)).toHaveValue('本町'));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(address()).toBe('/departments'));
    expect(writes()[0]?.body).toMatchObject({ code: '0012', postalCode: '3390057', prefecture: '埼玉県', note: null });
  });

  test('tries again what has failed, which is to save and add the next one', async () => {
    let answer = (_: { status: number; body: unknown }) => {};
    const { user, writes, address } = await renderPage(`/departments/add?from=${row.id}`, {
      api: {
        ...list,
        [`GET ${one}`]: () => ({ body: row }),
        'POST /departments': (_, count) =>
          count === 1 ? problem(503, 'unavailable') : new Promise((resolve) => (answer = resolve)),
      },
    });
    await user.type(await field(/部署コード/), '0012');
    await user.click(screen.getByRole('button', { name: '保存して続けて登録' }));
    const again = within(await screen.findByRole('alert')).getByRole('button', { name: 'もう一度試す' });
    expect(again).not.toHaveAttribute('type', 'submit');
    again.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(again).toBeInTheDocument();
    expect(again).toHaveFocus();
    answer({ status: 201, body: row });
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(address()).toMatch(/^\/departments\/add/);
    await waitFor(async () => expect(await field(/部署コード/)).toHaveValue(''));
  });

  test('starts from a copy without its code', async () => {
    await renderPage(`/departments/add?from=${row.id}`, { api: { ...list, [`GET ${one}`]: () => ({ body: row }) } });
    expect(await field(/部署名/)).toHaveValue('岩槻営業所');
    expect(await field(/部署コード/)).toHaveValue('');
  });

  test('copies the row whose form is open', async () => {
    const { user, address } = await renderPage(edit, { api: { ...list, [`GET ${one}`]: () => ({ body: row }) } });
    await user.click(await screen.findByRole('link', { name: 'コピーして登録' }));
    await waitFor(async () => expect(await field(/部署コード/)).toHaveValue(''));
    expect(address()).toBe(`/departments/add?from=${row.id}`);
    expect(await field(/部署名/)).toHaveValue('岩槻営業所');
  });

  test('asks before input is lost', async () => {
    const confirmLeave = vi.fn(() => Promise.resolve(false));
    const { user, address } = await renderPage('/departments/add', { api: list, confirmLeave });
    await user.type(await field(/部署コード/), '1');
    await user.click(screen.getByRole('link', { name: 'キャンセル' }));
    await waitFor(() => expect(confirmLeave).toHaveBeenCalledOnce());
    expect(address()).toBe('/departments/add');
    expect(await field(/部署コード/)).toHaveValue('1');
  });
});
