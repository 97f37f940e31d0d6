import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardDay, run, runId } from '../../test/board.ts';
import { delivery } from '../../test/deliveries.ts';
import { bar, openBoard } from '../../test/open-board.tsx';

const detail = {
  [`GET /allocations/${runId(1)}`]: () => ({ body: { ...run(1), deliveries: [], places: [] } }),
};

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** What a window of 1440 px answers to questions about its width. */
function usualMedia(query: string) {
  const matches = query.includes('min-width') && !query.includes('112.5');
  return { matches, media: query, addEventListener: () => undefined, removeEventListener: () => undefined };
}

describe('D', () => {
  test('opens a run at the choice of its driver, each time that it is pressed', async () => {
    const { user, address } = await openBoard(boardDay(), detail);
    const cell = await bar(/^IW-S01/);
    cell.focus();
    await user.keyboard('d');
    const driver = await screen.findByRole('combobox', { name: 'ドライバー1' });
    await waitFor(() => expect(driver).toHaveFocus());
    await waitFor(() => expect(address()).not.toContain('choose'));
    expect(address()).toContain(`run=${runId(1)}`);
    cell.focus();
    await user.keyboard('d');
    await waitFor(() => expect(driver).toHaveFocus());
  });

  test('Enter leaves the focus on the board', async () => {
    const { user } = await openBoard(boardDay(), detail);
    const cell = await bar(/^IW-S01/);
    cell.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('combobox', { name: 'ドライバー1' });
    expect(cell).toHaveFocus();
  });
});

test('keys change nothing behind a dialog', async () => {
  const { user, address } = await openBoard(boardDay({ deliveriesLeft: [delivery()] }));
  await bar(/^IW-S01/);
  const list = () => screen.queryByRole('complementary', { name: '未配車', hidden: true });
  await user.click(screen.getByRole('button', { name: '確定 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('button', { name: '閉じる' }).focus();
  const before = address();
  await user.keyboard('3gvn?');
  expect(address()).toBe(before);
  expect(list()).not.toBeNull();
  expect(screen.queryByRole('dialog', { name: '凡例とキー', hidden: true })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /IW-01/, hidden: true }).parentElement).toHaveStyle({ height: '44px' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('g');
  expect(list()).toBeNull();
  await user.keyboard('3');
  await waitFor(() => expect(address()).toContain('range=week'));
});

test('G does nothing where a run stands in the place of the list', async () => {
  vi.stubGlobal('matchMedia', usualMedia);
  const { user } = await openBoard(boardDay({ deliveriesLeft: [delivery()] }), detail);
  const cell = await bar(/^IW-S01/);
  cell.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('complementary', { name: '運行の詳細' });
  await user.keyboard('g{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: '運行の詳細' })).toBeNull());
  expect(screen.getByRole('complementary', { name: '未配車' })).toBeVisible();
});

test('on the title of the band no key acts on the run that the focus came from', async () => {
  const { user, address } = await openBoard(boardDay(), detail);
  const cell = await bar(/^IW-S01/);
  cell.focus();
  screen.getByRole('button', { name: /^協力会社/ }).focus();
  const before = address();
  await user.keyboard('{Delete}mdx');
  await new Promise((settled) => setTimeout(settled, 100));
  expect(address()).toBe(before);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{ArrowUp}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('rowheader', { name: /IW-02/ })).toHaveFocus());
});
