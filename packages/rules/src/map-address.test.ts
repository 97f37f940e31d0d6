import { expect, test } from 'vitest';
import { mapAddress, positionOf, routeAddress } from './map-address.ts';

const address = '埼玉県春日部市中央1-2-3';
const said = encodeURIComponent(address);
const position = { latitude: 35.975, longitude: 139.752 };

test.each([
  ['google', `https://www.google.com/maps/search/?api=1&query=${said}`],
  ['apple', `https://maps.apple.com/?q=${said}`],
  ['yahoo', `https://map.yahoo.co.jp/search?q=${said}`],
] as const)('%s looks for an address', (service, expected) => {
  expect(mapAddress(service, { address })).toBe(expected);
});

test.each([
  ['google', 'https://www.google.com/maps/search/?api=1&query=35.975%2C139.752'],
  ['apple', `https://maps.apple.com/?ll=35.975,139.752&q=${said}`],
  ['yahoo', 'https://map.yahoo.co.jp/place?lat=35.975&lon=139.752&zoom=17'],
] as const)('%s shows a position that is known', (service, expected) => {
  expect(mapAddress(service, { address, position })).toBe(expected);
});

test.each([
  ['google', 'https://www.google.com/maps/dir/?api=1&destination=35.975%2C139.752'],
  ['apple', 'https://maps.apple.com/?daddr=35.975%2C139.752'],
  ['yahoo', 'https://map.yahoo.co.jp/place?lat=35.975&lon=139.752&zoom=17'],
] as const)('%s leads to a position that is known', (service, expected) => {
  expect(routeAddress(service, { address, position })).toBe(expected);
});

test('the way leads to the address while no position is known', () => {
  expect(routeAddress('google', { address })).toBe(`https://www.google.com/maps/dir/?api=1&destination=${said}`);
  expect(routeAddress('apple', { address: 'A&B #1' })).toBe('https://maps.apple.com/?daddr=A%26B%20%231');
});

test('an address stays text, whatever is in it', () => {
  expect(mapAddress('apple', { address: 'A&B #1' })).toBe('https://maps.apple.com/?q=A%26B%20%231');
});

test('the entrance comes before the building, and half a position is none', () => {
  const entrance = { entranceLatitude: 35.9751, entranceLongitude: 139.7522 };
  expect(positionOf({ ...position, ...entrance })).toEqual({ latitude: 35.9751, longitude: 139.7522 });
  expect(positionOf({ ...position, entranceLatitude: 35.9751, entranceLongitude: null })).toEqual(position);
  expect(positionOf({ latitude: 35.975, longitude: null })).toBeNull();
  expect(positionOf({})).toBeNull();
});
