import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { departments, direction, operationTime } from '../../test/partners.ts';
import { renderPage } from '../../test/render-page.tsx';

const own = { id: '10000000-0000-4000-8000-000000000002', code: 'KS', name: '春日部営業所' };
const page = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const oneDirection = direction({ departmentId: own.id, departmentName: own.name });
const oneTime = operationTime({ departmentId: own.id, departmentName: own.name });
const api = {
  'GET /departments/names': () => ({ body: { items: [...departments.items, own] } }),
  'GET /directions': () => page(oneDirection),
  [`GET /directions/${oneDirection.id}`]: () => ({ body: oneDirection }),
  'GET /operation-times': () => page(oneTime),
  [`GET /operation-times/${oneTime.id}`]: () => ({ body: oneTime }),
};
const textsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test.each([
  [`/direction-base/edit/${oneDirection.id}`, '/direction-base'],
  [`/operation-time/edit/${oneTime.id}`, '/operation-time'],
])('at %s a manager is offered the own departments only', async (form, list) => {
  const manager = { api, role: 'manager' as const, departmentIds: [own.id] };
  const { unmount } = await renderPage(form, manager);
  await screen.findByRole('option', { name: 'KS 春日部営業所' });
  expect(textsOf(screen.getByLabelText(/部署/))).not.toContain('IW 岩槻センター');
  unmount();

  const { user } = await renderPage(list, manager);
  await user.click(await screen.findByRole('checkbox', { name: /すべて選ぶ/ }));
  await user.click(await screen.findByRole('button', { name: '項目を変更' }));
  const dialog = within(await screen.findByRole('dialog', { name: '選んだ1件の項目を変更' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: '変更する項目' }), '部署');
  await dialog.findByRole('option', { name: 'KS 春日部営業所' });
  expect(textsOf(dialog.getByRole('combobox', { name: '変更後の値' }))).not.toContain('IW 岩槻センター');
});

test('an administrator is offered all departments', async () => {
  await renderPage(`/direction-base/edit/${oneDirection.id}`, { api });
  expect(await screen.findByRole('option', { name: 'IW 岩槻センター' })).toBeInTheDocument();
});
