import { expect, test } from 'vitest';
import { registeredShipments } from './transport-register.ts';

const of = (cargoOwnerId: string, originId: string, weightKg: number | null) => ({ cargoOwnerId, originId, weightKg });

test.each([
  ['a shipment of 1.5 t', [of('a', 'x', 1_500)], [[1_500, true]]],
  ['none of a tenth less', [of('a', 'x', 1_499.9)], []],
  ['what one owner hands over at one place together', [of('a', 'x', 800), of('a', 'x', 700)], [[1_500, true]]],
  ['none of two owners together', [of('a', 'x', 800), of('b', 'x', 700)], []],
  ['none of two places together', [of('a', 'x', 800), of('a', 'y', 700)], []],
  [
    'each owner for itself',
    [of('a', 'x', 2_000), of('b', 'x', 100), of('b', 'y', 3_000)],
    [
      [2_000, true],
      [3_000, true],
    ],
  ],
  ['what nobody has weighed', [of('a', 'x', 100), of('a', 'x', null)], [[100, false]]],
  ['nothing of an empty run', [], []],
] as const)('the register holds %s', (_, goods, shipments) => {
  expect(registeredShipments(goods).map(({ isWeighed, weightKg }) => [weightKg, isWeighed])).toEqual(shipments);
});
