import { expect, test } from 'vitest';
import { readStops, stopWords } from './read-stops.ts';

const find = (word: string) => ({
  value: `id of ${word}`,
  code: word,
  name: word,
  nameEn: null,
  more: { workMinutes: 25 },
});

const stop = (code: string, from: number | null = null, to: number | null = null, minutes = 25, hasBreak = false) => ({
  destinationId: `id of ${code}`,
  destinationCode: code,
  arriveFromMinutes: from,
  arriveToMinutes: to,
  workMinutes: minutes,
  hasBreak,
});

test('long runs of spaces are read at once', () => {
  const begin = performance.now();
  expect(readStops(`A-1${' '.repeat(32_000)}4:30`, find)).toMatchObject({ value: [{ arriveFromMinutes: 270 }] });
  expect(readStops(`A-1${' '.repeat(32_000)}B C D E`, find)).toMatchObject({ code: 'importRow.stops' });
  expect(performance.now() - begin).toBeLessThan(1_000);
});

test.each([
  ['A-1 4:30-4:50 15 / A-2 5:10 20 休憩', [stop('A-1', 270, 290, 15), stop('A-2', 310, null, 20, true)]],
  ['A-1→A-2→A-3', [stop('A-1'), stop('A-2'), stop('A-3')]],
  ['A-1 ⇒ A-2', [stop('A-1'), stop('A-2')]],
  ['A-1->A-2', [stop('A-1'), stop('A-2')]],
  ['A-1、A-2，A-3,A-4', [stop('A-1'), stop('A-2'), stop('A-3'), stop('A-4')]],
  ['A-1\nA-2', [stop('A-1'), stop('A-2')]],
  ['A-1 / A-2 /', [stop('A-1'), stop('A-2')]],
  ['Ａ－１（４：３０）→A-2(5:10〜5:40)', [stop('A-1', 270), stop('A-2', 310, 340)]],
  ['4:30 A-1→翌1:10 A-2', [stop('A-1', 270), stop('A-2', 1510)]],
  ['A-1(4:30-翌1:10)→A-2（１５分）', [stop('A-1', 270, 1510), stop('A-2', null, null, 15)]],
  ['柏店(2)→柏店（３） 20分', [stop('柏店(2)'), stop('柏店(3)', null, null, 20)]],
  ['5:10-5:40 A-1 20分', [stop('A-1', 310, 340, 20)]],
  ['A-1 15', [stop('A-1', null, null, 15)]],
  ['A-1 25:30', [stop('A-1', 1530)]],
  ['A-1 休憩', [stop('A-1', null, null, 25, true)]],
  ['A-1 10時必着→A-2 10:00必着 15', [stop('A-1', null, 600), stop('A-2', null, 600, 15)]],
  ['A-1(10時必着)→A-2 4:30-5:00まで', [stop('A-1', null, 600), stop('A-2', 270, 300)]],
  ['A-1 4時半→A-2 午後1時→A-3 1:30PM', [stop('A-1', 270), stop('A-2', 780), stop('A-3', 810)]],
  ['東京ストア柏店→流山店', [stop('東京ストア柏店'), stop('流山店')]],
])('%j says the stops', (text, stops) => {
  expect(readStops(text, find)).toEqual({ value: stops, shown: { stops } });
  expect(stopWords(text)).toEqual(stops.map(({ destinationCode }) => destinationCode));
});

test.each(['A-1 48:00', 'A-1 4:75 10', 'A-1 昼食', 'A-1 必着', 'A-1 4:30 AM', 'A-1 4:30 1500', 'A-1→柏店 裏口 右'])(
  '%j cannot be read',
  (text) => {
    expect(readStops(text, find)).toEqual({ code: 'importRow.stops', params: { text } });
  },
);

test.each([
  ['A-1 午前中→A-2', '午前中', '8:00-12:00'],
  ['A-1 4:30→A-2 PM 20', 'PM', '13:00-17:00'],
])('%j leaves the times of a stop open and is asked about', (text, word, near) => {
  expect(readStops(text, find)).toEqual({ code: 'importRow.nearTimes', params: { text: word, near } });
  expect(stopWords(text)).toEqual(['A-1', 'A-2']);
});

test('what no destination has is told', () => {
  const unknown = { code: 'importRow.unknown', params: { text: 'A-9' } };
  expect(readStops('A-1→A-9', (word) => (word === 'A-9' ? unknown : find(word)))).toEqual(unknown);
});
