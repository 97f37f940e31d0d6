import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, boardDay, crew, finding, run, runId, vehicleId } from '../../test/board.ts';
import { bar, openBoard } from '../../test/open-board.tsx';

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at('6:00')) });
});
afterEach(() => vi.useRealTimers());

test('N goes on from kind to kind, the strip marks what is walked, and the page never has the focus', async () => {
  const blocked = run(1, { findings: [finding({ level: 'red' })] });
  const other = run(2, { vehicleId: vehicleId(2), crew: [crew(2)], start: at('13:00'), end: at('17:00') });
  const { user, address } = await openBoard(boardDay({ allocations: [blocked, other] }), {
    [`GET /allocations/${runId(1)}`]: () => ({ body: { ...blocked, deliveries: [], places: [] } }),
    [`GET /allocations/${runId(2)}`]: () => ({ body: { ...other, deliveries: [], places: [] } }),
  });
  await bar(/^IW-S01/);
  await user.keyboard('n');
  expect(await screen.findByRole('button', { current: true })).toHaveTextContent('不可 1');
  await waitFor(() => expect(screen.getByRole('complementary', { name: '運行の詳細' })).toHaveFocus());
  const lost: string[] = [];
  const watcher = new MutationObserver(() => {
    if (document.activeElement === document.body) lost.push(address());
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  await user.keyboard('n');
  await waitFor(() => expect(address()).toContain(runId(2)));
  expect(await screen.findByRole('button', { current: true })).toHaveTextContent('未確定 2');
  await user.keyboard('n');
  await waitFor(() => expect(address()).toContain(runId(1)));
  watcher.disconnect();
  expect(lost).toEqual([]);
});
