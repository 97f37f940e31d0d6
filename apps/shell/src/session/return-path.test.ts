import { expect, it } from 'vitest';
import { returnPathOf, withReturnPath } from './return-path.ts';

const site = 'https://haisha.test';

it.each([
  ['/vehicles?q=12&sort=-code', '/login?returnTo=%2Fvehicles%3Fq%3D12%26sort%3D-code'],
  ['/en/vehicles', '/login?returnTo=%2Fen%2Fvehicles'],
  ['/', '/login'],
  ['/en', '/login'],
  ['/en/login', '/login'],
  ['/auth?code=1', '/login'],
])('remembers %s as %s', (path, expected) => {
  expect(withReturnPath('/login', new URL(path, site))).toBe(expected);
});

it.each([
  ['/vehicles?q=12', '/vehicles?q=12'],
  ['https://example.com/', null],
  ['//example.com/', null],
  ['/\\example.com', null],
  ['/.//example.com', null],
  ['/..//example.com', null],
  ['/a/../..//example.com', null],
  ['javascript:alert(1)', null],
  ['', null],
])('follows %s to %s', (path, expected) => {
  expect(returnPathOf(new URL(`/login?${new URLSearchParams({ returnTo: path })}`, site))).toBe(expected);
});
