import { useTranslation } from '@haisha/i18n';
import { Field, Textarea } from '@haisha/ui';
import { type RefObject, useRef } from 'react';
import { ReadyReasons } from './ready-reasons.tsx';

export type ReasonFieldProps = {
  field?: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (reason: string) => void;
  /** Whether reasons are offered, which are those of going on against findings. */
  offersReady?: boolean;
};

const longest = 200;

/** Why somebody goes on; it is kept with name and time. */
export function ReasonField({ field, value, onChange, offersReady = false }: ReasonFieldProps) {
  const { t } = useTranslation('board');
  const own = useRef<HTMLTextAreaElement>(null);
  const text = field ?? own;

  /** It can be added to, and the dialog be confirmed from there. */
  function take(reason: string): void {
    onChange(reason);
    text.current?.focus();
  }

  return (
    <Field.Root required>
      <Field.Label>{t('reason.label')}</Field.Label>
      {offersReady && <ReadyReasons onChoose={take} />}
      <Textarea
        ref={text}
        rows={2}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.HelperText>{t('reason.kept')}</Field.HelperText>
    </Field.Root>
  );
}
