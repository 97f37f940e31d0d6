import { useTranslation } from '@haisha/i18n';
import { Field, Textarea } from '@haisha/ui';
import type { RefObject } from 'react';

export type ReasonFieldProps = {
  field?: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (reason: string) => void;
};

const longest = 200;

/** Why somebody goes on; it is kept with name and time. */
export function ReasonField({ field, value, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('board');
  return (
    <Field.Root required>
      <Field.Label>{t('reason.label')}</Field.Label>
      <Textarea
        ref={field}
        rows={2}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.HelperText>{t('reason.kept')}</Field.HelperText>
    </Field.Root>
  );
}
