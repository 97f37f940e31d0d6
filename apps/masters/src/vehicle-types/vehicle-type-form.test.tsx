import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page.tsx';

const created = { status: 201, body: {} };

test('a vehicle type is added with its zones, its colour, and the licence it asks for', async () => {
  const { user, writes, address } = await renderPage('/vehicle-type/add', {
    api: { 'POST /vehicle-types': () => created },
  });
  await user.type(await screen.findByLabelText(/車種コード/), 'T04');
  await user.selectOptions(screen.getByLabelText(/車格/), 'medium');
  await fill(user, screen.getByLabelText(/車種名/), '4t 二温度');
  await fill(user, screen.getByLabelText('配車表の色'), '#1867C0');
  await user.type(screen.getByLabelText('車両総重量'), '7960');
  await user.type(screen.getByLabelText('最大積載量'), '2700');
  expect(screen.getByText('必要な免許: 中型（8t限定） 以上')).toBeVisible();

  await user.click(screen.getByRole('button', { name: '温度帯を追加' }));
  await user.click(screen.getByRole('button', { name: '温度帯を追加' }));
  const first = within(screen.getByRole('group', { name: '温度帯 1' }));
  await user.selectOptions(first.getByRole('combobox'), 'frozen');
  await user.type(first.getByLabelText('下限温度'), '-18');
  await user.type(first.getByLabelText('上限温度'), '-25');
  screen.getByRole('button', { name: '温度帯 2 を削除' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: '温度帯 1 を削除' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: '保存する' }));
  expect(first.getByLabelText('上限温度')).toHaveAttribute('aria-invalid', 'true');

  await user.clear(first.getByLabelText('上限温度'));
  await user.type(first.getByLabelText('上限温度'), '-10');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(address()).toBe('/vehicle-type'));
  expect(writes()[0]?.body).toMatchObject({
    code: 'T04',
    colour: '#1867c0',
    grossWeightKg: 7960,
    zones: [{ zone: 'frozen', minCelsius: -18, maxCelsius: -10 }],
  });
});
