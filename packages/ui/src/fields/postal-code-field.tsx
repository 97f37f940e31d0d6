import { useTranslation } from '@haisha/i18n';
import { formatPostalCode, isPostalCode, normalizePostalCode } from '@haisha/rules/postal-code';
import { Button, Icon, Input } from '@haisha/ui';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText, useDraft } from './use-draft.ts';
import { useField } from './use-field.ts';

export type PostalCodeFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  /** Looks up seven digits and fills the address fields; resolves to whether the code exists. */
  lookUp?: (postalCode: string) => Promise<boolean>;
};

type LookUpState = 'idle' | 'asking' | 'unknown' | 'failed';

/**
 * A field for a Japanese postal code, shown as 330-0801; the form holds its seven digits, which fill the address once
 * the field is left.
 */
export function PostalCodeField<Values extends FieldValues, Output = Values>({
  lookUp,
  ...props
}: PostalCodeFieldProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const field = useField(props);
  const draft = useDraft(field, readPostalCode, writePostalCode);
  const [state, setState] = useState<LookUpState>('idle');
  // Only digits typed here fill the address: tabbing past must not change a stored address.
  const typed = useRef(false);
  const digits = asText(field.value).replace(/\D/g, '');
  const locked = props.disabled || props.readOnly;

  async function ask() {
    if (!lookUp || digits.length !== 7 || state === 'asking') return;
    typed.current = false;
    setState('asking');
    try {
      setState((await lookUp(digits)) ? 'idle' : 'unknown');
    } catch {
      setState('failed');
    }
  }

  const hint = state === 'unknown' || state === 'failed' ? t(`postalCode.${state}`) : props.help;
  return (
    <FieldFrame {...props} help={hint} width={props.width ?? '20rem'} error={field.error}>
      {(control) => (
        <>
          <Input
            {...control}
            {...draft}
            onChange={(event) => {
              typed.current = true;
              setState('idle');
              draft.onChange(event);
            }}
            onBlur={() => {
              draft.onBlur();
              if (typed.current) void ask();
            }}
            ref={field.ref}
            name={field.name}
            w="8rem"
            flexShrink="0"
            fontVariantNumeric="tabular-nums"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="330-0801"
          />
          {lookUp && !locked && (
            <Button
              type="button"
              variant="outline"
              colorPalette="gray"
              // Disabled while it asks, it would lose the focus that comes from the field.
              aria-busy={state === 'asking'}
              disabled={digits.length !== 7}
              onClick={() => void ask()}
            >
              <Icon name="search" />
              {t('postalCode.fill')}
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Returns seven digits from any width, with or without a hyphen; otherwise the text. */
function readPostalCode(text: string): string | null {
  const code = normalizePostalCode(text);
  if (code === '') return null;
  return isPostalCode(code) ? code : text;
}

function writePostalCode(value: unknown): string {
  return formatPostalCode(asText(value));
}
