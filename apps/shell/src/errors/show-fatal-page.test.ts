import { afterEach, describe, expect, it, vi } from 'vitest';
import { isBot } from '../is-bot.ts';
import { showFatalPage } from './show-fatal-page.ts';
import { watchUnhandledErrors } from './watch-unhandled-errors.ts';

afterEach(() => {
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

describe('the page of last resort', () => {
  it.each([
    ['ja', 'エラーが発生しました', '読み込み直す'],
    ['en', 'Something went wrong', 'Reload'],
  ])('speaks %s, shows the default error and offers to reload', (lang, title, label) => {
    document.documentElement.lang = lang;
    const reload = vi.fn();
    showFatalPage(document, reload);
    expect(document.title).toBe(title);
    expect(document.body).toHaveTextContent('500 Internal Server Error');
    const button = document.querySelector('button');
    expect(button).toHaveTextContent(label);
    button?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; YandexCrawler/3.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) Chrome/100.0', false],
])('treats %s as a crawler: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});

it('reloads the page for a chunk that could not be fetched, and for nothing else', () => {
  const target = new EventTarget() as unknown as Window;
  const reload = vi.fn(() => true);
  watchUnhandledErrors(target, reload);
  const reject = (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  reject(new Error('anything'));
  expect(reload).not.toHaveBeenCalled();
  reject(new Error('Loading chunk 3 failed.'));
  expect(reload).toHaveBeenCalledTimes(1);
});
