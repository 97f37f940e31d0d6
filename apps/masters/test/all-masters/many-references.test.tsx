import { problem, type Routes } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cargoOwner, customer } from '../customers.ts';
import { department } from '../departments.ts';
import { deliveryCompany } from '../partners.ts';
import { renderPage } from '../render-page.tsx';
import { user as userOf } from '../users.ts';
import { vehicle, vehicleType } from '../vehicles.ts';

type Named = { id: string; code: string; name: string; nameEn: string | null };

const idOf = (number: number) => `80000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A list of so many rows, searched and read page by page. */
function many<Row extends Named>(path: string, count: number, row: (named: Named) => Row): Routes {
  const rows = Array.from({ length: count }, (_, at) =>
    row({ id: idOf(at + 1), code: `R${at + 1}`, name: `名${at + 1}番`, nameEn: null }),
  );
  return {
    [`GET ${path}`]: ({ query }) => {
      const [q, page, pageSize] = [query.get('q') ?? '', Number(query.get('page') ?? 1), Number(query.get('pageSize'))];
      const found = rows.filter(({ code, name }) => `${code} ${name}`.includes(q));
      return {
        body: { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize },
      };
    },
    ...Object.fromEntries(rows.map((one) => [`GET ${path}/${one.id}`, () => ({ body: one })])),
  };
}

const departments = many('/departments', 500, department);
const save = () => screen.getByRole('button', { name: '保存する' });

test('any of five hundred departments is found as the parent of another, which is not offered itself', async () => {
  const own = idOf(437);
  const { user, writes } = await renderPage(`/departments/edit/${own}`, {
    api: { ...departments, [`PUT /departments/${own}`]: () => ({ body: department({ id: own, version: 2 }) }) },
  });
  const parent = await screen.findByRole('combobox', { name: '上位部署' });
  await user.type(parent, 'R43');
  await screen.findByRole('option', { name: /R438 名438番/ });
  expect(screen.queryByRole('option', { name: /R437 / })).toBeNull();
  await user.click(screen.getByRole('option', { name: /R436 / }));
  await user.click(save());
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ parentId: idOf(436) }));
});

test('what names no department stays in the picker, is told, and is asked for nowhere', async () => {
  const { user, received, writes } = await renderPage('/departments/add', { api: departments });
  const parent = await screen.findByRole('combobox', { name: '上位部署' });
  await user.type(parent, 'みなと支店');
  await user.click(screen.getByRole('textbox', { name: '英語名' }));
  expect(parent).toHaveValue('みなと支店');
  await waitFor(() => expect(parent).toHaveAccessibleDescription(/表示される候補から選ぶか、空にしてください/));
  await user.click(save());
  expect(writes()).toEqual([]);
  expect(received.map(({ path }) => decodeURI(path))).not.toContain('/departments/みなと支店');
});

test('any of them is set as the parent of many', async () => {
  const { user } = await renderPage('/departments', { api: departments });
  const grid = await screen.findByRole('grid', { name: '部署' });
  await user.click((await within(grid).findAllByRole('checkbox', { name: /R1 / }))[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '項目を変更' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: /^変更する項目/ }), '上位部署');
  expect(await within(dialog).findByText('R500 名500番')).toBeInTheDocument();
});

test('any of four hundred and one vehicle types is chosen', async () => {
  const row = vehicle();
  const { user, writes } = await renderPage(`/vehicles/edit/${row.id}`, {
    api: {
      ...many('/vehicle-types', 401, vehicleType),
      'GET /departments/names': () => ({ body: { items: [department()] } }),
      [`GET /vehicles/${row.id}`]: () => ({ body: row }),
      [`PUT /vehicles/${row.id}`]: () => ({ body: { ...row, version: 2 } }),
    },
  });
  const types = await screen.findByLabelText(/^車種/);
  await user.selectOptions(types, await within(types).findByText('R401 名401番'));
  await user.click(save());
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ vehicleTypeId: idOf(401) }));
});

describe('two people who chose differently among hundreds', () => {
  const cases = [
    { of: 'customers', path: '/owner-master', at: '/cargo-owners', row: cargoOwner(), field: 'customerId' },
    { of: 'delivery companies', path: '/users', at: '/users', row: partner(), field: 'deliveryCompanyId' },
    { of: 'departments', path: '/departments', at: '/departments', row: department(), field: 'parentId' },
  ] as const;
  const lists: Routes = {
    ...many('/customers', 300, customer),
    ...many('/delivery-companies', 300, deliveryCompany),
    ...departments,
    'GET /departments/names': () => ({ body: { items: [department()] } }),
  };

  test.each(cases)('see the names of the $of', async ({ path, at, row, field }) => {
    const current = { ...row, version: 2, [field]: idOf(299) };
    const { user } = await renderPage(`${path}/edit/${row.id}`, {
      api: {
        ...lists,
        [`GET ${at}/${row.id}`]: () => ({ body: row }),
        [`PUT ${at}/${row.id}`]: () => problem(409, 'version.conflict', { current }),
      },
    });
    const picker = await screen.findByRole('combobox', { name: /^(請求先|協力会社|上位部署)/ });
    await user.clear(picker);
    await user.type(picker, 'R251');
    await user.click(await screen.findByRole('option', { name: /R251 / }));
    await user.click(save());
    const offer = within(await screen.findByRole('group', { name: /^(請求先|協力会社|上位部署): / }));
    expect(await offer.findByText('R299 名299番')).toBeVisible();
    expect(picker).toHaveValue('R251 名251番');
  });
});

function partner() {
  const company = { deliveryCompanyId: idOf(1), deliveryCompanyName: '名1番' };
  return userOf({ roles: ['partner'], departmentScope: 'all', departmentIds: [], ...company });
}
