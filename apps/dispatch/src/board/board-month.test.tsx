import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { at, boardDate, boardDay, run } from '../../test/board.ts';
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

test('beside a month a row says on how many of its days it runs', async () => {
  const runs = [
    run(1),
    run(2, { start: at('13:00'), end: at('17:00') }),
    run(3, { operationDate: '2026-11-22', start: at('32:00'), end: at('36:00') }),
    run(4, { operationDate: '2026-11-20', start: at('-2:00'), end: at('3:00') }),
    run(5, { operationDate: '2026-11-23', status: 'cancelled', start: at('56:00'), end: at('60:00') }),
  ];
  const { user } = await openBoard(boardDay({ allocations: runs }));
  await bar(/^IW-S01/);
  await user.keyboard('4');
  const head = await screen.findByRole('rowheader', { name: /IW-01.*稼働2日/ });
  expect(within(head).getByText('2日')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /IW-02/ })).not.toHaveTextContent('日');
  expect(screen.getByText('稼働')).toBeVisible();
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
