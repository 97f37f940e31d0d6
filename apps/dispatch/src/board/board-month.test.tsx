import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { boardDate, boardDay } from '../../test/board.ts';
import { delivery } from '../../test/deliveries.ts';
import { bar, openBoard } from '../../test/open-board.tsx';

beforeEach(() => window.localStorage.clear());

test('4 shows a month in low rows, with its sums below them and the lists beside it folded; 1 shows the day again', async () => {
  const { user } = await openBoard(boardDay({ deliveriesLeft: [delivery({ operationDate: boardDate })] }));
  const row = async () => (await bar(/^IW-S01/)).closest<HTMLElement>('[data-row]')?.style.height;
  expect(await row()).toBe('44px');
  await user.keyboard('4');
  expect(await screen.findByRole('rowheader', { name: '未配車' })).toBeVisible();
  expect(await row()).toBe('24px');
  const sums = within(screen.getByRole('rowheader', { name: '未配車' }).parentElement ?? document.body);
  const cells = sums.getAllByRole('gridcell');
  expect(cells).toHaveLength(31);
  expect(cells[0]).toHaveTextContent('1');
  expect(screen.getByRole('button', { name: '1 未配車', expanded: false })).toBeVisible();
  expect(screen.getByRole('button', { name: /^協力会社/, expanded: false })).toBeVisible();
  await user.keyboard('1');
  expect(await row()).toBe('44px');
  expect(screen.getByRole('complementary', { name: '未配車' })).toBeVisible();
});

test('every row has its number in the order in which they stand, and the count has them all', async () => {
  const { user } = await openBoard();
  await bar(/^IW-S01/);
  const grid = screen.getByRole('grid', { name: '配車表' });
  const numbers = () =>
    within(grid)
      .getAllByRole('row')
      .map((row) => Number(row.getAttribute('aria-rowindex')));
  const counted = () => Number(grid.getAttribute('aria-rowcount'));
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const inDay = counted();
  expect(numbers()).toEqual(upTo(inDay));
  await user.click(screen.getByRole('button', { name: /^協力会社/ }));
  const companies = inDay - numbers().length;
  expect(companies).toBe(boardDay().deliveryCompanies.length);
  expect(counted()).toBe(inDay);
  await user.keyboard('4');
  await screen.findByRole('rowheader', { name: '未配車' });
  expect(counted()).toBe(inDay + 3);
  expect(numbers()).toEqual(upTo(inDay + 3 - companies));
});
