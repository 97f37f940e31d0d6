import { chooseInMenu } from '@haisha/testing/choose-in-menu';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardDay, run, runId } from '../../test/board.ts';
import { delivery } from '../../test/deliveries.ts';
import { bar, openBoard, phoneMedia } from '../../test/open-board.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** What a window of 960 px answers to questions about its width. */
function narrowMedia(query: string) {
  const matches = query.includes('max-width: 79');
  return { matches, media: query, addEventListener: () => undefined, removeEventListener: () => undefined };
}

test('the list of what is left over folds to its count, and opens by its key at the search', async () => {
  const { user, unmount } = await openBoard(boardDay({ deliveriesLeft: [delivery()] }));
  await user.click(await screen.findByRole('button', { name: '未配車の一覧を畳む' }));
  expect(screen.queryByRole('complementary', { name: '未配車' })).toBeNull();
  unmount();
  const { user: again } = await openBoard(boardDay({ deliveriesLeft: [delivery()] }));
  expect(await screen.findByRole('button', { name: '1 未配車', expanded: false })).toBeVisible();
  await again.keyboard('g');
  const list = within(screen.getByRole('complementary', { name: '未配車' }));
  await waitFor(() => expect(list.getByRole('searchbox')).toHaveFocus());
});

test('in a narrow window it is a rail until it is opened there, also by its count above the board', async () => {
  vi.stubGlobal('matchMedia', narrowMedia);
  const { user } = await openBoard(boardDay({ deliveriesLeft: [delivery()] }));
  expect(await screen.findByRole('button', { name: '1 未配車', expanded: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '未配車 1' }));
  expect(screen.getByRole('complementary', { name: '未配車' })).toBeVisible();
});

test('the band of the delivery companies folds, and opens for a run that is asked for', async () => {
  const hired = run(2, {
    ownership: 'hired',
    vehicleId: null,
    deliveryCompanyId: boardDay().deliveryCompanies[0]?.id ?? '',
  });
  const day = boardDay({ allocations: [run(1), { ...hired, courseCode: 'IW-S02' }] });
  const { user } = await openBoard(day, {
    [`GET /allocations/${runId(2)}`]: () => ({ body: { ...hired, deliveries: [] } }),
  });
  await bar(/^IW-S02/);
  const title = screen.getByRole('button', { name: /^協力会社/ });
  title.focus();
  await user.keyboard('{Enter}');
  expect(title).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('gridcell', { name: /^IW-S02/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '未確定 2' }));
  await user.click(screen.getByRole('button', { name: '未確定 2' }));
  expect(await bar(/^IW-S02/)).toBeVisible();
});

test('on a phone the menu has what the toolbar has no room for', async () => {
  vi.stubGlobal('matchMedia', phoneMedia);
  const { user } = await openBoard();
  expect(await screen.findByRole('region', { name: '判断が必要' })).toHaveTextContent(
    /^不可 0要注意 0未確定 \d依頼中 0$/,
  );
  await user.click(screen.getByRole('button', { name: 'その他の操作' }));
  for (const name of ['今日', '絞り込み', /^元に戻す/, /^やり直す/]) {
    expect(await screen.findByRole('menuitem', { name })).toBeVisible();
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await chooseInMenu(user, 'その他の操作', '絞り込み');
  expect(await screen.findByRole('checkbox', { name: '指摘のある行のみ' })).toBeVisible();
});
