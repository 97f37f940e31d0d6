import { problem } from '@haisha/area-tests/fake-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { department } from '../../../test/departments.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { user } from '../../../test/users.ts';

const row = user();
const other = department({ id: '10000000-0000-4000-8000-000000000002', name: '厚木センター' });
const edit = `/users/edit/${row.id}`;
const one = `/users/${row.id}`;
const api = {
  'GET /users': () => ({ body: { items: [row], total: 1, page: 1, pageSize: 50 } }),
  'GET /departments/names': () => ({ body: { items: [department()] } }),
  [`GET ${one}`]: () => ({ body: row }),
};
const field = (name: string | RegExp) => screen.findByLabelText(name);
const press = (name: string) => screen.findByRole('button', { name });

describe('changing a user', () => {
  test('says what each role may do and sends roles and departments', async () => {
    const { user: hands, writes } = await renderPage(edit, {
      api: { ...api, [`PUT ${one}`]: () => ({ body: { ...row, version: 2 } }) },
    });
    expect(await screen.findByRole('checkbox', { name: '経理' })).toHaveAccessibleDescription(/請求書/);
    expect(screen.getByText(/変更すると、その人のログインはすべて終了します。$/)).toBeVisible();
    await hands.click(await screen.findByRole('checkbox', { name: '労務' }));
    await hands.click(await press('保存する'));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toMatchObject({
      roles: ['dispatcher', 'labour'],
      departmentScope: 'list',
      departmentIds: [department().id],
      version: 1,
    });
  });

  test('asks for a department where the scope is a list, and for none where it is all', async () => {
    const { user: hands, writes } = await renderPage(edit, { api });
    await hands.click(await screen.findByRole('checkbox', { name: /岩槻/ }));
    await hands.click(await press('保存する'));
    expect(await screen.findByText('対象部署を1つ以上選択してください')).toBeVisible();
    expect(writes()).toEqual([]);
    await hands.selectOptions(await field(/対象部署の範囲/), 'すべての部署');
    expect(screen.queryByRole('group', { name: /^対象部署/ })).toBeNull();
  });

  test('asks for exactly one department where the scope is the own one', async () => {
    const two = user({ departmentIds: [department().id, other.id], departmentNames: ['岩槻営業所', other.name] });
    const { user: hands, writes } = await renderPage(edit, {
      api: {
        ...api,
        'GET /departments/names': () => ({ body: { items: [department(), other] } }),
        [`GET ${one}`]: () => ({ body: two }),
        [`PUT ${one}`]: () => ({ body: { ...two, version: 2 } }),
      },
    });
    await hands.selectOptions(await field(/対象部署の範囲/), '自部署のみ');
    expect(screen.queryByRole('group', { name: /^対象部署/ })).toBeNull();
    const choice = screen.getByRole('combobox', { name: '対象部署' });
    expect(choice).toHaveValue('');
    await hands.click(await press('保存する'));
    expect(await screen.findByText(/^「自部署のみ」の場合は対象部署を1つ選択してください。複数/)).toBeVisible();
    await hands.selectOptions(choice, other.id);
    await hands.click(await press('保存する'));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toMatchObject({ departmentScope: 'own', departmentIds: [other.id] });
  });

  test('says until when a link to choose a password can be used', async () => {
    const sent = user({ linkEndsAt: new Date(Date.now() + 1_800_000).toISOString() });
    await renderPage(edit, { api: { ...api, [`GET ${one}`]: () => ({ body: sent }) } });
    expect(await screen.findByText(/^パスワードを決めるためのリンクは .+ まで使えます。$/)).toBeVisible();
  });

  test('names a department that is archived by now', async () => {
    await renderPage(edit, { api: { ...api, 'GET /departments/names': () => ({ body: { items: [] } }) } });
    expect(await screen.findByRole('checkbox', { name: '岩槻営業所' })).toBeChecked();
  });

  test('is read only without the right to change', async () => {
    await renderPage(edit, { api, role: 'viewer' });
    expect(await field(/氏名/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: '利用を停止' })).toBeNull();
  });
});

