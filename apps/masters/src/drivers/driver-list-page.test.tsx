import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { driver } from '../../test/drivers.ts';
import { renderPage } from '../../test/render-page.tsx';

const lacking = { lacksHealthCheck: true, nextHealthCheckDate: '2015-04-01', lacksAptitudeTest: true };
const rows = [
  driver({ licenceExpiryDate: '2020-01-01' }),
  driver({ id: '50000000-0000-4000-8000-000000000003', code: '0040', name: '林 花子', ...lacking }),
  driver({ id: '50000000-0000-4000-8000-000000000002', code: '0031', name: '伊藤 勇', state: 'left' }),
];
const api = {
  'GET /drivers': () => ({ body: { items: rows, total: 3, page: 1, pageSize: 50 } }),
  'GET /departments/names': () => ({ body: { items: [] } }),
};

test('the list tells the state and what runs out, and nothing of that for who has left', async () => {
  await renderPage('/drivers', { api });
  const line = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
  expect((await line('髙橋 健一')).getByText('選任中')).toBeVisible();
  expect((await line('髙橋 健一')).getByText('2020/01/01')).toBeVisible();
  expect((await line('伊藤 勇')).getByText('退職')).toBeVisible();
  expect((await line('伊藤 勇')).queryByText('2027/10/01')).toBeNull();
});

test('the list says where a check-up that is due stands nowhere on record', async () => {
  await renderPage('/drivers', { api });
  const line = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
  expect((await line('林 花子')).getAllByText('記録なし')).toHaveLength(1);
  expect((await line('髙橋 健一')).queryByText('記録なし')).toBeNull();
});

test.each([
  ['dispatcher', ['免許']],
  ['assistant', []],
  ['labour', ['免許', '健康診断', '適性診断']],
] as const)('the role %s has columns for the days it may know', async (role, names) => {
  await renderPage('/drivers', { api, role });
  await screen.findByText('髙橋 健一');
  expect(['免許', '健康診断', '適性診断'].filter((name) => screen.queryByText(name) !== null)).toEqual(names);
});

test('a filter stands in the address and goes to the server', async () => {
  const { received } = await renderPage('/drivers?state=notAppointed&state=left', { api });
  await screen.findByText('髙橋 健一');
  const asked = received.find(({ path }) => path === '/drivers');
  expect(asked?.query.getAll('state')).toEqual(['notAppointed', 'left']);
});
