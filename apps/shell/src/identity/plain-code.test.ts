import { expect, it } from 'vitest';
import { plainCode } from './plain-code.ts';

it.each([
  [' 123 456 ', '123456'],
  ['１２３　４５６', '123456'],
  ['23AB-45CD-67EF-89GH', '23AB45CD67EF89GH'],
  ['23AB – 45CD', '23AB45CD'],
])('reads the code from %j', (text, code) => {
  expect(plainCode(text)).toBe(code);
});
