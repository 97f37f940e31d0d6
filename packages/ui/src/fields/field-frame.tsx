import { useTranslation } from '@haisha/i18n';
import { Badge, Box, chakra, Flex, Text } from '@haisha/ui';
import { type ReactNode, useId } from 'react';
import { FieldNotes } from './field-notes.tsx';
import { useWarningTexts } from './field-warnings.tsx';
import { useRequired } from './use-required.ts';

/** The props that the frame passes to its control. */
export type ControlProps = {
  id: string;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  'aria-required': boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

export type FieldFrameProps = {
  /** The path of the field in its form. */
  name?: string | undefined;
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  error: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  width?: string | undefined;
  /** Shown after the control: kg, 円. */
  unit?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** A label, the control with its unit, then the error and the help; all of them describe the control. */
export function FieldFrame({
  name,
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
  const id = useId();
  const warnings = useWarningTexts(name, label);
  const isRequired = useRequired({ required, disabled, readOnly });
  const described = [
    error !== undefined && `${id}-error`,
    error === undefined && warnings.length > 0 && `${id}-warning`,
    unit !== undefined && `${id}-unit`,
    help !== undefined && `${id}-help`,
  ];
  return (
    <Box data-field="" w="full" minW="0">
      <Label htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </Label>
      <Flex align="center" gap="2" w="full" maxW={width}>
        {children({
          id,
          disabled,
          readOnly,
          'aria-required': isRequired,
          'aria-invalid': error !== undefined || undefined,
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        })}
        {unit !== undefined && (
          <Text as="span" id={`${id}-unit`} color="fg.muted" whiteSpace="nowrap">
            {unit}
          </Text>
        )}
      </Flex>
      <FieldNotes id={id} help={help} error={error} warnings={warnings} />
    </Box>
  );
}

/** The word 必須, because not everybody knows what an asterisk means. */
export function RequiredMark() {
  const { t } = useTranslation('ui');
  return (
    <Badge aria-hidden="true" colorPalette="red" variant="surface" size="sm">
      {t('field.required')}
    </Badge>
  );
}

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    mb: '1.5',
    textStyle: 'sm',
    fontWeight: 'semibold',
    w: 'fit-content',
  },
});
