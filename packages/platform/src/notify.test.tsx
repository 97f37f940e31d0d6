import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { dropKeptNotices, notify, useKeptNotices } from './notify.ts';

beforeEach(() => act(() => dropKeptNotices()));

function kept() {
  const { result } = renderHook(useKeptNotices);
  return () => result.current.map(({ text }) => text);
}

it('keeps errors and notices with an act, newest first, and lets the rest go', () => {
  const texts = kept();
  act(() => {
    notify({ kind: 'success', text: 'saved' });
    notify({ kind: 'error', text: 'failed' });
    notify({ kind: 'info', text: 'release', action: { label: 'now', run: () => undefined } });
  });
  expect(texts()).toEqual(['release', 'failed']);
});

it('gives up one notice, or all', () => {
  const { result } = renderHook(useKeptNotices);
  act(() => ['a', 'b', 'c'].forEach((text) => void notify({ kind: 'error', text })));
  act(() => dropKeptNotices(result.current[1]?.id));
  expect(result.current.map(({ text }) => text)).toEqual(['c', 'a']);
  act(() => dropKeptNotices());
  expect(result.current).toEqual([]);
});

it('keeps no more than thirty', () => {
  const texts = kept();
  act(() => {
    for (let number = 1; number <= 40; number += 1) notify({ kind: 'error', text: String(number) });
  });
  expect(texts()).toHaveLength(30);
  expect(texts()[0]).toBe('40');
});
