import { expect, test } from 'vitest';
import { type ReadingContext, readLine, readWindow } from './read-line.ts';
import type { LineCells } from './sheet-column.ts';

const ids = {
  ひなた屋: '31000000-0000-4000-8000-000000000001',
  岩槻: '30000000-0000-4000-8000-000000000009',
  'HN-0123': '30000000-0000-4000-8000-000000000001',
};

const context: ReadingContext = {
  departmentId: '10000000-0000-4000-8000-000000000001',
  kind: 'store',
  recordOf: (_, text) => {
    if (text === '探し中') return undefined;
    const id = ids[text as keyof typeof ids];
    return id ? { state: 'found', id, label: text } : { state: 'unknown', offers: [] };
  },
  valueOf: (_, text) => ({ 冷凍: 'frozen', ケース: 'case' })[text] ?? null,
  today: '2026-11-20',
};

const whole: LineCells = {
  cargoOwner: 'ひなた屋',
  origin: '岩槻',
  destination: 'HN-0123',
  operationDate: '11/21',
  window: '8:00-10:00',
  temperatureZone: '冷凍',
  quantity: '１，２００',
  loadUnit: 'ケース',
  weightKg: '840.5',
};

test('a line becomes a delivery, as people write it', () => {
  const { input, faults } = readLine(whole, context);
  expect([...faults]).toEqual([]);
  expect(input).toMatchObject({
    cargoOwnerId: ids.ひなた屋,
    destinationId: ids['HN-0123'],
    operationDate: '2026-11-21',
    arriveFromMinutes: 480,
    arriveToMinutes: 600,
    temperatureZone: 'frozen',
    loadUnit: 'case',
    quantity: 1200,
    weightKg: 840.5,
    cages: null,
    isDraft: false,
  });
});

test.each<[string, LineCells, string, string]>([
  ['an owner that nobody knows', { cargoOwner: '？' }, 'cargoOwner', 'notNamed'],
  ['a day that does not exist', { operationDate: '2/30' }, 'operationDate', 'date.noSuchDay'],
  ['a window that is none', { window: '朝' }, 'window', 'noWindow'],
  ['a window that ends before it begins', { window: '10:00-8:00' }, 'window', 'afterStart'],
  ['a missing zone', { temperatureZone: '' }, 'temperatureZone', 'required'],
  ['a zone that there is not', { temperatureZone: '日配品' }, 'temperatureZone', 'noneOf'],
  ['a unit that there is not', { loadUnit: '樽' }, 'loadUnit', 'noneOf'],
  ['a quantity in words', { quantity: 'たくさん' }, 'quantity', 'integer'],
  ['the same place twice', { destination: '岩槻' }, 'destination', 'sameAsOrigin'],
])('%s is a fault of its cell', (_, cells, column, code) => {
  const { input, faults } = readLine({ ...whole, ...cells }, context);
  expect(input).toBeNull();
  expect([...faults].map(([at, fault]) => [at, fault.code])).toEqual([[column, code]]);
});

test('a name that is still looked for is no fault, and the line waits for it', () => {
  const { input, faults, isWaiting } = readLine({ ...whole, destination: '探し中' }, context);
  expect([input, [...faults], isWaiting]).toEqual([null, [], true]);
});

test.each([
  ['8:00-10:00', { from: 480, to: 600 }],
  ['8-10', { from: 480, to: 600 }],
  ['８：００～１０：００', { from: 480, to: 600 }],
  ['〜25:30', { from: null, to: 1530 }],
  ['8:00〜', { from: 480, to: null }],
  ['930', { from: 570, to: 570 }],
  ['', { from: null, to: null }],
  ['8-9-10', undefined],
  ['99', undefined],
])('%s is read as a window', (text, window) => {
  expect(readWindow(text)).toEqual(window);
});
