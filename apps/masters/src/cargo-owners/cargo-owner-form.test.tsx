import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cargoOwner, customer } from '../../test/customers.ts';
import { renderPage } from '../../test/render-page.tsx';

const billed = customer();
const row = cargoOwner();
const page = (items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 20 } });
const found = (q: string) => (billed.kana.includes(q) || q === '' ? [billed] : []);
const api = {
  'GET /customers': ({ query }: { query: URLSearchParams }) => page(found(query.get('q') ?? '')),
  'GET /cargo-owners': () => page([row]),
  [`GET /cargo-owners/${row.id}`]: () => ({ body: row }),
};
const picker = () => screen.getByRole('combobox', { name: /請求先/ });

test('a cargo owner is added; its customer is found by kana', async () => {
  const { user, writes, address } = await renderPage('/owner-master/add', {
    api: { ...api, 'POST /cargo-owners': () => ({ status: 201, body: row }) },
  });
  await user.type(await screen.findByLabelText(/荷主コード/), 'MZ');
  await user.type(picker(), 'ツムギ');
  await screen.findByRole('option', { name: /C003 つむぎ共同配送/ });
  await user.keyboard('{Enter}');
  expect(picker()).toHaveValue('C003 つむぎ共同配送株式会社');
  await user.type(screen.getByLabelText(/荷主名必須|^荷主名$/), 'みずほ野ストア');
  await user.type(screen.getByLabelText(/荷主名カナ/), 'ミズホノストア');
  await user.selectOptions(screen.getByLabelText(/運賃の決め方/), 'piece');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(address()).toBe('/owner-master'));
  expect(writes()[0]?.body).toMatchObject({ code: 'MZ', customerId: billed.id, terms: { fareModel: 'piece' } });
});

test('a customer that is not there yet is made in place, and the form keeps its input', async () => {
  const made = customer({ id: '70000000-0000-4000-8000-000000000009', code: 'C009', name: '霧ヶ丘乳業' });
  const { user, writes } = await renderPage('/owner-master/add', {
    api: { ...api, 'POST /customers': () => ({ status: 201, body: made }) },
  });
  await user.type(await screen.findByLabelText(/荷主コード/), 'KG');
  await user.type(picker(), '霧ヶ丘乳業');
  await screen.findByText(/見つかりません/);
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: '得意先 登録' }));
  expect(dialog.getByLabelText(/^得意先名必須|^得意先名$/)).toHaveValue('霧ヶ丘乳業');
  await fill(user, dialog.getByLabelText(/得意先コード/), 'C009');
  await fill(user, dialog.getByLabelText(/得意先名カナ/), 'キリガオカ');
  await user.click(dialog.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(picker()).toHaveValue('C009 霧ヶ丘乳業'));
  expect(writes().map(({ path }) => path)).toEqual(['/customers']);
  expect(screen.getByLabelText(/荷主コード/)).toHaveValue('KG');
});

test('a customer that is given up in place leaves what was typed, which is then told', async () => {
  const asked = vi.fn(() => Promise.resolve(true));
  const { user } = await renderPage('/owner-master/add', { api, confirmLeave: asked });
  await user.type(await screen.findByRole('combobox', { name: /請求先/ }), '霧ヶ丘乳業');
  await screen.findByText(/見つかりません/);
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: '得意先 登録' }));
  await fill(user, dialog.getByLabelText(/得意先コード/), 'C009');
  await user.click(dialog.getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveBeenCalledOnce();
  expect(picker()).toHaveValue('霧ヶ丘乳業');
  await waitFor(() => expect(picker()).toHaveFocus());
  await user.tab();
  expect(picker()).toHaveValue('霧ヶ丘乳業');
  expect(picker()).toHaveAttribute('aria-invalid', 'true');
});

test('codes and numbers typed in full width are rewritten as their field is left', async () => {
  const { user } = await renderPage('/owner-master/add', { api });
  const typed = [
    [/荷主コード/, 'ＭＺ－０１', 'MZ-01'],
    [/電話番号/, '０３１２３４５６７８', '03-1234-5678'],
    [/メールアドレス/, 'ｉｎｆｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'info@example.jp'],
  ] as const;
  await screen.findByLabelText(/荷主コード/);
  for (const [label, text, written] of typed) {
    await user.type(screen.getByLabelText(label), text);
    expect(screen.getByLabelText(label)).toHaveValue(text);
    await user.tab();
    expect(screen.getByLabelText(label)).toHaveValue(written);
    expect(screen.getByLabelText(label)).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('a number that is none stays to be put right', async () => {
  const { user } = await renderPage('/owner-master/add', { api });
  const field = await screen.findByLabelText(/電話番号/);
  await user.type(field, '０３１２３４');
  await user.tab();
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(field).toHaveValue('031234');
});

test('shows its customer by name, and no terms to who does not read them', async () => {
  const seen = { ...api, [`GET /cargo-owners/${row.id}`]: () => ({ body: { ...row, terms: null } }) };
  await renderPage(`/owner-master/edit/${row.id}`, { api: seen, role: 'dispatcher' });
  await screen.findByLabelText(/荷主コード/);
  expect(picker()).toHaveValue('つむぎ共同配送株式会社');
  expect(screen.queryByLabelText(/運賃の決め方/)).toBeNull();
});
