import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { departments, direction } from '../../test/partners.ts';
import { renderPage } from '../../test/render-page.tsx';

test('the list of directions names municipalities, distance and time', async () => {
  const municipalityCodes = ['111104', '112143', '112224', '112216', '112348'];
  const items = [direction({ municipalityCodes })];
  await renderPage('/direction-base', {
    api: {
      'GET /departments/names': () => ({ body: departments }),
      'GET /directions': () => ({ body: { items, total: 1, page: 1, pageSize: 50 } }),
    },
  });
  expect(await screen.findByText(/さいたま市岩槻区、春日部市.*ほか1/)).toBeVisible();
  expect(screen.getByText('14.5 km')).toBeVisible();
  expect(screen.getByText('1時間20分')).toBeVisible();
});
