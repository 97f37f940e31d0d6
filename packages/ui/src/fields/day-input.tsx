import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { Box, Icon, IconButton, type InputProps } from '@haisha/ui';
import { useRef } from 'react';
import { DraftInput, type DraftInputProps } from './draft-input.tsx';
import { parseDateInput } from './parse-date-input.ts';
import { asText } from './use-draft.ts';

export type DayInputProps = Omit<InputProps, 'name' | 'onBlur' | 'onChange' | 'ref' | 'value'> & {
  /** Its value is YYYY-MM-DD, the text that is no day, or null; a day that is picked is committed at once. */
  field: DraftInputProps['field'] & { commit: (value: string | null) => void };
  /** What the button of the calendar is called after. */
  label: string;
  /** Without the calendar, as nothing can be entered. */
  locked?: boolean;
  /** Bounds of the calendar, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
};

const wireDate = /^\d{4}-\d{2}-\d{2}$/;

/** A day, typed as 20261121, 2026/11/21, 11/21 or R8.11.21, or picked. */
export function DayInput({ field, label, locked = false, min, max, ...control }: DayInputProps) {
  const { t } = useTranslation('ui');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <DraftInput
        {...control}
        field={field}
        read={readDate}
        write={writeDate}
        w="8.75rem"
        flexShrink="0"
        inputMode="text"
        placeholder={formatDate(exampleDay())}
      />
      {!locked && (
        <Box position="relative">
          {/* The browser's own calendar, opened by the button; the text field beside it is the one people and screen readers use. */}
          <Box
            as="input"
            ref={picker}
            {...{ type: 'date', value: isDay(field.value) ? field.value : '', min, max, tabIndex: -1 }}
            aria-hidden="true"
            position="absolute"
            inset="0"
            opacity="0"
            pointerEvents="none"
            w="full"
            onChange={(event) => field.commit((event.target as HTMLInputElement).value || null)}
          />
          <IconButton
            type="button"
            variant="outline"
            colorPalette="gray"
            aria-label={t('date.pick', { field: label })}
            onClick={() => picker.current?.showPicker?.()}
          >
            <Icon name="calendar" />
          </IconButton>
        </Box>
      )}
    </>
  );
}

/** Whether a value of a day's field is a day, YYYY-MM-DD, that exists. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && wireDate.test(value) && parseDateInput(value.replaceAll('-', '/')) === value;
}

/** The first day of the business year of today's year: plain enough to be taken for an example. */
export function exampleDay(): string {
  return `${tokyoDate().slice(0, 4)}-04-01`;
}

function readDate(text: string): string | null {
  if (text.trim() === '') return null;
  return parseDateInput(text) ?? text;
}

function writeDate(value: unknown): string {
  return isDay(value) ? formatDate(value) : asText(value);
}
