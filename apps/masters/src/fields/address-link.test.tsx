import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { destination } from '../../test/destinations.ts';
import { driver } from '../../test/drivers.ts';
import { comment, destinationId, note, sharedDestination } from '../../test/notes.ts';
import { renderPage } from '../../test/render-page.tsx';

const listed = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const position = (said: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(said)}`;

test('in the list of destinations the address opens at the entrance, and the number is called', async () => {
  const entrance = { entranceLatitude: 35.8912, entranceLongitude: 139.7909 };
  await renderPage('/delivery-destination?columns=name,city,phone', {
    api: { 'GET /destinations': () => listed(destination(entrance)) },
  });
  const grid = within(await screen.findByRole('grid', { name: '配送先' }));
  const address = grid.getByRole('link', { name: '埼玉県越谷市弥生町1-2 を地図で開く（新しいタブ）' });
  expect(address).toHaveAttribute('href', position('35.8912,139.7909'));
  expect(grid.getByRole('link', { name: '0480-00-1234 に電話する' })).toHaveAttribute('href', 'tel:0480001234');
});

test('a press on an address or a number in a list does not open the record', async () => {
  const list = '/delivery-destination?columns=name,city,phone';
  const { user, address } = await renderPage(list, {
    api: { 'GET /destinations': () => listed(destination()) },
  });
  await user.click(await screen.findByRole('link', { name: /に電話する/ }));
  await user.click(screen.getByRole('link', { name: /を地図で開く/ }));
  expect(address()).toBe(list);
});

test('the form of a destination opens the map where the position is entered', async () => {
  const row = destination();
  const { user } = await renderPage(`/delivery-destination/edit/${row.id}`, {
    api: {
      'GET /destinations/similar': () => ({ body: { items: [] } }),
      [`GET /destinations/${row.id}`]: () => ({ body: row }),
      [`GET /destinations/${row.id}/changes`]: () => ({ body: { items: [] } }),
    },
  });
  const map = await screen.findByRole('link', { name: /を地図で開く/ });
  expect(map).toHaveAttribute('href', position('35.8911,139.7908'));
  await user.clear(screen.getByRole('textbox', { name: '緯度' }));
  expect(map).toHaveAttribute('href', position('埼玉県越谷市弥生町1-2'));
  await user.type(screen.getByRole('textbox', { name: '建物名など' }), '2階');
  expect(map).toHaveAttribute('href', position('埼玉県越谷市弥生町1-2 2階'));
});

test('the form of a driver opens the address and calls both numbers, also for those who only read it', async () => {
  const row = driver({ emergencyPhone: '0480123456' });
  await renderPage(`/drivers/edit/${row.id}`, {
    api: {
      [`GET /drivers/${row.id}`]: () => ({ body: row }),
      [`GET /drivers/${row.id}/changes`]: () => ({ body: { items: [] } }),
      'GET /drivers/ties': () => ({ body: { logins: [], deliveryCompanies: [] } }),
      'GET /departments/names': () => ({ body: { items: [] } }),
    },
    role: 'viewer',
    locale: 'en',
  });
  const map = await screen.findByRole('link', { name: 'Open on the map: 埼玉県さいたま市岩槻区1-2-3 (new tab)' });
  // A locked form is opened to be read as well.
  for (const fold of document.querySelectorAll('summary')) fireEvent.click(fold);
  expect(map).toHaveAttribute('href', position('埼玉県さいたま市岩槻区1-2-3'));
  for (const number of ['090-0000-0201', '0480-12-3456']) {
    expect(screen.getByRole('link', { name: `Call ${number}` })).toBeVisible();
  }
});

test('the notes on a destination call it, and the numbers that stand in them', async () => {
  const at = `/shared-destinations/${destinationId}`;
  await renderPage(`/delivery-destination-share/${destinationId}/comments`, {
    api: {
      [`GET ${at}`]: () => ({ body: sharedDestination() }),
      [`GET ${at}/notes`]: () => listed(note({ body: '着いたら 048-737-0001 に電話' })),
      [`GET ${at}/comments`]: () => listed(comment({ body: '夜は090-1234-5678へ' })),
    },
    role: 'viewer',
  });
  const map = await screen.findByRole('link', { name: '埼玉県春日部市中央1-2-3 を地図で開く（新しいタブ）' });
  expect(map).toHaveAttribute('href', position('35.975,139.752'));
  expect(screen.getByRole('link', { name: '048-737-0000 に電話する' })).toHaveAttribute('href', 'tel:0487370000');
  expect(await screen.findByRole('link', { name: '048-737-0001 に電話する' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '090-1234-5678 に電話する' })).toBeVisible();
});

test('in the list of notes a destination is opened by its name, and its address on the map', async () => {
  const noNumber = sharedDestination({ phone: null, latitude: null, longitude: null });
  await renderPage('/delivery-destination-share', {
    api: { 'GET /shared-destinations': () => listed(noNumber) },
    role: 'driver',
  });
  const item = within((await screen.findByRole('link', { name: noNumber.name })).closest('li') as HTMLElement);
  expect(item.getByRole('link', { name: /を地図で開く/ })).toHaveAttribute('href', position(noNumber.address));
  expect(item.queryByRole('link', { name: /に電話する/ })).toBeNull();
});
