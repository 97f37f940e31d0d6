import type { ReactNode } from 'react';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'overdue';
export type StatusBadgeProps = { tone: StatusTone; children: ReactNode };

/** A state in one word; the colour only repeats the word. Its styles are global rules. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return <span data-tone={tone}>{children}</span>;
}
