import { formatDate, formatEra, formatWeekday, parseDateInput, tokyoDate, useTranslation } from '@haisha/i18n';
import { Box, Icon, IconButton, Text } from '@haisha/ui';
import { useContext, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormLocked } from '../form/form-locked.ts';
import { DraftInput } from './draft-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText } from './use-draft.ts';
import { useField } from './use-field.ts';

export type DateFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  /** Bounds of the picker, YYYY-MM-DD; the schema decides. */
  min?: string;
  max?: string;
};

const wireDate = /^\d{4}-\d{2}-\d{2}$/;

/** A day, typed as 20261121, 2026/11/21, 11/21 or R8.11.21 or picked; the form holds YYYY-MM-DD or the text that is none. */
export function DateField<Values extends FieldValues, Output = Values>({
  min,
  max,
  ...props
}: DateFieldProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const field = useField(props);
  const picker = useRef<HTMLInputElement>(null);
  const day = isWireDate(field.value) ? field.value : undefined;
  const locked = [useContext(FormLocked), props.disabled, props.readOnly].includes(true);
  return (
    <FieldFrame
      {...props}
      width={props.width ?? '22rem'}
      error={field.error}
      unit={
        day && (
          <Text as="span" fontSize="sm">
            {t('date.weekdayAndEra', { weekday: formatWeekday(day), era: formatEra(day) })}
          </Text>
        )
      }
    >
      {(control) => (
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
                {...{ type: 'date', value: day ?? '', min, max, tabIndex: -1 }}
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
                aria-label={t('date.pick', { field: props.label })}
                onClick={() => picker.current?.showPicker?.()}
              >
                <Icon name="calendar" />
              </IconButton>
            </Box>
          )}
        </>
      )}
    </FieldFrame>
  );
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
  return isWireDate(value) ? formatDate(value) : asText(value);
}

function isWireDate(value: unknown): value is string {
  return typeof value === 'string' && wireDate.test(value) && parseDateInput(value.replaceAll('-', '/')) === value;
}
