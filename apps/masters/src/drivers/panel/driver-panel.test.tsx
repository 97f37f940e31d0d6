import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { driver } from '../../../test/drivers.ts';
import { renderPage } from '../../../test/render-page.tsx';

const page = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const row = driver({
  licenceExpiryDate: '2030-04-18',
  nextHealthCheckDate: '2030-01-20',
  nextAptitudeTestDate: '2030-03-27',
});
const one = `/drivers/${row.id}`;
const at = `/drivers?panel=${row.id}`;

function readsOf(given: typeof row) {
  return {
    'GET /drivers': () => page(given),
    'GET /departments/names': () => ({ body: { items: [] } }),
    'GET /vehicle-types': () => page(),
    [`GET ${one}`]: () => ({ body: given }),
    [`GET ${one}/changes`]: () => ({ body: { items: [] } }),
  };
}

const panelOf = () => screen.findByRole('complementary', { name: /髙橋 健一/ });

test('shows the days of licence, health and aptitude to who may read them, with the way to where they are kept', async () => {
  await renderPage(at, { api: readsOf(row), role: 'manager' });
  const due = within(await within(await panelOf()).findByRole('region', { name: '期限' }));
  for (const day of ['2030/04/18', '2030/01/20', '2030/03/27']) expect(due.getByText(day)).toBeVisible();
  expect(due.getByRole('link')).toHaveAttribute('href', `/drivers/edit/${row.id}#record`);
});

test('shows a dispatcher the day of the licence alone', async () => {
  const seen = { ...row, nextHealthCheckDate: null, nextAptitudeTestDate: null };
  await renderPage(at, { api: readsOf(seen), role: 'dispatcher' });
  const due = within(await within(await panelOf()).findByRole('region', { name: '期限' }));
  expect(due.getByText('2030/04/18')).toBeVisible();
  expect(due.queryByText('次回の健康診断')).toBeNull();
  expect(due.getByRole('link')).toHaveAttribute('href', `/drivers/edit/${row.id}#licence`);
});

test('shows nothing of them to a viewer', async () => {
  const seen = { ...row, licenceExpiryDate: null, nextHealthCheckDate: null, nextAptitudeTestDate: null };
  await renderPage(at, { api: readsOf(seen), role: 'viewer' });
  const panel = await panelOf();
  expect(within(panel).getByRole('link', { name: /電話|090/ })).toBeVisible();
  expect(within(panel).queryByRole('region', { name: '期限' })).toBeNull();
  expect(within(panel).queryByText(/免許|健康|適性/)).toBeNull();
});

test('of who has left nothing is due', async () => {
  const left = { ...row, state: 'left' as const, leftDate: '2026-10-31', leftReason: '転職' };
  await renderPage(at, { api: readsOf(left), role: 'manager' });
  const panel = await panelOf();
  expect(within(panel).getByText('退職')).toBeVisible();
  expect(within(panel).queryByRole('region', { name: '期限' })).toBeNull();
});

test('a telephone number is corrected by its pencil, and called by its link', async () => {
  const { user, writes } = await renderPage(at, {
    api: { ...readsOf(row), [`PUT ${one}`]: () => ({ body: { ...row, phone: '09000000999', version: 2 } }) },
    role: 'manager',
  });
  const panel = await panelOf();
  expect(within(panel).getByRole('link', { name: /090-0000-0201/ })).toHaveAttribute('href', 'tel:09000000201');
  await user.click(await within(panel).findByRole('button', { name: /^電話番号.*修正$/ }));
  await screen.findByRole('textbox', { name: /電話番号/ });
  await user.keyboard('090-0000-0999{Enter}');
  await waitFor(() => expect(writes()).toMatchObject([{ path: one, body: { phone: '09000000999', version: 1 } }]));
});

test('a contractor needs a delivery company here as in the form', async () => {
  const { user, writes } = await renderPage(at, {
    api: { ...readsOf(row), 'GET /drivers/ties': () => ({ body: { logins: [], deliveryCompanies: [] } }) },
    role: 'manager',
  });
  await user.click(await within(await panelOf()).findByRole('button', { name: /^雇用区分/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /雇用区分/ }), 'contractor');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /協力会社/ })).toBeInvalid());
  expect(writes()).toEqual([]);
});
