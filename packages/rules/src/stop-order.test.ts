import { expect, test } from 'vitest';
import { stopsBeforeDeparture, type TimedStop } from './stop-order.ts';

const stop = (from: number | null, to: number | null = null, work = 15): TimedStop => ({
  arriveFromMinutes: from,
  arriveToMinutes: to,
  workMinutes: work,
});

test.each<[string, TimedStop[], number[]]>([
  ['no stops', [], []],
  ['one stop', [stop(300)], []],
  ['each after the work at the one before', [stop(300), stop(315), stop(400)], []],
  ['one a minute before the departure', [stop(300), stop(314)], [1]],
  ['one whose window reaches the departure', [stop(300), stop(290, 315)], []],
  ['one whose window ends before it', [stop(300), stop(290, 314)], [1]],
  ['one before that has a window departs from its start', [stop(300, 360), stop(320)], []],
  ['work of an untimed stop between', [stop(300), stop(null, null, 30), stop(344)], [2]],
  ['the same with time enough', [stop(300), stop(null, null, 30), stop(345)], []],
  ['an end alone', [stop(300), stop(null, 310)], [1]],
  ['untimed stops only', [stop(null), stop(null)], []],
  ['untimed first', [stop(null, null, 600), stop(300)], []],
  ['two that changed places', [stop(420), stop(300), stop(480)], [1]],
  ['past midnight', [stop(1_430), stop(1_450)], []],
  ['without work', [stop(300, null, 0), stop(300, null, 0)], []],
])('%s', (_name, stops, expected) => {
  expect(stopsBeforeDeparture(stops)).toEqual(expected);
});
