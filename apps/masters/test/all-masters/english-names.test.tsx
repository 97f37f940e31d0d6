import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cargoOwner, customer } from '../customers.ts';
import { department } from '../departments.ts';
import { renderPage } from '../render-page.tsx';
import { vehicle, vehicleType } from '../vehicles.ts';

const page = (items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 20 } });

const office = department({ nameEn: 'Iwatsuki Centre' });
const type = vehicleType({ nameEn: '4 t frozen' });
const named = vehicle({ departmentNameEn: 'Iwatsuki Centre', vehicleTypeNameEn: '4 t frozen' });
const unnamed = vehicle({ id: '40000000-0000-4000-8000-000000000002', code: '1202' });
const fleet = {
  'GET /vehicles': () => page([named, unnamed]),
  [`GET /vehicles/${named.id}`]: () => ({ body: named }),
  [`GET /vehicles/${named.id}/usage`]: () => ({
    body: { usedBy: [{ entity: 'driver', count: 1, examples: ['佐藤 誠'], examplesEn: ['Sato Makoto'] }] },
  }),
  'GET /departments/names': () => page([office]),
  'GET /vehicle-types': () => page([type]),
};

describe('a list on an English page', () => {
  test('names what its rows refer to in English, and in Japanese what has no other name', async () => {
    await renderPage('/vehicles', { api: fleet, locale: 'en' });
    const [, one, two] = within(await screen.findByRole('grid', { name: 'Vehicle' })).getAllByRole('row');
    expect(one).toHaveTextContent('Iwatsuki Centre');
    expect(one).toHaveTextContent('4 t frozen');
    expect(two).toHaveTextContent(unnamed.departmentName);
    expect(two).toHaveTextContent(unnamed.vehicleTypeName);
  });

  test('names the rows themselves in English too', async () => {
    const api = { 'GET /departments': () => page([office, department({ id: unnamed.id, nameEn: null })]) };
    await renderPage('/departments', { api, locale: 'en' });
    const [, one, two] = within(await screen.findByRole('grid', { name: 'Department' })).getAllByRole('row');
    expect(one).toHaveTextContent('Iwatsuki Centre');
    expect(one).not.toHaveTextContent(office.name);
    expect(two).toHaveTextContent(office.name);
  });

  test('keeps the Japanese names on a Japanese page', async () => {
    await renderPage('/vehicles', { api: fleet });
    const [, one] = within(await screen.findByRole('grid', { name: '車両' })).getAllByRole('row');
    expect(one).toHaveTextContent(named.departmentName);
    expect(one).not.toHaveTextContent('Iwatsuki Centre');
  });
});

describe('a form on an English page', () => {
  test('offers and names in English what can be chosen and what refers to its row', async () => {
    await renderPage(`/vehicles/edit/${named.id}`, { api: fleet, locale: 'en' });
    const departments = await screen.findByRole('combobox', { name: /^Department/ });
    expect(await within(departments).findByRole('option', { name: `${office.code} Iwatsuki Centre` })).toBeVisible();
    const types = screen.getByRole('combobox', { name: /^Vehicle type/ });
    expect(await within(types).findByRole('option', { name: `${type.code} 4 t frozen` })).toBeVisible();
    expect(await screen.findByText(/Sato Makoto/)).toBeVisible();
  });

  test('is headed by the English name, and its picker shows and finds English names', async () => {
    const billed = customer({ nameEn: 'Tsumugi Joint Distribution' });
    const owner = cargoOwner({ nameEn: 'Mizuhono Stores', customerNameEn: 'Tsumugi Joint Distribution' });
    const { user } = await renderPage(`/owner-master/edit/${owner.id}`, {
      api: { [`GET /cargo-owners/${owner.id}`]: () => ({ body: owner }), 'GET /customers': () => page([billed]) },
      locale: 'en',
    });
    expect(await screen.findByText(`${owner.code} Mizuhono Stores`)).toBeVisible();
    const picker = screen.getByRole('combobox', { name: /Bill to/ });
    expect(picker).toHaveValue('Tsumugi Joint Distribution');
    await user.clear(picker);
    await user.type(picker, 'Tsumugi');
    expect(await screen.findByRole('option', { name: /C003 Tsumugi Joint Distribution/ })).toBeVisible();
  });
});
