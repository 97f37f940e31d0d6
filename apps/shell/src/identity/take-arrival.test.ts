import { expect, it } from 'vitest';
import { linkTokenOf, signOnQueryOf } from './take-arrival.ts';

it.each([
  ['#link=abc-_123', 'abc-_123'],
  ['#section', null],
  ['', null],
])('reads the token of a one-time link from %j', (hash, token) => {
  expect(linkTokenOf(hash)).toBe(token);
});

it.each([
  ['https://haisha.example/auth?code=c&state=s', 'code=c&state=s'],
  ['https://haisha.example/auth?error=access_denied&state=s', 'error=access_denied&state=s'],
  ['https://haisha.example/auth?returnTo=%2F', null],
  ['https://haisha.example/auth', null],
])('recognizes by %s whether a provider returned the browser', (address, query) => {
  expect(signOnQueryOf(new URL(address))).toBe(query);
});
