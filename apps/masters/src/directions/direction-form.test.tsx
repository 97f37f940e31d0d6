import { problem } from '@haisha/area-tests/fake-api';
import { municipalities } from '@haisha/rules/municipality';
import { fill } from '@haisha/testing/fill';
import { mostMunicipalities } from '@haisha/validation/direction-choices';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { departments, direction } from '../../test/partners.ts';
import { renderPage } from '../../test/render-page.tsx';

const other = direction();
const page = (items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 200 } });
const api = {
  'GET /departments/names': () => ({ body: departments }),
  'GET /directions': () => page([other]),
};

test('a direction is added with municipalities found anywhere in Japan, told where another has them', async () => {
  const { user, writes, address } = await renderPage('/direction-base/add', {
    api: { ...api, 'POST /directions': () => ({ status: 201, body: direction() }) },
  });
  await user.type(await screen.findByLabelText(/方面コード/), 'IW9');
  await screen.findByRole('option', { name: 'IW 岩槻センター' });
  await user.selectOptions(screen.getByLabelText(/部署/), departments.items[0]?.id ?? '');
  await user.type(screen.getByLabelText(/方面名/), '東海');
  const search = await screen.findByLabelText('市区町村を検索');
  await user.type(search, 'はままつしはまなく{Enter}');
  const chosen = screen.getByRole('group', { name: '選んだ市区町村' });
  expect(await within(chosen).findByRole('button', { name: '浜松市浜名区を外す' })).toBeVisible();
  expect(address()).toBe('/direction-base/add');

  await user.selectOptions(screen.getByLabelText('都道府県'), '埼玉県');
  await user.click(screen.getByRole('checkbox', { name: '春日部市' }));
  expect(await screen.findByText(/春日部市は、同じ部署のIW1 埼玉東にも入っています/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(address()).toBe('/direction-base'));
  expect(writes()[0]?.body).toMatchObject({ code: 'IW9', municipalityCodes: ['112143', '221392'] });
});

test('a direction that is full takes no more municipalities by Enter either, and says so', async () => {
  const municipalityCodes = municipalities.slice(0, mostMunicipalities).map(({ code }) => code);
  const { user } = await renderPage(`/direction-base/edit/${other.id}`, {
    api: { ...api, [`GET /directions/${other.id}`]: () => ({ body: { ...other, municipalityCodes } }) },
  });
  const search = await screen.findByLabelText('市区町村を検索');
  await user.type(search, 'はままつしはまなく{Enter}');
  expect(search).toHaveValue('はままつしはまなく');
  expect(screen.queryByRole('button', { name: '浜松市浜名区を外す' })).toBeNull();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/300/),
  );
});

test('whoever may only read sees the municipalities by name, and nothing to choose', async () => {
  await renderPage(`/direction-base/edit/${other.id}`, {
    role: 'viewer',
    api: { ...api, [`GET /directions/${other.id}`]: () => ({ body: other }) },
  });
  const chosen = await screen.findByRole('group', { name: '選んだ市区町村' });
  expect(within(chosen).getByText('さいたま市岩槻区')).toBeVisible();
  expect(within(chosen).queryByRole('button')).toBeNull();
  expect(screen.queryByLabelText('市区町村を検索')).toBeNull();
});

test('without a direction in the address one is chosen first', async () => {
  const { user, address } = await renderPage('/direction-base/edit/_id', {
    api: { ...api, [`GET /directions/${other.id}`]: () => ({ body: other }) },
  });
  await user.type(await screen.findByRole('combobox', { name: '方面' }), 'IW1');
  await user.click(await screen.findByRole('option', { name: /IW1 埼玉東/ }));
  await waitFor(() => expect(address()).toBe(`/direction-base/edit/${other.id}`));
});

test('on English pages a prefecture is called and found by its English name', async () => {
  const { user } = await renderPage('/en/direction-base/add', { api, locale: 'en' });
  await user.selectOptions(await screen.findByLabelText('Prefecture'), 'Saitama (埼玉県)');
  expect(screen.getByRole('group', { name: 'Municipalities of Saitama (埼玉県)' })).toBeVisible();
  await user.type(screen.getByLabelText('Search municipalities'), 'okinawa');
  const found = await screen.findByRole('group', { name: 'Results for “okinawa”' });
  expect(within(found).getByRole('checkbox', { name: 'Okinawa (沖縄県) 那覇市' })).toBeVisible();
});

test('a colour that two people changed is seen on both sides, with its code', async () => {
  const mine = { ...other, colour: '#1e88e5' };
  const theirs = { ...mine, version: 2, colour: '#43a047' };
  const one = `/directions/${other.id}`;
  const { user } = await renderPage(`/direction-base/edit/${other.id}`, {
    api: {
      ...api,
      [`GET ${one}`]: () => ({ body: mine }),
      [`PUT ${one}`]: () => problem(409, 'version.conflict', { current: theirs }),
    },
  });
  const field = await screen.findByLabelText('配車表の色');
  await user.clear(field);
  await fill(user, field, '#e53935');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  const offer = within(await screen.findByRole('group', { name: /^配車表の色: / }));
  expect(offer.getByText('#43a047').firstElementChild).toHaveStyle({ background: '#43a047' });
  expect(field).toHaveValue('#e53935');
});
