import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { department } from '../../test/departments.ts';
import { renderPage } from '../../test/render-page.tsx';
import { vehicle, vehicleType } from '../../test/vehicles.ts';

const row = vehicle();
const one = `/vehicles/${row.id}`;
const page = (item: unknown) => ({ body: { items: [item], total: 1, page: 1, pageSize: 200 } });
const loaded = {
  'GET /vehicles': () => page(row),
  'GET /departments': () => page(department()),
  'GET /vehicle-types': () => page(vehicleType()),
  [`GET ${one}`]: () => ({ body: row }),
};
const names = ['地域名', '分類番号', 'かな', '一連指定番号'];
const part = (name: string) => screen.findByLabelText(name);
const marked = () => names.filter((name) => screen.getByLabelText(name).getAttribute('aria-invalid') === 'true');
const save = () => screen.getByRole('button', { name: '保存する' });

test('a part of the plate that cannot be is marked by the form itself', async () => {
  const { user, writes } = await renderPage(`/vehicles/edit/${row.id}`, { api: loaded });
  await user.clear(await part('かな'));
  await user.type(await part('かな'), 'し');
  await user.click(save());
  await waitFor(() => expect(marked()).toEqual(['かな']));
  expect(await part('かな')).toHaveFocus();
  expect(await part('かな')).toHaveAccessibleDescription(
    /^かなはナンバープレートに使われるひらがなで入力してください.*お・し・へ・んは使われません/,
  );
  expect(writes()).toEqual([]);
});

test.each([
  [
    'a part',
    [{ path: 'plate.serialNumber', code: 'plate.serialNumber' }],
    ['一連指定番号'],
    /一連指定番号は1〜9999で入力/,
  ],
  ['the plate of another vehicle', [{ path: 'plate', code: 'taken' }], names, /ナンバープレートはすでに使われています/],
])('%s that the server refuses is marked in the same way', async (_what, errors, wrong, sentence) => {
  const { user } = await renderPage(`/vehicles/edit/${row.id}`, {
    api: { ...loaded, [`PUT ${one}`]: () => problem(400, 'validation.failed', { errors }) },
  });
  await user.clear(await part('一連指定番号'));
  await user.type(await part('一連指定番号'), '9999');
  await user.click(save());
  await waitFor(() => expect(marked()).toEqual(wrong));
  const first = await part(wrong[0] ?? '');
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription(sentence);
});
