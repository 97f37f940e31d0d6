import { expect, it } from 'vitest';
import { wellFormedAddress } from './well-formed-address.ts';

it.each([
  ['/vehicles', '/vehicles'],
  ['/vehicles/%E8%BB%8A?q=%', '/vehicles/%E8%BB%8A?q=%'],
  ['/vehicles/edit/%E0%A4%A', '/vehicles/edit/%25E0%25A4%25A'],
  ['/%2e%2e/%?q=%20', '/%252e%252e/%25?q=%20'],
  ['/%zz#%', '/%25zz#%'],
  ['*', '*'],
  ['', ''],
])('%s is routed as %s', (address, routed) => {
  expect(wellFormedAddress(address)).toBe(routed);
  expect(wellFormedAddress(routed)).toBe(routed);
});
