import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deliveryCompany } from '../../test/partners.ts';
import { renderPage } from '../../test/render-page.tsx';

const row = deliveryCompany();
const url = `/delivery-company/edit/${row.id}`;
const api = { [`GET /delivery-companies/${row.id}`]: () => ({ body: row }) };

const saving = { ...api, [`PUT /delivery-companies/${row.id}`]: () => ({ body: { ...row, version: 2 } }) };

test('a vehicle of theirs is added where it stands', async () => {
  const { user, writes, address } = await renderPage(url, { api: saving });
  await user.click(await screen.findByText('車両を追加'));
  await user.type(within(screen.getByLabelText('車両 2')).getByLabelText(/車両の番号/), '1206');
  await user.click(screen.getByText('保存する'));
  await waitFor(() => expect(address()).toBe('/delivery-company'));
  const added = { number: '1206', vehicleClass: null, maxLoadKg: null };
  expect(writes()[0]?.body).toMatchObject({ vehicles: [row.vehicles[0], added], terms: row.terms });
});

test('payment comes within 60 days of the service', async () => {
  const { user, writes } = await renderPage(url, { api: saving });
  expect(await screen.findByText(/最も長くて60日/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/支払月/), '2');
  await user.click(screen.getByText('保存する'));
  expect(await screen.findByText(/受領から60日以内になるように/)).toBeVisible();
  expect(writes()).toEqual([]);
});

test('a sole proprietor has no corporate number, and an odd check digit only warns', async () => {
  const { user } = await renderPage(url, { api });
  const number = await screen.findByLabelText('適格請求書発行事業者登録番号');
  await user.clear(number);
  await fill(user, number, 'T7990001000002');
  await user.tab();
  await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'true'));
  await user.selectOptions(screen.getByLabelText(/法人・個人/), 'soleProprietor');
  expect(screen.queryByLabelText('法人番号')).toBeNull();
  await user.click(number);
  await user.tab();
  await waitFor(() => expect(number).not.toHaveAttribute('aria-invalid'));
  expect(screen.getByText(/このまま保存できます/)).toBeVisible();
});

test('who does not read terms sees none, and the insurance that lapsed', async () => {
  const seen = { [`GET /delivery-companies/${row.id}`]: () => ({ body: { ...row, terms: null } }) };
  await renderPage(url, { api: seen, role: 'dispatcher' });
  await screen.findByLabelText(/協力会社コード/);
  expect(screen.queryByLabelText(/締日/)).toBeNull();
  expect(screen.getByText(/期限切れ|超過/)).toBeVisible();
});

test('people of the company change its contacts and nothing else', async () => {
  const seen = { ...row, terms: null };
  const { user, writes } = await renderPage(url, {
    role: 'partner',
    api: {
      [`GET /delivery-companies/${row.id}`]: () => ({ body: seen }),
      [`PUT /delivery-companies/${row.id}/contacts`]: () => ({ body: { ...seen, version: 2 } }),
    },
  });
  const contact = await screen.findByLabelText('担当者名');
  expect(screen.queryByLabelText(/協力会社コード/)).toBeNull();
  await user.clear(contact);
  await user.type(contact, '小川');
  await user.click(screen.getByText('保存する'));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    path: `/delivery-companies/${row.id}/contacts`,
    body: { phone: row.phone, fax: null, email: null, contactName: '小川', version: 1 },
  });
});
