import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { course } from '../destinations.ts';
import { driver } from '../drivers.ts';
import { deliveryCompany, departments, direction, operationTime } from '../partners.ts';
import { renderPage } from '../render-page.tsx';

/** What a window of 1440 pixels leaves beside the menu. */
const widthAt1440 = 1224;

test.each([
  ['/drivers', 'drivers', 'ドライバー', driver()],
  ['/course-master', 'courses', 'コース', course()],
  ['/direction-base', 'directions', '方面', direction()],
  ['/delivery-company', 'delivery-companies', '協力会社', deliveryCompany()],
  ['/operation-time', 'operation-times', '稼働時間', operationTime()],
])('the list %s fits a window of 1440 pixels with its usual columns', async (path, entity, name, row) => {
  const items = { body: { items: [row], total: 1, page: 1, pageSize: 50 } };
  await renderPage(path, {
    api: { 'GET /departments/names': () => ({ body: departments }), [`GET /${entity}`]: () => items },
  });
  const grid = await screen.findByRole('grid', { name });
  expect(16 * Number.parseFloat(grid.style.minWidth)).toBeLessThanOrEqual(widthAt1440);
});
