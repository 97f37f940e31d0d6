import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page.tsx';

const none = { body: { items: [], total: 0, page: 1, pageSize: 50 } };

test('a delivery company is offered no filter by what delivery companies may not read', async () => {
  const { user, received } = await renderPage('/course-master', {
    api: { 'GET /courses': () => none },
    role: 'partner',
  });
  await user.click(await screen.findByRole('button', { name: '絞り込み' }));
  expect(await screen.findByRole('button', { name: '区分: すべて' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(センター|方面|車種):/ })).toBeNull();
  expect(received.map(({ path }) => path)).not.toContain('/directions');
  expect(received.map(({ path }) => path)).not.toContain('/departments/names');
  expect(received.map(({ path }) => path)).not.toContain('/vehicle-types');
});
