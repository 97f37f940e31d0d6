import { expect, test } from 'vitest';
import { at, boardDate, run, stop } from '../../../test/board.ts';
import {
  carriedOver,
  draftOf,
  errorAt,
  isRight,
  isSamePlan,
  movedStop,
  settled,
  settledAt,
  shownTime,
  stopsOf,
  typedAt,
} from './stops-draft.ts';

// 8:00–8:30, 9:00–9:15, 10:00–10:30.
const stops = [
  stop(1, 'A'),
  stop(2, 'B', { plannedArriveAt: at('9:00'), plannedDepartAt: at('9:15') }),
  stop(3, 'C', { plannedArriveAt: at('10:00'), plannedDepartAt: at('10:30') }),
];
const draft = draftOf(run(1, { stops }));
const plan = (of = draft) =>
  of.map((one) => `${one.stop.placeName} ${shownTime(one, 'arrive')}–${shownTime(one, 'depart')}`);
const typed = (text: string, name: 'arrive' | 'depart' = 'arrive', index = 1) => typedAt(draft, index, name, text);

test('a later arrival moves its stay and all later stops along, or nothing else', () => {
  expect(plan(settledAt(typed('2530'), 1, 'arrive', true))).toEqual(['A 8:00–8:30', 'B 25:30–25:45', 'C 26:30–27:00']);
  expect(plan(settledAt(typed('9:05'), 1, 'arrive', false))).toEqual(['A 8:00–8:30', 'B 9:05–9:15', 'C 10:00–10:30']);
  expect(plan(settledAt(typed('9:30', 'depart'), 1, 'depart', true))).toEqual([
    'A 8:00–8:30',
    'B 9:00–9:30',
    'C 10:15–10:45',
  ]);
});

test('what cannot be read stays as it is typed, and is said at its field', () => {
  const odd = settled(typed('9時'), true);
  expect([odd[1]?.typed.arrive, errorAt(odd, 1, 'arrive'), isRight(odd)]).toEqual(['9時', 'unreadable', false]);
  expect(errorAt(settledAt(typed('9:20'), 1, 'arrive', false), 1, 'depart')).toBe('beforeArrival');
  expect(errorAt(settledAt(typed('8:20'), 1, 'arrive', true), 1, 'arrive')).toBe('beforePrevious');
  expect(errorAt(settledAt(typed('47:30'), 1, 'arrive', true), 2, 'arrive')).toBe('outside');
  expect(isRight(draft)).toBe(true);
});

test('a stop goes up or down with its stay; the ways between the places of the order last as before', () => {
  expect(plan(movedStop(draft, 2, 0))).toEqual(['C 8:00–8:30', 'A 9:00–9:30', 'B 10:15–10:30']);
  expect(plan(movedStop(draft, 1, 2))).toEqual(['A 8:00–8:30', 'C 9:00–9:30', 'B 10:15–10:30']);
  expect(plan(movedStop(draft, 0, -1))).toEqual(plan());
});

test('the plan is written as instants in its new order', () => {
  const written = stopsOf(movedStop(draft, 2, 0), boardDate);
  expect(written.map(({ id, position }) => [id, position])).toEqual([
    [stops[2]?.id, 0],
    [stops[0]?.id, 1],
    [stops[1]?.id, 2],
  ]);
  expect(written[1]).toMatchObject({ plannedArriveAt: at('9:00'), plannedDepartAt: at('9:30') });
  expect([isSamePlan(stopsOf(draft, boardDate), stops), isSamePlan(written, stops)]).toEqual([true, false]);
});

test('typed times are carried over to stops that somebody else planned anew; new places come last', () => {
  const anew = [
    stop(7, 'C', { kind: 'unload', position: 0 }),
    stop(8, 'A', { kind: 'load', position: 1 }),
    stop(9, 'D', { position: 2 }),
  ];
  const mine = settledAt(typed('9:40'), 1, 'arrive', true);
  const over = carriedOver(mine, run(1, { stops: anew }));
  expect(over.map(({ stop: { id }, arrive }) => [id, arrive])).toEqual([
    [anew[1]?.id, 8 * 60],
    [anew[0]?.id, 10 * 60 + 40],
    [anew[2]?.id, 16 * 60],
  ]);
});
