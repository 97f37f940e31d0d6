import { useTranslation } from '@haisha/i18n';
import { Button, Icon, Input } from '@haisha/ui';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText, useDraft } from './use-draft.ts';
import { useField } from './use-field.ts';

export type PostalCodeFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  /** Finds the place of seven digits and fills the address fields; resolves to whether there is one. */
  lookUp?: (postalCode: string) => Promise<boolean>;
};

type LookUpState = 'idle' | 'asking' | 'unknown' | 'failed';

/** A Japanese postal code, NNN-NNNN; complete digits can fill the address. */
export function PostalCodeField<Values extends FieldValues, Output = Values>({
  lookUp,
  ...props
}: PostalCodeFieldProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const field = useField(props);
  const draft = useDraft(field, readPostalCode, asText);
  const [state, setState] = useState<LookUpState>('idle');
  const digits = asText(field.value).replace(/\D/g, '');
  const locked = props.disabled || props.readOnly;

  async function ask() {
    if (!lookUp || digits.length !== 7) return;
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
              loading={state === 'asking'}
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

/** NNN-NNNN from seven digits in any width, with or without a hyphen; otherwise the text. */
export function readPostalCode(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[〒\s]/g, '')
    .replace(/[-−ー‐―]/g, '');
  if (plain === '') return null;
  return /^\d{7}$/.test(plain) ? `${plain.slice(0, 3)}-${plain.slice(3)}` : text;
}
