import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Table, type Vehicle, vehicles } from '../../test/vehicle-table.tsx';

const rows = vehicles(200);
let waiting: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'], shouldAdvanceTime: true });
  waiting = [];
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => waiting.push(work),
    cancelIdleCallback: (handle: number) => delete waiting[handle - 1],
  });
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

/** Rows beyond the sight that are whole from the second drawing on: whoever scrolls meets them first. */
const around = 4;
const drawn = () => document.querySelectorAll('tr[data-row-id]').length;
/** The rows that show their names alone. */
const named = () => [...document.querySelectorAll<HTMLTableRowElement>('tr[data-passing]')];

/** Lets the browser have nothing to do so many times, after the rests that the rows wait for. */
async function beIdle(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await act(() => vi.advanceTimersByTimeAsync(200));
    const work = waiting;
    waiting = [];
    await act(async () => {
      for (const one of work) one?.();
    });
  }
}

test('rows out of sight are drawn in spare time: the names of all, then whole rows; what is chosen shows in them too', async () => {
  const { user } = await renderUi(<Table />);
  const inSight = drawn();
  expect(inSight).toBeLessThan(40);
  expect(named()).toHaveLength(0);
  await beIdle(1);
  expect(drawn()).toBe(inSight + 48);
  expect(named()).toHaveLength(48 - around);
  while (drawn() < 200) await beIdle(1);
  expect(named()).toHaveLength(200 - inSight - around);
  await beIdle(50);
  expect(named()).toHaveLength(0);
  expect(waiting).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: 'すべて選ぶ' }));
  expect(document.querySelectorAll('tr[aria-selected=true]')).toHaveLength(200);
});

test('a computer on which a drawing takes long draws less at once', async () => {
  let nowMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    nowMs += 60;
    return nowMs;
  });
  await renderUi(<Table />);
  const drawnAt = [drawn()];
  for (let count = 0; count < 3; count += 1) {
    await beIdle(1);
    drawnAt.push(drawn());
  }
  clock.mockRestore();
  expect(drawnAt.slice(1).map((count, place) => count - (drawnAt[place] ?? 0))).toEqual([48, 24, 12]);
});

test('a key that moves the focus draws the two rows that it is about', async () => {
  const cell = vi.fn((row: Vehicle) => row.code);
  const { user } = await renderUi(
    <Table columns={[{ id: 'code', header: '社番', cell, primary: true }]} rows={rows} />,
  );
  await beIdle(50);
  await user.keyboard('{ArrowDown}');
  cell.mockClear();
  await user.keyboard('{ArrowDown}');
  expect(cell.mock.calls.map(([{ code }]) => code).toSorted()).toEqual(['0', '1']);
});

test('another list begins with its rows in sight; a row that is new in the same list leaves the others drawn', async () => {
  const { rerender } = await renderUi(<Table />);
  const inSight = drawn();
  await beIdle(50);
  rerender(<Table rows={vehicles(200).slice(1)} />);
  expect(drawn()).toBe(199);
  rerender(<Table rows={vehicles(200).reverse()} />);
  expect(drawn()).toBeLessThanOrEqual(inSight + around + 1);
});

/** Scrolls by some px at a time, 16 ms apart, and returns the rows that are not whole. */
async function scrollBy(px: number, times: number): Promise<HTMLTableRowElement[]> {
  const box = screen.getByRole('grid').parentElement;
  if (!box) throw new Error('no box around the grid');
  for (let count = 0; count < times; count += 1) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 16));
      box.scrollTop += px;
      box.dispatchEvent(new Event('scroll'));
    });
  }
  return named();
}

test('rows that pass by fast show their names, and the rest of them once there is time', async () => {
  await renderUi(<Table />);
  // The first step may be a jump, and shows its rows whole.
  const passing = await scrollBy(1_500, 3);
  expect(passing.length).toBeGreaterThan(10);
  for (const row of passing) expect([...row.cells].map(({ textContent }) => textContent)).toEqual([row.dataset.index]);
  // The table takes the scrolling for ended after a while.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await beIdle(passing.length);
  for (const row of passing) expect(row).toHaveTextContent(`大宮 100 か ${row.dataset.index}`);
});

test('rows that have passed by are completed as soon as the scrolling slows down', async () => {
  await renderUi(<Table />);
  const passing = await scrollBy(1_500, 3);
  await scrollBy(15, 4);
  await beIdle(passing.length);
  expect(named().filter((row) => passing.includes(row))).toEqual([]);
});

test('rows are whole at once where a scroll jumps, and where it is slow', async () => {
  await renderUi(<Table />);
  expect(await scrollBy(5_000, 1)).toHaveLength(0);
  expect(document.querySelector('tr[data-index="140"]')).toHaveTextContent('大宮 100 か 140');
  expect(await scrollBy(-10, 20)).toHaveLength(0);
});

test('rows that a change of the list brings into sight are whole at once', async () => {
  const { rerender } = await renderUi(<Table rows={vehicles(200).slice(3, 6)} />);
  rerender(<Table rows={vehicles(200)} />);
  expect(named()).toHaveLength(0);
  expect(drawn()).toBeGreaterThan(20);
});

test('a list of more rows than a page has draws those in sight alone', async () => {
  await renderUi(<Table rows={vehicles(201)} />);
  const inSight = drawn();
  await beIdle(5);
  expect(drawn()).toBe(inSight);
});
