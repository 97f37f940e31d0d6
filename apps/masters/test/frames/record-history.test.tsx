import { problem } from '@haisha/area-tests/fake-api';
import { endOfMonth } from '@haisha/validation/closing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { department } from '../departments.ts';
import { deliveryCompany } from '../partners.ts';
import { renderPage } from '../render-page.tsx';

const row = department();
const one = `/departments/${row.id}`;
const change = {
  id: '7',
  at: '2026-11-20T19:30:00.000Z',
  by: { id: row.id, name: '高橋 恵' },
  action: 'update',
  fields: [
    { path: 'kind', before: 'office', after: 'centre' },
    { path: 'phone', before: null, after: '0480001234' },
  ],
};

const open = (changes: () => object) =>
  renderPage(`/departments/edit/${row.id}`, {
    api: { [`GET ${one}`]: () => ({ body: row }), [`GET ${one}/changes`]: changes },
  });

test('the history of a record is asked for when it is opened, and says who changed what', async () => {
  const { user, received } = await open(() => ({ body: { items: [change] } }));
  const button = await screen.findByRole('button', { name: '変更履歴' });
  expect(received.filter(({ path }) => path.endsWith('/changes'))).toEqual([]);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const item = within((await screen.findByText('高橋 恵')).closest('li') ?? document.body);
  expect(item.getByText('2026/11/21 04:30')).toBeVisible();
  expect(item.getByText('営業所')).toBeVisible();
  expect(item.getByText('センター')).toBeVisible();
  expect(item.getByText('（空欄）')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('lists of several lines stand side by side, as they were and as they are', async () => {
  const address = { path: 'note', before: '1. 越谷店\n2. 草加店', after: '1. 草加店\n2. 越谷店' };
  const { user } = await open(() => ({ body: { items: [{ ...change, fields: [...change.fields, address] }] } }));
  await user.click(await screen.findByRole('button', { name: '変更履歴' }));
  const was = await screen.findByText(/1\. 越谷店/);
  expect(getComputedStyle(was.parentElement ?? was).display).toBe('grid');
  const item = within(was.closest('li') ?? document.body);
  expect(getComputedStyle(item.getByText('営業所').parentElement ?? was).display).toBe('block');
});

test('a history that cannot be read says so and can be asked for again', async () => {
  const { user } = await open(() => problem(503, 'unavailable'));
  await user.click(await screen.findByRole('button', { name: '変更履歴' }));
  expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
});

test('terms stand in the history as on the form', async () => {
  const company = deliveryCompany();
  const address = `/delivery-companies/${company.id}`;
  const fields = [
    { path: 'terms.bankAccountType', before: null, after: 'ordinary' },
    { path: 'terms.closingDay', before: 20, after: endOfMonth },
    { path: 'terms.capitalYen', before: null, after: 20_000_000 },
  ];
  const { user } = await renderPage(`/delivery-company/edit/${company.id}`, {
    api: {
      [`GET ${address}`]: () => ({ body: company }),
      [`GET ${address}/changes`]: () => ({ body: { items: [{ ...change, fields }] } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: '変更履歴' }));
  const item = within((await screen.findByText('高橋 恵')).closest('li') ?? document.body);
  for (const text of ['普通', '20日', '末日', '¥20,000,000']) expect(item.getByText(text)).toBeVisible();
});
