import { ProblemError } from '@haisha/http/problem-error';
import { initI18n } from '@haisha/i18n';
import problem from '@haisha/i18n/ja/problem.json';
import ui from '@haisha/i18n/ja/ui.json';
import { UiProvider } from '@haisha/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { ProblemState } from './problem-state.tsx';

beforeAll(async () => {
  const load = { ja: async () => ({ problem, ui }), en: async () => ({}) };
  await initI18n({ locale: 'ja', load, log: { error: () => undefined }, isProduction: true });
});

function show(part: ReactNode): void {
  render(<UiProvider>{part}</UiProvider>);
}

function problemOf(requestId: string): ProblemError {
  return new ProblemError({ type: 'about:blank', title: 'x', status: 503, code: 'unavailable', requestId });
}

test('shows the problem and the request number, and tries again', () => {
  const onRetry = vi.fn();
  show(<ProblemState error={problemOf('0198')} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(problem.unavailable);
  expect(screen.getByText(/0198/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: ui.error.retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows the given title above the reason', () => {
  show(<ProblemState error={new Error('x')} title="履歴を読み込めませんでした" />);
  expect(screen.getByText('履歴を読み込めませんでした')).toBeVisible();
  expect(screen.getByText(problem.internal)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows no request number when no answer came', () => {
  show(<ProblemState error={problemOf('')} />);
  expect(screen.getByRole('alert')).not.toHaveTextContent(ui.error.requestId.replace('{{id}}', '').trim());
});
