import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { driver } from '../drivers.ts';
import { destinationId, sharedDestination } from '../notes.ts';
import { renderPage } from '../render-page.tsx';

const listed = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const me = '00000000-0000-4000-8000-000000000001';

describe('a list without rows', () => {
  const api = {
    'GET /courses': () => listed(),
    'GET /vehicle-types': () => listed(),
    'GET /directions': () => listed(),
  };

  test('is empty for those who see every row', async () => {
    await renderPage('/course-master', { api, role: 'viewer' });
    expect(await screen.findByText('コースはまだ登録されていません')).toBeVisible();
  });

  test.each([
    ['ja', 'あなたが見られるデータはありません'],
    ['en', 'There is nothing here that you may see'],
  ] as const)('is not called empty for those who see some rows alone (%s)', async (locale, said) => {
    await renderPage('/course-master', { api, role: 'partner', locale });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText(/まだ登録されていません|Nothing under/)).toBeNull();
  });
});

describe('notes and comments', () => {
  const at = `/shared-destinations/${destinationId}`;
  const api = {
    'GET /shared-destinations': () => listed(sharedDestination({ lastNote: null, noteCount: 0 })),
    [`GET ${at}`]: () => ({ body: sharedDestination() }),
    [`GET ${at}/notes`]: () => listed(),
    [`GET ${at}/comments`]: () => listed(),
    [`GET ${at}/audiences`]: () => ({ body: { items: [] } }),
    [`GET /access-codes/${destinationId}`]: () => ({
      body: { isThere: false, version: 0, updatedAt: null, updatedBy: null },
    }),
  };
  const page = `/delivery-destination-share/${destinationId}/comments`;

  test('are none for the office where there are none', async () => {
    await renderPage(page, { api, role: 'viewer' });
    expect(await screen.findByText('情報はまだありません。')).toBeVisible();
    expect(await screen.findByText('コメントはまだありません。')).toBeVisible();
  });

  test('that drivers do not see are not called none', async () => {
    await renderPage(page, { api, role: 'driver' });
    expect(await screen.findByText('あなたが見られる情報はありません。')).toBeVisible();
    expect(await screen.findByText('あなたが見られるコメントはありません。')).toBeVisible();
    await renderPage('/delivery-destination-share', { api, role: 'driver' });
    expect(await screen.findByText('あなたが見られる情報はありません')).toBeVisible();
  });
});

describe('what is a driver’s own', () => {
  const one = (row: ReturnType<typeof driver>) => ({
    [`GET /drivers/${row.id}`]: () => ({ body: row }),
    [`GET /drivers/${row.id}/changes`]: () => ({ body: { items: [] } }),
    'GET /drivers/ties': () => ({ body: { logins: [], deliveryCompanies: [] } }),
    'GET /departments/names': () => ({ body: { items: [] } }),
  });
  const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

  test('has its tabs on the own row, and none on the row of somebody else', async () => {
    const own = driver({ userId: me });
    const { unmount } = await renderPage(`/drivers/edit/${own.id}`, { api: one(own), role: 'driver' });
    await waitFor(() => expect(tabs()).toEqual(['基本・雇用・配車', '免許・資格・健康', '給与']));
    unmount();
    const other = driver({ userId: null });
    await renderPage(`/drivers/edit/${other.id}`, { api: one(other), role: 'driver', permissions: ['driver.read'] });
    expect(await screen.findByDisplayValue(other.name)).toBeVisible();
    expect(tabs()).toEqual([]);
  });

  test('is a column of a list of the own row alone: among others it would read as nothing due', async () => {
    const api = { 'GET /drivers': () => listed(driver()), 'GET /departments/names': () => ({ body: { items: [] } }) };
    const { unmount } = await renderPage('/drivers', { api, role: 'driver' });
    expect(await screen.findByRole('columnheader', { name: /健康診断/ })).toBeVisible();
    unmount();
    await renderPage('/drivers', { api, role: 'driver', permissions: ['driver.read'] });
    await screen.findByText('髙橋 健一');
    expect(screen.queryByRole('columnheader', { name: /健康診断/ })).toBeNull();
  });
});

test.each([
  ['admin', '途中の取り込みはありません'],
  ['labour', 'あなたの途中の取り込みはありません'],
] as const)('the imports that the role %s sees are said to be none: %s', async (role, said) => {
  await renderPage('/drivers/temp/_id', { api: { 'GET /imports': () => listed() }, role });
  expect(await screen.findByText(said)).toBeVisible();
});
