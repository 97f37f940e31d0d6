import { problem } from '@haisha/area-tests/fake-api';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customer } from '../../test/customers.ts';
import { renderPage } from '../../test/render-page.tsx';

const row = customer();
const page = (items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const at = `/customers/${row.id}`;
const api = { 'GET /customers': () => page([row]), [`GET ${at}`]: () => ({ body: row }) };
const grid = () => screen.findByRole('grid', { name: '得意先' });
const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name });
/** What the menu and the margins leave of the window. */
const widthAt1280 = 982;

describe('the list of customers', () => {
  test('says when is closed and paid, and fits a window of 1280 pixels', async () => {
    await renderPage('/customers', { api });
    const [, line] = within(await grid()).getAllByRole('row');
    expect(line).toHaveTextContent('20日');
    expect(line).toHaveTextContent('翌月末日');
    expect(16 * Number.parseFloat((await grid()).style.minWidth)).toBeLessThanOrEqual(widthAt1280);
  });

  test('asks for closing days, and offers nothing on terms to who does not read them', async () => {
    const { received } = await renderPage('/customers?closingDay=20&closingDay=31&invoiceForm=store', { api });
    await grid();
    expect(received.find(({ path }) => path === '/customers')?.query.getAll('closingDay')).toEqual(['20', '31']);
  });

  test('offers nothing on terms to who does not read them', async () => {
    const seen = { ...api, 'GET /customers': () => page([{ ...row, terms: null }]) };
    await renderPage('/customers', { api: seen, role: 'dispatcher' });
    expect(within(await grid()).queryByRole('columnheader', { name: /締日/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /締日/ })).toBeNull();
  });
});

describe('the dialog of a customer', () => {
  test('opens from the list, stands in the address, and saves', async () => {
    const { user, address, writes } = await renderPage('/customers?sort=kana', {
      api: { ...api, [`PUT ${at}`]: () => ({ body: { ...row, version: 2 } }) },
    });
    await user.click(within(await grid()).getByRole('link', { name: 'C003' }));
    await dialog(/C003 つむぎ共同配送/);
    expect(address()).toBe(`/customers?sort=kana&open=${row.id}`);
    await user.selectOptions(screen.getByRole('combobox', { name: /^締日/ }), '31');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(address()).toBe('/customers?sort=kana'));
    expect(writes()[0]?.body).toMatchObject({ version: 1, terms: { ...row.terms, closingDay: 31 } });
  });

  test('adds one with the usual terms', async () => {
    const { user, writes } = await renderPage('/customers?add', {
      api: { ...api, 'POST /customers': () => ({ status: 201, body: row }) },
    });
    await dialog('得意先 登録');
    await user.type(screen.getByLabelText(/得意先コード/), 'C006');
    await user.type(screen.getByLabelText(/^得意先名必須|^得意先名$/), '緑野食品');
    await user.type(screen.getByLabelText(/得意先名カナ/), 'みどりのしょくひん');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toMatchObject({
      code: 'C006',
      kana: 'ミドリノショクヒン',
      honorific: '御中',
      terms: { closingDay: 31, paymentMonths: 1, invoiceForm: 'both', taxRounding: 'down' },
    });
  });

  test('a copy leaves code and numbers of the company open', async () => {
    const { user, address } = await renderPage(`/customers?open=${row.id}`, { api });
    await user.click(await screen.findByRole('button', { name: 'コピーして登録' }));
    expect(address()).toBe(`/customers?add=&from=${row.id}`);
    await dialog('得意先 登録');
    expect(screen.getByLabelText(/得意先コード/)).toHaveValue('');
    expect(screen.getByLabelText(/法人番号/)).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /^締日/ })).toHaveValue('20');
  });

  test('warns of an invoice number that may be a slip, but not where it is refused', async () => {
    const { user } = await renderPage(`/customers?open=${row.id}`, { api });
    const number = await screen.findByLabelText('適格請求書発行事業者登録番号');
    await user.clear(number);
    await fill(user, number, 'T7990001000002');
    await user.tab();
    await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.queryByText(/このまま保存できます/)).toBeNull();
    await user.clear(screen.getByLabelText('法人番号'));
    await user.click(number);
    await user.tab();
    expect(await screen.findByText(/このまま保存できます/)).toBeVisible();
  });

  test('asks before input is lost by going back', async () => {
    const asked: string[] = [];
    const { user, router, address } = await renderPage('/customers', {
      api,
      confirmLeave: async () => {
        asked.push(address());
        return asked.length > 1;
      },
    });
    await user.click(within(await grid()).getByRole('link', { name: 'C003' }));
    await dialog(/C003/);
    await user.type(screen.getByLabelText(/担当者名/), '森');
    await router.navigate(-1);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByLabelText(/担当者名/)).toHaveValue('森');
    await user.click(screen.getByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(address()).toBe('/customers'));
    expect(asked).toHaveLength(2);
  });

  test('keeps what was typed while it is asked whether to archive', async () => {
    const { user } = await renderPage(`/customers?open=${row.id}`, {
      api: { ...api, [`GET ${at}/usage`]: () => ({ body: { usedBy: [] } }) },
    });
    await user.type(await screen.findByLabelText(/担当者名/), '森');
    await user.click(screen.getByRole('button', { name: 'アーカイブ' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText(/担当者名/)).toHaveValue('森');
  });

  test('has no terms for who does not read them, and changes nothing for who only reads', async () => {
    const seen = { ...api, [`GET ${at}`]: () => ({ body: { ...row, terms: null } }) };
    await renderPage(`/customers?open=${row.id}`, { api: seen, role: 'dispatcher' });
    await dialog(/C003/);
    expect(screen.queryByLabelText(/^締日/)).toBeNull();
    expect(screen.getByRole('button', { name: '保存する' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'アーカイブ' })).toBeNull();
  });

  test('only shows to who may not change', async () => {
    await renderPage(`/customers?open=${row.id}`, { api, role: 'viewer' });
    await dialog(/C003/);
    expect(screen.getByRole('combobox', { name: /^締日/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: '保存する' })).toBeNull();
  });

  test('says that there is no such customer', async () => {
    const { user, address } = await renderPage('/customers?open=x', {
      api: { ...api, 'GET /customers/x': () => problem(404, 'record.not_found') },
    });
    await screen.findByText(/見つかりません/);
    await user.click(screen.getByRole('button', { name: '閉じる' }));
    expect(address()).toBe('/customers');
  });
});
