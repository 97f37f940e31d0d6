import { describe, expect, test } from 'vitest';
import { boxAround, distanceMetres } from './distance.ts';

const iwatsuki = { latitude: 35.9497, longitude: 139.6942 };
const funabashi = { latitude: 35.6947, longitude: 139.9825 };
const atsugi = { latitude: 35.4431, longitude: 139.3625 };

describe('the straight-line distance between two places', () => {
  test.each([
    ['岩槻–船橋', iwatsuki, funabashi, 38.5],
    ['岩槻–厚木', iwatsuki, atsugi, 63.8],
    ['船橋–厚木', funabashi, atsugi, 62.7],
    ['no way at all', atsugi, atsugi, 0],
  ])('%s is %s km', (_name, one, other, kilometres) => {
    expect(distanceMetres(one, other) / 1000).toBeCloseTo(kilometres, 0);
    expect(distanceMetres(one, other)).toBe(distanceMetres(other, one));
  });
});

test('a box contains everything within half its side, and no corner is nearer', () => {
  const { south, north, west, east } = boxAround(iwatsuki, 50);
  expect([south, north].map((latitude) => Math.sign(latitude - iwatsuki.latitude))).toEqual([-1, 1]);
  expect([west, east].map((longitude) => Math.sign(longitude - iwatsuki.longitude))).toEqual([-1, 1]);
  for (const latitude of [south, north]) expect(distanceMetres(iwatsuki, { ...iwatsuki, latitude })).toBeCloseTo(50, 3);
  for (const longitude of [west, east]) expect(distanceMetres(iwatsuki, { ...iwatsuki, longitude })).toBeCloseTo(50, 1);
});
