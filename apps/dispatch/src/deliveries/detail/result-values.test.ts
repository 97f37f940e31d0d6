import { expect, test } from 'vitest';
import { delivery, result } from '../../../test/deliveries.ts';
import { proposedResults } from './result-values.ts';

const onTheDay = new Date('2026-11-21T02:05:42.000Z');

test('on the day itself the moment of an act is now, to the minute', () => {
  expect(proposedResults('arrive', delivery(), onTheDay).arrivedAt).toBe('2026-11-21T02:05:00.000Z');
});

test('a result that is entered later has no moment to begin with', () => {
  expect(proposedResults('arrive', delivery(), new Date('2026-11-22T02:05:00.000Z')).arrivedAt).toBeNull();
});

test('what is on record already stays', () => {
  const arrivedAt = '2026-11-21T01:00:00.000Z';
  const row = delivery({ result: result({ arrivedAt, deliveredQuantity: 100 }) });
  expect(proposedResults('deliver', row, onTheDay)).toMatchObject({ arrivedAt, deliveredQuantity: 100 });
});

test('all goods were handed over unless somebody says otherwise', () => {
  expect(proposedResults('deliver', delivery({ quantity: 120 }), onTheDay).deliveredQuantity).toBe(120);
  expect(proposedResults('deliver-partly', delivery({ quantity: 120 }), onTheDay).deliveredQuantity).toBeNull();
});
