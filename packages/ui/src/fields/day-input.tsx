import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { Icon, IconButton, type InputProps } from '@haisha/ui';
import { type CSSProperties, useRef } from 'react';
import { DraftInput, type DraftInputProps } from './draft-input.tsx';
import { InnerEnd } from './inner-end.ts';
import { parseDateInput } from './parse-date-input.ts';
import { asText } from './use-draft.ts';

export type DayInputProps = Omit<InputProps, 'name' | 'onBlur' | 'onChange' | 'ref' | 'value'> & {
  /** Its value is YYYY-MM-DD, the text that is no day, or null; a picked day is committed at once. */
  field: DraftInputProps['field'] & { commit: (value: string | null) => void };
  /** The name of the field, also used for the calendar button. */
  label: string;
  /** Hides the calendar, because nothing can be entered. */
  locked?: boolean;
  /** The range of the calendar, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
};

const wireDate = /^\d{4}-\d{2}-\d{2}$/;

/** An input for a day, typed as 20261121, 2026/11/21, 11/21 or R8.11.21, or picked. */
export function DayInput({ field, label, locked = false, min, max, ...control }: DayInputProps) {
  const { t } = useTranslation('ui');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <InnerEnd>
      <DraftInput
        {...control}
        field={field}
        read={readDate}
        write={writeDate}
        minW="7.5rem"
        inputMode="text"
        placeholder={formatDate(exampleDay())}
      />
      {!locked && (
        <>
          {/* The browser's own calendar, opened by the button; people and screen readers use the text field over it. */}
          <input
            ref={picker}
            type="date"
            value={isDay(field.value) ? field.value : ''}
            min={min}
            max={max}
            tabIndex={-1}
            aria-hidden="true"
            style={underneath}
            onChange={(event) => field.commit(event.target.value || null)}
          />
          <IconButton
            type="button"
            variant="ghost"
            colorPalette="gray"
            aria-label={t('date.pick', { field: label })}
            onClick={() => picker.current?.showPicker?.()}
          >
            <Icon name="calendar" size={16} />
          </IconButton>
        </>
      )}
    </InnerEnd>
  );
}

/** Returns whether a field's value is an existing day, YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && wireDate.test(value) && parseDateInput(value.replaceAll('-', '/')) === value;
}

/** Returns the first day of this year's business year: obviously an example. */
export function exampleDay(): string {
  return `${tokyoDate().slice(0, 4)}-04-01`;
}

const underneath: CSSProperties = { position: 'absolute', inset: 0, width: '100%', opacity: 0, pointerEvents: 'none' };

function readDate(text: string): string | null {
  if (text.trim() === '') return null;
  return parseDateInput(text) ?? text;
}

function writeDate(value: unknown): string {
  return isDay(value) ? formatDate(value) : asText(value);
}
