import type { RollCallInput } from '@haisha/validation/roll-call';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { boardApi, boardNow, boardPath, departureRow, storedCall } from '../../test/departure-rows.ts';
import { renderPage } from '../../test/render-page.tsx';

const at = (minute: string) => `2026-11-25T19:${minute}:00.000Z`;
const due = departureRow({ name: '遠藤 修' });
const there = departureRow({ name: '佐々木 亮', clockInAt: '2026-11-25T18:47:00.000Z' });
const rowsOf = (...names: string[]) =>
  Promise.all(names.map(async (name) => (await screen.findByText(name)).closest('tr') as HTMLElement));

test('the keys act on the current row, which is the first until another is pressed', async () => {
  const { user } = await renderPage(boardPath, { api: boardApi(due, there) });
  const [first, second] = await rowsOf('遠藤 修', '佐々木 亮');
  expect(first).toHaveAttribute('aria-current', 'true');
  await user.keyboard('m');
  expect(await screen.findByRole('dialog', { name: '遠藤 修のメモ' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByText('佐々木 亮'));
  expect(first).not.toHaveAttribute('aria-current');
  expect(second).toHaveAttribute('aria-current', 'true');
  const called = vi.fn((event: Event) => event.preventDefault());
  within(second as HTMLElement)
    .getByRole('link')
    .addEventListener('click', called);
  await user.keyboard('t');
  expect(called).toHaveBeenCalledTimes(1);
  await user.keyboard('r');
  expect(await screen.findByRole('heading', { name: '佐々木 亮' })).toBeVisible();
});

test('digits choose a counter, and the question mark lists the keys', async () => {
  const { user } = await renderPage(boardPath, { api: boardApi(there, due) });
  await screen.findByText('遠藤 修');
  await user.keyboard('2');
  expect(screen.queryByText('遠藤 修')).toBeNull();
  await user.keyboard('2');
  expect(screen.getByText('遠藤 修')).toBeVisible();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'キーの一覧' }));
  expect(sheet.getByText('電話')).toBeVisible();
});

test('the arrows go to the rows from the page around them, which has the focus of a page just opened', async () => {
  const { user } = await renderPage(boardPath, { api: boardApi(due, there) });
  const [first, second] = await rowsOf('遠藤 修', '佐々木 亮');
  // As the `main` of the shell, which takes the focus with every new page.
  const page = first?.closest<HTMLElement>('body > div') as HTMLElement;
  page.tabIndex = -1;
  page.focus();
  expect(page).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  page.focus();
  await user.keyboard('{Home}');
  expect(first).toHaveFocus();
});

test.each(['dialog', 'alertdialog'])('no key acts on the board behind a dialog: %s', async (role) => {
  const { user } = await renderPage(boardPath, { api: boardApi(due, there) });
  const [first] = await rowsOf('遠藤 修');
  const over = document.createElement('div');
  over.setAttribute('role', role);
  over.tabIndex = -1;
  document.body.append(over);
  try {
    over.focus();
    await user.keyboard('r');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(first).not.toHaveAttribute('data-called');
  } finally {
    over.remove();
  }
  first?.focus();
  await user.keyboard('r');
  expect(first).toHaveAttribute('data-called');
});

test('the arrow down goes to the first row while the chosen one is folded', async () => {
  const { user } = await renderPage(boardPath, { api: boardApi(due, there) });
  const [first, second] = await rowsOf('遠藤 修', '佐々木 亮');
  second?.focus();
  await user.click(screen.getByRole('button', { name: /出勤済/, expanded: true }));
  expect(second).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
});

test('a section is folded by its heading, and on a phone only what is urgent is open', async () => {
  const asWide = window.matchMedia;
  const { user, unmount } = await renderPage(boardPath, { api: boardApi(there, due) });
  const heading = await screen.findByRole('button', { name: /出勤済/, expanded: true });
  await user.click(heading);
  expect(screen.queryByText('佐々木 亮')).toBeNull();
  unmount();
  vi.stubGlobal('matchMedia', (query: string) => ({ ...asWide(query), matches: query.startsWith('(max-width') }));
  try {
    const phone = await renderPage(boardPath, { api: boardApi(there, due) });
    expect(await screen.findByText('遠藤 修')).toBeVisible();
    expect(screen.queryByText('佐々木 亮')).toBeNull();
    await phone.user.click(screen.getByRole('button', { name: /出勤済/, expanded: false }));
    expect(screen.getByText('佐々木 亮')).toBeVisible();
  } finally {
    vi.stubGlobal('matchMedia', asWide);
  }
});

/** The morning board where a recorded call lets 佐々木 亮 leave. */
const departing = () => {
  let rows = [due, there];
  return {
    ...boardApi(),
    'GET /departure-board': () => ({ body: { now: boardNow, rows, alarms: [] } }),
    'POST /roll-calls': ({ body }: { body: unknown }) => {
      const call = { ...storedCall(body as RollCallInput), hasAlcohol: false };
      rows = [due, { ...there, calls: [call], leaveGarageAt: at('18') }];
      return { body: call };
    },
  };
};

test('who moves to another section keeps the focus', async () => {
  const { user } = await renderPage(boardPath, { api: departing() });
  const [row] = await rowsOf('佐々木 亮');
  row?.focus();
  await user.keyboard('r');
  await screen.findByRole('complementary');
  await user.keyboard('10.00   {Enter}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(await screen.findByRole('rowheader', { name: /出発/ })).toBeVisible();
  expect(row).toHaveFocus();
});

test('the heading has the focus of who moves to a folded section', async () => {
  const asWide = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...asWide(query), matches: query.startsWith('(max-width') }));
  try {
    const { user } = await renderPage(boardPath, { api: departing() });
    await user.click(await screen.findByRole('button', { name: /出勤済/, expanded: false }));
    await user.click(screen.getByRole('button', { name: '佐々木 亮の点呼' }));
    const panel = await screen.findByRole('complementary');
    await waitFor(() => expect(panel).toHaveFocus());
    await user.keyboard('10.00   {Enter}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(screen.queryByText('佐々木 亮')).toBeNull();
    expect(screen.getByRole('button', { name: /出発/, expanded: false })).toHaveFocus();
  } finally {
    vi.stubGlobal('matchMedia', asWide);
  }
});
