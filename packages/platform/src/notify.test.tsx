import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { dismissError, dropKeptNotices, endError, notify, useKeptNotices, useStandingError } from './notify.ts';

beforeEach(() => act(() => dropKeptNotices()));

function kept() {
  const { result } = renderHook(useKeptNotices);
  return () => result.current.map(({ text }) => text);
}

it('keeps errors and notices with an action, newest first, and drops the rest', () => {
  const texts = kept();
  act(() => {
    notify({ kind: 'success', text: 'saved' });
    notify({ kind: 'error', text: 'failed' });
    notify({ kind: 'info', text: 'release', action: { label: 'now', run: () => undefined } });
  });
  expect(texts()).toEqual(['release', 'failed']);
});

it.each([
  ['最後のログインは終了しました。', 0],
  ['パスワードを変更しました。ほかの端末のログインは終了しました。', 1],
  ['Signed out there.', 0],
  ['The password was changed. Every other device was logged out.', 1],
])('keeps %j only when a glance is not enough to read it', (text, count) => {
  const texts = kept();
  act(() => notify({ kind: 'success', text }));
  expect(texts()).toHaveLength(count);
});

it('shows the error of the last action until the action succeeds or the error is dismissed, and keeps it after that', () => {
  const texts = kept();
  const { result } = renderHook(useStandingError);
  act(() => notify({ kind: 'error', text: 'failed', about: 'v1' }));
  act(() => notify({ kind: 'success', text: 'copied' }));
  act(() => notify({ kind: 'success', text: 'saved another', about: 'v2' }));
  expect(result.current?.text).toBe('failed');
  act(() => notify({ kind: 'success', text: 'saved', about: 'v1' }));
  expect(result.current).toBeNull();
  act(() => notify({ kind: 'error', text: 'failed', about: 'v1' }));
  act(() => endError('v2'));
  expect(result.current?.text).toBe('failed');
  act(() => endError('v1'));
  expect(result.current).toBeNull();
  act(() => notify({ kind: 'error', text: 'failed again' }));
  act(() => notify({ kind: 'success', text: 'copied' }));
  expect(result.current?.text).toBe('failed again');
  act(dismissError);
  expect(result.current).toBeNull();
  expect(texts()).toEqual(['failed again', 'failed', 'failed']);
});

it('drops one notice, or all', () => {
  const { result } = renderHook(useKeptNotices);
  act(() => ['a', 'b', 'c'].forEach((text) => void notify({ kind: 'error', text })));
  act(() => dropKeptNotices(result.current[1]?.id));
  expect(result.current.map(({ text }) => text)).toEqual(['c', 'a']);
  act(() => dropKeptNotices());
  expect(result.current).toEqual([]);
});

it('keeps at most thirty', () => {
  const texts = kept();
  act(() => {
    for (let number = 1; number <= 40; number += 1) notify({ kind: 'error', text: String(number) });
  });
  expect(texts()).toHaveLength(30);
  expect(texts()[0]).toBe('40');
});
