import type { ReactNode } from 'react';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'overdue';
export type StatusBadgeProps = { tone: StatusTone; children: ReactNode };

/** A state in a word; the colour only repeats what the word says. Its looks are among the global rules. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return <span data-tone={tone}>{children}</span>;
}