describe('the way in of a user', () => {
  test('a reset is asked for, and its link is shown once, to be copied', async () => {
    const sent = { endsAt: '2026-11-21T03:00:00.000Z', mailedTo: null, link: 'https://haisha.example/auth#t=abc' };
    const { user: hands, writes } = await renderPage(edit, {
      api: { ...api, [`POST ${one}/password-reset`]: () => ({ body: sent }) },
    });
    await hands.click(await press('パスワードの再設定'));
    const question = await screen.findByRole('alertdialog', { name: '渡邉 翔太 さんのパスワードを再設定しますか' });
    await hands.click(within(question).getByRole('button', { name: 'リンクを作る' }));
    const shown = await screen.findByRole('alertdialog', { name: /再設定のリンクを作りました/ });
    expect(within(shown).getByLabelText('1回だけ使えるリンク')).toHaveValue(sent.link);
    await waitFor(() => expect(within(shown).getByLabelText('1回だけ使えるリンク')).toHaveFocus());
    expect(shown).toHaveTextContent('2026/11/21 12:00 まで使えます。');
    await hands.click(within(shown).getByRole('button', { name: 'リンクをコピー' }));
    expect(await screen.findByText('コピーしました。')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(sent.link);
    expect(writes()).toHaveLength(1);
    await hands.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'パスワードの再設定' })).toHaveFocus());
  });

  test('a mailed invitation says to whom', async () => {
    const invited = user({ state: 'invited', lastLoginAt: null, hasTotp: false });
    const { user: hands } = await renderPage(edit, {
      api: {
        ...api,
        [`GET ${one}`]: () => ({ body: invited }),
        [`POST ${one}/invitation`]: () => ({ body: { endsAt: null, mailedTo: invited.loginId, link: null } }),
      },
    });
    expect(await screen.findByText(/使える招待のリンクがありません/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'パスワードの再設定' })).toBeNull();
    await hands.click(await press('招待する'));
    const question = await screen.findByRole('alertdialog');
    await hands.click(within(question).getByRole('button', { name: '招待する' }));
    const told = await screen.findByRole('dialog', { name: '招待を送りました' });
    expect(told).toHaveTextContent('watanabe@example.jp にメールで送りました');
  });

  test('the second factor is removed after a question', async () => {
    const { user: hands, writes } = await renderPage(edit, {
      api: { ...api, [`DELETE ${one}/second-factor`]: () => ({ body: null }) },
    });
    await hands.click(await press('二段階認証を解除'));
    await hands.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '解除する' }));
    expect(await screen.findByText('渡邉 翔太 さんの二段階認証を解除しました。')).toBeVisible();
    expect(writes()).toMatchObject([{ method: 'DELETE', path: `${one}/second-factor` }]);
  });

  test('for oneself is the business of the account', async () => {
    const me = user({ id: '00000000-0000-4000-8000-000000000001' });
    await renderPage(`/users/edit/${me.id}`, { api: { ...api, [`GET /users/${me.id}`]: () => ({ body: me }) } });
    expect(await press('保存する')).toBeVisible();
    for (const name of ['利用を停止', 'パスワードの再設定', '二段階認証を解除']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  test('deactivating says that sessions end at once, and why the server refuses', async () => {
    const { user: hands } = await renderPage(edit, {
      api: { ...api, [`POST ${one}/archive`]: () => problem(409, 'user.last_administrator') },
    });
    await hands.click(await press('利用を停止'));
    const dialog = await screen.findByRole('alertdialog', { name: '渡邉 翔太 さんの利用を停止しますか' });
    expect(dialog).toHaveTextContent('ログイン中の端末もすぐに使えなくなり');
    await hands.click(within(dialog).getByRole('button', { name: '利用を停止する' }));
    expect(await within(dialog).findByText(/最後のシステム管理者のため/)).toBeVisible();
  });

  test('who is deactivated can only be let in again', async () => {
    const gone = user({ state: 'deactivated', archivedAt: '2026-11-20T00:00:00.000Z' });
    const { user: hands, writes } = await renderPage(edit, {
      api: {
        ...api,
        [`GET ${one}`]: (_: unknown, count: number) => ({ body: count === 1 ? gone : { ...row, version: 2 } }),
        [`POST ${one}/restore`]: () => ({ body: { ...row, version: 2 } }),
      },
    });
    expect(await field(/氏名/)).toBeDisabled();
    await hands.click(await press('利用を再開'));
    expect(await screen.findByText('渡邉 翔太 さんの利用を再開しました。')).toBeVisible();
    await waitFor(async () => expect(await field(/氏名/)).toBeEnabled());
    expect(writes()).toMatchObject([{ path: `${one}/restore`, body: { version: 1 } }]);
  });
});

test('a new user is added, and the invitation waits on the page that follows', async () => {
  const made = user({ state: 'invited', lastLoginAt: null, hasTotp: false, roles: ['viewer'] });
  const {
    user: hands,
    writes,
    address,
  } = await renderPage('/users/add', {
    api: { ...api, 'POST /users': () => ({ status: 201, body: made }), [`GET ${one}`]: () => ({ body: made }) },
  });
  await hands.type(await field(/ログインID/), 'New.Person@Example.jp');
  expect(screen.queryByText(/その人のログインはすべて終了します/)).toBeNull();
  await hands.type(await field(/氏名/), '試験 太郎');
  await hands.type(await field(/カナ/), 'しけん たろう');
  await hands.click(screen.getByRole('checkbox', { name: '閲覧者' }));
  await hands.selectOptions(await field(/対象部署の範囲/), 'すべての部署');
  await hands.click(await press('保存する'));
  await waitFor(() => expect(address()).toBe(edit));
  expect(await press('招待する')).toBeVisible();
  expect(writes()[0]?.body).toMatchObject({
    loginId: 'new.person@example.jp',
    kana: 'シケン タロウ',
    roles: ['viewer'],
    departmentScope: 'all',
    departmentIds: [],
  });
});

test('the kana follow how the name was typed, until somebody writes them', async () => {
  const { user } = await renderPage('/users/add', { api: {} });
  const name = await screen.findByRole('textbox', { name: /^氏名/ });
  const kana = screen.getByRole('textbox', { name: /^カナ/ });
  function compose(reading: string, written: string): void {
    fireEvent.compositionStart(name);
    fireEvent.compositionUpdate(name, { data: reading });
    fireEvent.compositionEnd(name, { data: written });
  }
  compose('やまだ', '山田');
  expect(kana).toHaveValue('ヤマダ');
  await user.clear(kana);
  await user.type(kana, 'ヤマタ');
  compose('たろう', '太郎');
  expect(kana).toHaveValue('ヤマタ');
});
