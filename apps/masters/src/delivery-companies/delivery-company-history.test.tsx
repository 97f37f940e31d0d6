import { endOfMonth } from '@haisha/validation/closing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deliveryCompany } from '../../test/partners.ts';
import { renderPage } from '../../test/render-page.tsx';

test('terms stand in the history as on the form', async () => {
  const company = deliveryCompany();
  const address = `/delivery-companies/${company.id}`;
  const change = {
    id: '7',
    at: '2026-11-20T19:30:00.000Z',
    by: { id: company.id, name: '高橋 恵' },
    action: 'update',
    fields: [
      { path: 'terms.bankAccountType', before: null, after: 'ordinary' },
      { path: 'terms.closingDay', before: 20, after: endOfMonth },
      { path: 'terms.capitalYen', before: null, after: 20_000_000 },
    ],
  };
  const { user } = await renderPage(`/delivery-company/edit/${company.id}`, {
    api: {
      [`GET ${address}`]: () => ({ body: company }),
      [`GET ${address}/changes`]: () => ({ body: { items: [change] } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: '変更履歴' }));
  const item = within((await screen.findByText('高橋 恵')).closest('li') ?? document.body);
  for (const text of ['普通', '20日', '末日', '¥20,000,000']) expect(item.getByText(text)).toBeVisible();
});
