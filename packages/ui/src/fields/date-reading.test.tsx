import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { DateReading } from './date-reading.tsx';

afterEach(() => vi.useRealTimers());

const read = () => document.body.textContent;

test.each([
  ['ja', '1964-02-29', 'birth', '土曜・昭和39年・62歳'],
  ['en', '1964-02-29', 'birth', 'Sat, Showa 39, age 62'],
  ['ja', '2027-01-01', 'birth', '金曜・令和9年'],
  ['ja', '2019-04-01', undefined, '月曜・平成31年'],
] as const)('in %s a day, %s (%s), is read as %s', async (locale, day, kind, text) => {
  vi.setSystemTime('2026-11-24T09:00:00Z');
  await renderUi(<DateReading day={day} kind={kind} isTyping={false} />, locale);
  expect(read()).toBe(text);
});

test.each([
  ['2026-12-14', 'あと20日'],
  ['2027-11-24', 'あと365日'],
  ['2026-11-24', '本日まで'],
  ['2026-11-20', '4日超過'],
])('of the end of something, %s, is told how far it is: %s', async (day, left) => {
  vi.setSystemTime('2026-11-24T09:00:00Z');
  await renderUi(<DateReading day={day} kind="expiry" isTyping={false} />);
  expect(screen.getByText(left)).toBeVisible();
});
