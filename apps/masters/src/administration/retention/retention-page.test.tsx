import { problem } from '@haisha/area-tests/fake-api';
import { stamps } from '@haisha/area-tests/stamps';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';

const rule = {
  id: '70000000-0000-4000-8000-000000000001',
  ...stamps,
  subject: 'auditRecord',
  keepMonths: 84,
  leastMonths: 12,
  basis: '社内の証拠として',
};
const path = `/retention-rules/${rule.id}`;
const api = { 'GET /retention-rules': () => ({ body: { items: [rule] } }) };

async function openDialog(user: { click: (element: Element) => Promise<void> }) {
  await user.click(await screen.findByRole('button', { name: '期間を変更' }));
  return within(await screen.findByRole('dialog', { name: '操作履歴の保存期間' }));
}

describe('retention', () => {
  test('says what is removed when, and on what basis it is kept so long', async () => {
    await renderPage('/retention', { api });
    const item = await screen.findByRole('listitem');
    expect(item).toHaveTextContent('操作の日時から7年を過ぎた操作履歴を削除します。');
    expect(item).toHaveTextContent('最短期間1年');
    expect(item).toHaveTextContent('根拠社内の証拠として');
    expect(item).toHaveTextContent('更新: 2026/11/20 18:05 佐藤 健');
  });

  test('says the basis in English too, with the law as it is written', async () => {
    await renderPage('/retention', { api, locale: 'en' });
    const item = await screen.findByRole('listitem');
    expect(item).toHaveTextContent('BasisProof within the company, for as long as invoices are kept 社内の証拠として');
  });

  test('sets another period on the version that was read', async () => {
    const { user, writes } = await renderPage('/retention', {
      api: { ...api, [`PUT ${path}`]: () => ({ body: { ...rule, version: 2, keepMonths: 90 } }) },
    });
    const dialog = await openDialog(user);
    await user.clear(dialog.getByRole('textbox', { name: /保存期間/ }));
    await fill(user, dialog.getByRole('textbox', { name: /保存期間/ }), '90');
    await user.click(dialog.getByRole('button', { name: '期間を変更' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toMatchObject([{ method: 'PUT', path, body: { keepMonths: 90, version: 1 } }]);
  });

  test('refuses less than the minimum before it is sent', async () => {
    const { user, writes } = await renderPage('/retention', { api });
    const dialog = await openDialog(user);
    await user.clear(dialog.getByRole('textbox', { name: /保存期間/ }));
    await fill(user, dialog.getByRole('textbox', { name: /保存期間/ }), '6');
    await user.click(dialog.getByRole('button', { name: '期間を変更' }));
    expect(await dialog.findByText('保存期間は12以上で入力してください')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  test('settles with somebody who was quicker', async () => {
    const current = { ...rule, version: 2, keepMonths: 120 };
    const { user } = await renderPage('/retention', {
      api: { ...api, [`PUT ${path}`]: () => problem(409, 'version.conflict', { current }) },
    });
    const dialog = await openDialog(user);
    await user.clear(dialog.getByRole('textbox', { name: /保存期間/ }));
    await fill(user, dialog.getByRole('textbox', { name: /保存期間/ }), '90');
    await user.click(dialog.getByRole('button', { name: '期間を変更' }));
    expect(await dialog.findByRole('group', { name: /^保存期間: / })).toHaveTextContent('10年');
    expect(dialog.getByRole('textbox', { name: /保存期間/ })).toHaveValue('90');
  });

  test('speaks English under /en', async () => {
    await renderPage('/retention', { api, locale: 'en' });
    expect(await screen.findByRole('listitem')).toHaveTextContent('are removed 7 years after the act');
  });
});
