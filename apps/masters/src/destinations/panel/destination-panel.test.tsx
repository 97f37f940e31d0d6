import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { destination } from '../../../test/destinations.ts';
import { audiences, comment, sharedDestination } from '../../../test/notes.ts';
import { renderPage } from '../../../test/render-page.tsx';

const page = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const row = destination();
const shared = `/shared-destinations/${row.id}`;
const at = `/delivery-destination?panel=${row.id}`;
const api = {
  'GET /destinations': () => page(row),
  [`GET /destinations/${row.id}`]: () => ({ body: row }),
  [`GET /destinations/${row.id}/changes`]: () => ({ body: { items: [] } }),
  'GET /cargo-owners': () => page(),
  'GET /directions': () => page(),
  [`GET ${shared}`]: () => ({ body: sharedDestination({ id: row.id }) }),
  [`GET ${shared}/comments`]: () => page(comment({ body: '裏口は5時から開きます' })),
  [`GET ${shared}/audiences`]: () => ({ body: audiences(0, 12) }),
};
const panelOf = () => screen.findByRole('complementary');

test('shows what was said of the place last, with the way to all of it', async () => {
  await renderPage(at, { api });
  const notes = within(await within(await panelOf()).findByRole('region', { name: 'メモ' }));
  expect(await notes.findByText('裏口は5時から開きます')).toBeVisible();
  expect(await notes.findByText(/裏口の段差/)).toBeVisible();
  expect(notes.getByRole('link', { name: 'すべて 2件' })).toHaveAttribute(
    'href',
    `/delivery-destination-share/${row.id}/comments`,
  );
});

test('a note is written at once, and the line is empty for the next one', async () => {
  const { user, writes } = await renderPage(at, {
    api: { ...api, [`POST ${shared}/comments`]: () => ({ status: 201, body: comment() }) },
  });
  const notes = within(await within(await panelOf()).findByRole('region', { name: 'メモ' }));
  expect(notes.queryByRole('radio')).toBeNull();
  await user.type(await notes.findByRole('textbox', { name: 'コメントを書く' }), '入口の照明が消えています');
  await user.click((await notes.findAllByRole('radio'))[0] as HTMLElement);
  await user.click(notes.getByRole('button', { name: '送信する' }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { body: '入口の照明が消えています' } }]));
  await waitFor(() => expect(notes.getByRole('textbox', { name: 'コメントを書く' })).toHaveValue(''));
});

test('who may write no notes reads them', async () => {
  await renderPage(at, { api, role: 'viewer' });
  const panel = await panelOf();
  await within(panel).findByText('裏口は5時から開きます');
  expect(within(panel).queryByRole('textbox')).toBeNull();
});

test('days with the same times stand in one line', async () => {
  const times = { fromMinutes: 255, toMinutes: 405, kind: 'strict' as const };
  const slots = [
    { weekday: 'monday' as const, ...times },
    { weekday: 'tuesday' as const, ...times },
    { weekday: 'saturday' as const, ...times, toMinutes: 420 },
  ];
  const given = { ...row, slots: slots as typeof row.slots };
  await renderPage(at, {
    api: { ...api, 'GET /destinations': () => page(given), [`GET /destinations/${row.id}`]: () => ({ body: given }) },
  });
  const facts = await within(await panelOf()).findByRole('region', { name: '基本' });
  expect(facts).toHaveTextContent(/月、火 4:15–6:45 厳守\s*土 4:15–7:00 厳守/);
});
