import { expect, test } from 'vitest';
import { boardDate, boardDay, run } from '../../../test/board.ts';
import { delivery } from '../../../test/deliveries.ts';
import { hasRuns, nothingLeft } from './empty-day.ts';

test.each([
  ['a run of the day', [run(1)], [], 'left.none'],
  ['no run', [], [], 'left.empty'],
  ['a cancelled run', [run(1, { status: 'cancelled' })], [], 'left.empty'],
  ['a declined run', [run(1, { status: 'declined' })], [], 'left.empty'],
  ['a run of the night before', [run(1, { operationDate: '2026-11-20' })], [], 'left.empty'],
  ['deliveries that a filter hides', [], [delivery()], 'left.nothing'],
])('a day with %s', (_, allocations, deliveriesLeft, text) => {
  expect(nothingLeft({ allocations, deliveriesLeft }, boardDate)).toBe(text);
});

test('runs of later days count where several days are shown', () => {
  expect(hasRuns(boardDay({ allocations: [run(1, { operationDate: '2026-11-23' })] }), boardDate)).toBe(true);
});
