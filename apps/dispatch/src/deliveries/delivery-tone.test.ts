import { expect, test } from 'vitest';
import { operationTone, priceTone, tellsPrice } from './delivery-tone.ts';

const today = '2026-11-21';

test.each([
  ['2026-11-20', 'overdue'],
  ['2026-11-21', 'warning'],
  ['2026-11-22', 'warning'],
  ['2026-11-23', 'neutral'],
])('a delivery of %s without a run is %s', (operationDate, tone) => {
  expect(operationTone({ operationStatus: 'open', operationDate }, today)).toBe(tone);
});

test('what goes as planned is quiet, what came back is not', () => {
  const tones = (['assigned', 'delivered', 'partial', 'failed'] as const).map((operationStatus) =>
    operationTone({ operationStatus, operationDate: today }, today),
  );
  expect(tones).toEqual(['quiet', 'quiet', 'warning', 'danger']);
});

test('a fare is missed once the work is done', () => {
  expect(priceTone({ operationStatus: 'assigned', priceStatus: 'undecided' })).toBe('quiet');
  expect(tellsPrice({ operationStatus: 'assigned', priceStatus: 'undecided' })).toBe(false);
  expect(tellsPrice({ operationStatus: 'delivered', priceStatus: 'undecided' })).toBe(true);
  expect(tellsPrice({ operationStatus: 'assigned', priceStatus: 'provisional' })).toBe(true);
  expect(priceTone({ operationStatus: 'delivered', priceStatus: 'undecided' })).toBe('warning');
  expect(priceTone({ operationStatus: 'delivered', priceStatus: 'fixed' })).toBe('quiet');
});
