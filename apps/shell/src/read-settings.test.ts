import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

function pageWith(text: string | null): Document {
  const page = document.implementation.createHTMLDocument();
  if (text === null) return page;
  const element = page.createElement('script');
  element.id = 'haisha-settings';
  element.type = 'application/json';
  element.textContent = text;
  page.head.append(element);
  return page;
}

describe('the settings of the page', () => {
  it.each([[null], [''], ['\n']])('are the defaults when the host fills in %j', (text) => {
    expect(readSettings(pageWith(text))).toMatchObject({
      apiBase: '/api',
      csrf: { cookie: 'XSRF-TOKEN' },
      mapService: 'google',
    });
  });

  it('are what the server wrote', () => {
    expect(readSettings(pageWith('{"apiBase":"https://api.test","httpTimeoutMs":5000}'))).toMatchObject({
      apiBase: 'https://api.test',
      httpTimeoutMs: 5000,
      localeCookie: { name: 'haisha-locale' },
    });
  });

  it.each([['[]'], ['{"apiBase":1}'], ['{"csrf":{"cookie":"x"}}'], ['{'], ['null']])('are not read from %s', (text) => {
    expect(() => readSettings(pageWith(text))).toThrow();
  });
});
