import { Box, Button, type ButtonProps, Icon, IconButton } from '@haisha/ui';
import { type ReactNode, useRef } from 'react';
import { isInFront, useShortcut } from './keys.ts';

export type DayStepperProps = {
  /** The day that is shown, YYYY-MM-DD, and how it is written. */
  date: string;
  text: ReactNode;
  labels: Readonly<Record<'previous' | 'today' | 'next' | 'date', string>>;
  onStep: (direction: 1 | -1) => void;
  onToday: () => void;
  onDate: (date: string) => void;
};

export type DayStepsProps = Omit<DayStepperProps, 'labels' | 'onToday'> & {
  labels: Readonly<Record<'previous' | 'next' | 'date', string>>;
  /** The way back to today. */
  today: ReactNode;
};

/** The day of a page: one back, today, one on, or any by its calendar. `[`, `]` and `T` do the same. */
export function DayStepper({ onToday, ...steps }: DayStepperProps) {
  useShortcut('t', onToday, { when: isInFront });
  const today = (
    <TodayButton aria-keyshortcuts="t" onClick={onToday}>
      {steps.labels.today}
    </TodayButton>
  );
  return <DaySteps {...steps} today={today} />;
}

/** `DayStepper` for a page on which `T` means something else. */
export function DaySteps({ date, text, labels, onStep, onDate, today }: DayStepsProps) {
  const picker = useRef<HTMLInputElement>(null);
  useShortcut('[', () => onStep(-1), { when: isInFront });
  useShortcut(']', () => onStep(1), { when: isInFront });
  return (
    <>
      <IconButton {...quiet} aria-label={labels.previous} aria-keyshortcuts="[" onClick={() => onStep(-1)}>
        <Icon name="chevronLeft" />
      </IconButton>
      {today}
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

/** Stands between the steps. */
export function TodayButton(props: ButtonProps) {
  return <Button {...quiet} {...props} />;
}
