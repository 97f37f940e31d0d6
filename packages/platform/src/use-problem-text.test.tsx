import { ProblemError } from '@haisha/http/problem-error';
import { initI18n } from '@haisha/i18n';
import ja from '@haisha/i18n/ja/problem.json';
import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { useProblemText } from './use-problem-text.ts';

const onMissing = vi.fn();

beforeAll(async () => {
  const load = { ja: async () => ({ problem: ja }), en: async () => ({}) };
  await initI18n({ locale: 'ja', load, log: { error: () => undefined }, onMissing, isProduction: true });
});

function textOf(error: unknown): string {
  return renderHook(() => useProblemText()).result.current(error);
}

function problemOf(code: string): ProblemError {
  return new ProblemError({ type: 'about:blank', title: 'x', status: 409, code: code as 'internal', requestId: '' });
}

test('describes the problem in words', () => {
  expect(textOf(problemOf('version.conflict'))).toBe(ja.version.conflict);
  expect(textOf(problemOf('network'))).toBe(ja.network);
});

test('treats anything else as a fault of the server and reports no missing text', () => {
  expect(textOf(problemOf('weather.bad'))).toBe(ja.internal);
  expect(textOf(new Error('x'))).toBe(ja.internal);
  expect(onMissing).not.toHaveBeenCalled();
});
