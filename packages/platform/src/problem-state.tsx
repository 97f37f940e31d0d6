import { isProblemError } from '@haisha/http/problem-error';
import { ErrorState } from '@haisha/ui';
import type { ReactNode } from 'react';
import { useProblemText } from './use-problem-text.ts';

export type ProblemStateProps = {
  error: unknown;
  /** What could not be loaded; without it the problem itself is the title. */
  title?: string;
  onRetry?: () => unknown;
  children?: ReactNode;
};

/** Shows a part of the page that failed to load: the problem, the request number, and a retry button. */
export function ProblemState({ error, title, onRetry, children }: ProblemStateProps) {
  const text = useProblemText()(error);
  // Empty when no answer came.
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
