import { Box, Button, Icon, IconButton } from '@haisha/ui';
import { type ReactNode, useRef } from 'react';
import { useShortcut } from './keys.ts';

export type DayStepperProps = {
  /** The day that is shown, YYYY-MM-DD, and how it is written. */
  date: string;
  text: ReactNode;
  labels: Readonly<Record<'previous' | 'today' | 'next' | 'date', string>>;
  onStep: (direction: 1 | -1) => void;
  onToday: () => void;
  onDate: (date: string) => void;
  /** False where `T` means something else. */
  hasTodayKey?: boolean;
};

/** The day of a page: one back, today, one on, or any by its calendar. `[`, `]` and `T` do the same. */
export function DayStepper({ date, text, labels, onStep, onToday, onDate, hasTodayKey = true }: DayStepperProps) {
  const picker = useRef<HTMLInputElement>(null);
  useShortcut('[', () => onStep(-1));
  useShortcut(']', () => onStep(1));
  useShortcut('t', onToday, { enabled: hasTodayKey });
  return (
    <>
      <IconButton {...quiet} aria-label={labels.previous} aria-keyshortcuts="[" onClick={() => onStep(-1)}>
        <Icon name="chevronLeft" />
      </IconButton>
      <Button {...quiet} aria-keyshortcuts={hasTodayKey ? 't' : undefined} onClick={onToday}>
        {labels.today}
      </Button>
      <IconButton {...quiet} aria-label={labels.next} aria-keyshortcuts="]" onClick={() => onStep(1)}>
        <Icon name="chevronRight" />
      </IconButton>
      <Box
        position="relative"
        fontWeight="bold"
        textStyle="md"
        whiteSpace="nowrap"
        px="1"
        flexShrink="0"
        rounded="sm"
        // The field lies unseen over the text.
        _focusWithin={{ outline: '2px solid', outlineColor: 'primary.fg', outlineOffset: '2px' }}
      >
        <span>{text}</span>
        <Box asChild position="absolute" inset="0" opacity="0" w="full" cursor="pointer">
          <input
            ref={picker}
            type="date"
            aria-label={labels.date}
            value={date}
            onClick={() => picker.current?.showPicker?.()}
            onChange={(event) => event.target.value && onDate(event.target.value)}
          />
        </Box>
      </Box>
    </>
  );
}

const quiet = { variant: 'outline', colorPalette: 'gray', flexShrink: '0' } as const;
