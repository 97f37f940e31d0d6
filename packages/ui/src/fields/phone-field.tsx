import { useTranslation } from '@haisha/i18n';
import { formatPhone, isPhone } from '@haisha/rules/phone';
import { Icon, IconButton } from '@haisha/ui';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { InnerEnd } from './inner-end.ts';
import { PhoneInput } from './phone-input.tsx';
import { asText } from './use-draft.ts';
import { useField } from './use-field.ts';

export type PhoneFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output>;

/**
 * A field for a telephone number, typed in any width with or without hyphens, shown as 03-1234-5678; the form holds its
 * digits. In it a complete number is called.
 */
export function PhoneField<Values extends FieldValues, Output = Values>(props: PhoneFieldProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const field = useField(props);
  const number = asText(field.value);
  return (
    <FieldFrame {...props} error={field.error}>
      {(control) => (
        <InnerEnd>
          <PhoneInput {...control} field={field} />
          {isPhone(number) && (
            <IconButton
              asChild
              variant="ghost"
              colorPalette="gray"
              size="sm"
              aria-label={t('contact.call', { number: formatPhone(number) })}
            >
              <a href={`tel:${number}`}>
                <Icon name="call" size={16} />
              </a>
            </IconButton>
          )}
        </InnerEnd>
      )}
    </FieldFrame>
  );
}
