import { Badge } from '@chakra-ui/react/badge';
import type { ReactNode } from 'react';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
export type StatusBadgeProps = { tone: StatusTone; children: ReactNode };

const palettes = { neutral: 'gray', info: 'blue', success: 'green', warning: 'orange', danger: 'red' } as const;

/** A state in a word; the colour only repeats what the word says. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <Badge colorPalette={palettes[tone]} variant="surface" size="md" whiteSpace="normal" wordBreak="keep-all">
      {children}
    </Badge>
  );
}
