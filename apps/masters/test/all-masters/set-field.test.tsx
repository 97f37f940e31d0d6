import type { Role } from '@haisha/rules/permission';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customer } from '../customers.ts';
import { course, destination } from '../destinations.ts';
import { direction } from '../partners.ts';
import { renderPage } from '../render-page.tsx';

const page = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const lists = {
  'GET /courses': () => page(course()),
  'GET /destinations': () => page(destination()),
  'GET /customers': () => page(customer()),
  'GET /cargo-owners': () => page(),
  'GET /directions': () => page(direction()),
  'GET /departments/names': () => page(),
  'GET /vehicle-types': () => page(),
};
const done = ({ rows: [row] }: { rows: { id: string }[] }) => ({
  body: { results: [{ id: row?.id, version: 2, problem: null }] },
});

async function setField(path: string, role: Role) {
  const view = await renderPage(path, {
    role,
    api: {
      ...lists,
      'POST /courses/bulk/set': ({ body }) => done(body as Parameters<typeof done>[0]),
      'POST /destinations/bulk/set': ({ body }) => done(body as Parameters<typeof done>[0]),
      'POST /customers/bulk/set': ({ body }) => done(body as Parameters<typeof done>[0]),
    },
  });
  await view.user.click(await screen.findByRole('checkbox', { name: /すべて選ぶ/ }));
  await view.user.click(await screen.findByRole('button', { name: '項目を変更' }));
  const dialog = within(await screen.findByRole('dialog', { name: '選んだ1件の項目を変更' }));
  const fields = await dialog.findByRole('combobox', { name: '変更する項目' });
  const offered = within(fields)
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent);
  return { ...view, dialog, fields, offered };
}

describe('a field of many rows', () => {
  test.each([
    ['/course-master', ['センター', '方面', '荷主', '車種', '祝日も運行する']],
    ['/delivery-destination', ['区分', '方面', '祝日', 'テールゲートリフターが必要', '夜間の無人納品可']],
  ])('is set on the list %s', async (path, offers) => {
    const { user, dialog, fields, offered, writes } = await setField(path, 'admin');
    expect(offered).toEqual(offers);
    await user.selectOptions(fields, '方面');
    await user.selectOptions(dialog.getByRole('combobox', { name: '変更後の値' }), await dialog.findByText(/IW1/));
    await user.click(dialog.getByRole('button', { name: '1件を変更する' }));
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ rows: [{ value: direction().id }] }));
    expect(writes()[0]?.body).toMatchObject({ field: 'directionId' });
    expect(await screen.findByRole('button', { name: '元に戻す' })).toBeVisible();
  });

  test('may be one of the terms, with what the rows have now', async () => {
    const { user, dialog, fields, writes } = await setField('/customers', 'admin');
    await user.selectOptions(fields, '締日');
    await user.selectOptions(dialog.getByRole('combobox', { name: '変更後の値' }), '末日');
    expect(dialog.getByRole('listitem')).toHaveTextContent('20日 → 末日');
    await user.click(dialog.getByRole('button', { name: '1件を変更する' }));
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()).toMatchObject([
      { body: { field: 'terms.closingDay', rows: [{ value: 31 }] } },
      { body: { field: 'terms.closingDay', rows: [{ value: 20 }] } },
    ]);
  });

  test('is none of the terms for who may not change them', async () => {
    expect((await setField('/customers', 'dispatcher')).offered).toEqual(['敬称']);
  });
});
