import { problem } from '@haisha/area-tests/fake-api';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const row = parcel();
const one = `/parcels/${row.id}`;
const change = {
  id: '7',
  at: '2026-11-20T19:30:00.000Z',
  by: { id: row.id, name: '高橋 恵' },
  action: 'update',
  fields: [
    { path: 'size', before: 'small', after: 'large' },
    { path: 'nameEn', before: null, after: 'Red box' },
  ],
};

const open = (changes: () => object) =>
  renderPage(`/parcels/edit/${row.id}`, {
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
  expect(item.getByText('小')).toBeVisible();
  expect(item.getByText('大')).toBeVisible();
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
  expect(getComputedStyle(item.getByText('小').parentElement ?? was).display).toBe('block');
});

test('a history that cannot be read says so and can be asked for again', async () => {
  const { user } = await open(() => problem(503, 'unavailable'));
  await user.click(await screen.findByRole('button', { name: '変更履歴' }));
  expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
});
