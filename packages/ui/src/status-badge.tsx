import type { ReactNode } from 'react';

/**
 * `quiet` is the usual state and plain text, `neutral` another state of the thing, `success` what is live or done;
 * `warning` and the rest are for what is due, late or wrong.
 */
export type StatusTone = 'quiet' | 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'overdue';
export type StatusBadgeProps = { tone: StatusTone; children: ReactNode };

/** A state in one word; the colour only repeats the word. Its styles are global rules. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return <span data-tone={tone}>{children}</span>;
}
