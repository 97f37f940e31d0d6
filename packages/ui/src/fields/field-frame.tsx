import { useTranslation } from '@haisha/i18n';
import { Badge, Field, Flex, Text } from '@haisha/ui';
import type { ReactNode } from 'react';

export type FieldFrameProps = {
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  error: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  width?: string | undefined;
  /** After the control: kg, 円. */
  unit?: ReactNode;
  children: ReactNode;
};

/** Label above, control with its unit, then the error or the help; the control is described by both. */
export function FieldFrame({
  label,
  required,
  help,
  error,
  disabled,
  readOnly,
  width,
  unit,
  children,
}: FieldFrameProps) {
  return (
    <Field.Root invalid={error !== undefined} disabled={disabled ?? false} readOnly={readOnly ?? false}>
      <Field.Label>
        {label}
        {required && <RequiredMark />}
      </Field.Label>
      <Flex align="center" gap="2" w="full" maxW={width}>
        {children}
        {unit !== undefined && (
          <Text as="span" color="fg.muted" whiteSpace="nowrap">
            {unit}
          </Text>
        )}
      </Flex>
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** The word 必須: an asterisk is not known to everybody. */
export function RequiredMark() {
  const { t } = useTranslation('ui');
  return (
    <Badge colorPalette="red" variant="surface" size="sm">
      {t('field.required')}
    </Badge>
  );
}
