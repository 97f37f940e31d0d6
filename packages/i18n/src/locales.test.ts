// @vitest-environment jsdom

import { describe, expect, test } from 'vitest';
import { localeCookie, readLocaleCookie, writeLocaleCookie } from './locale-cookie.ts';
import { barePath, chooseLocale, isRightToLeft, localeOf, localizedPath, switchLocale } from './locales.ts';
import { setDocumentLanguage } from './set-document-language.ts';

test.each([
  ['/', 'ja', '/'],
  ['/vehicles', 'ja', '/vehicles'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/vehicles/edit/1', 'en', '/vehicles/edit/1'],
  ['/english', 'ja', '/english'],
  ['/vehicles/en', 'ja', '/vehicles/en'],
])('%s is %s, without its prefix %s', (path, locale, bare) => {
  expect(localeOf(path)).toBe(locale);
  expect(barePath(path)).toBe(bare);
});

test.each([
  ['/', '/', '/en'],
  ['/en', '/', '/en'],
  ['/vehicles', '/vehicles', '/en/vehicles'],
  ['/en/vehicles?q=/en/x#a', '/vehicles?q=/en/x#a', '/en/vehicles?q=/en/x#a'],
  ['/?q=1', '/?q=1', '/en?q=1'],
])('%s is %s in Japanese and %s in English', (path, japanese, english) => {
  expect(localizedPath(path, 'ja')).toBe(japanese);
  expect(localizedPath(path, 'en')).toBe(english);
});

test('switching the language keeps the path, the query and the hash', () => {
  const at = { pathname: '/vehicles', search: '?status=retired&page=2', hash: '#row-5' };
  expect(switchLocale(at, 'en')).toBe('/en/vehicles?status=retired&page=2#row-5');
  expect(switchLocale({ ...at, pathname: '/en/vehicles' }, 'ja')).toBe('/vehicles?status=retired&page=2#row-5');
});

describe('the locale of a document', () => {
  test.each([
    ['the path before all', { path: '/en/login', cookie: 'ja', languages: ['ja'] }, 'en'],
    ['a bare path, which is Japanese', { path: '/vehicles', cookie: 'en', languages: ['en-US'] }, 'ja'],
    ['the cookie at the root', { path: '/', cookie: 'en', languages: ['ja'] }, 'en'],
    ['the browser without a cookie', { path: '/', cookie: null, languages: ['fr-FR', 'en-GB', 'ja'] }, 'en'],
    ['the browser after an unknown cookie', { path: '/', cookie: 'fr', languages: ['EN-us'] }, 'en'],
    ['Japanese without any clue', { path: '/', cookie: null, languages: ['fr', 'de'] }, 'ja'],
    ['Japanese for a browser that says nothing', { path: '/', cookie: null, languages: [] }, 'ja'],
  ] as const)('follows %s', (_name, hints, locale) => expect(chooseLocale(hints)).toBe(locale));
});

test.each([
  ['ar', true],
  ['fa-IR', true],
  ['he', true],
  ['HE_il', true],
  ['ja', false],
  ['en-US', false],
  ['', false],
])('%j is written from right to left: %s', (language, expected) => expect(isRightToLeft(language)).toBe(expected));

test('sets the language and direction of the document', () => {
  setDocumentLanguage('ar');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  setDocumentLanguage('ja');
  expect(document.documentElement).toMatchObject({ lang: 'ja', dir: 'ltr' });
});

describe('the cookie of the locale', () => {
  test('lasts 365 days on the whole site and is Secure when set so', () => {
    expect(localeCookie('en', { name: 'haisha-locale', secure: false })).toBe(
      'haisha-locale=en; Max-Age=31536000; Path=/; SameSite=Lax',
    );
    expect(localeCookie('ja', { name: 'l', secure: true })).toBe(
      'l=ja; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    );
  });

  test('is read back', () => {
    expect(readLocaleCookie('haisha-locale')).toBeNull();
    writeLocaleCookie('en', { name: 'haisha-locale', secure: false });
    expect(readLocaleCookie('haisha-locale')).toBe('en');
  });

  test.each([
    ['a=1; haisha-locale=ja; b=2', 'ja'],
    ['x-haisha-locale=en', null],
    ['haisha-locale=fr', null],
    ['', null],
  ])('%j holds %s', (cookies, locale) => expect(readLocaleCookie('haisha-locale', cookies)).toBe(locale));
});
