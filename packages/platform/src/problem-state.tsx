import { isProblemError } from '@haisha/http/problem-error';
import { ErrorState } from '@haisha/ui';
import type { ReactNode } from 'react';
import { useProblemText } from './use-problem-text.ts';

export type ProblemStateProps = {
  error: unknown;
  /** What could not be had; without it the problem itself stands there. */
  title?: string;
  onRetry?: () => unknown;
  children?: ReactNode;
};

/** A part of the page that failed by a call: what happened, the number to quote, and a way on. */
export function ProblemState({ error, title, onRetry, children }: ProblemStateProps) {
  const text = useProblemText()(error);
  // Empty where no answer came.
  const requestId = isProblemError(error) ? error.problem.requestId : '';
  return (
    <ErrorState
      title={title ?? text}
      {...(onRetry && { onRetry: () => void onRetry() })}
      {...(requestId !== '' && { requestId })}
    >
      {title === undefined ? children : text}
    </ErrorState>
  );
}
