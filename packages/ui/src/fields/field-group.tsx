import { Box, chakra, Stack, Text } from '@haisha/ui';
import { type ReactNode, useId } from 'react';
import { RequiredMark } from './field-frame.tsx';

export type FieldGroupProps = {
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  error: string | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
};

/** Several controls under one question. */
export function FieldGroup({ label, required, help, error, disabled, children }: FieldGroupProps) {
  const helpId = useId();
  const errorId = useId();
  const described = [error && errorId, help !== undefined && helpId].filter(Boolean).join(' ');
  return (
    <Fieldset
      disabled={disabled}
      aria-describedby={described || undefined}
      aria-invalid={error !== undefined || undefined}
    >
      <Legend>
        {label}
        {required && <RequiredMark />}
      </Legend>
      <Stack gap="1.5">
        {children}
        {help !== undefined && (
          <Box id={helpId} color="fg.muted" fontSize="xs">
            {help}
          </Box>
        )}
        <Text as="div" id={errorId} aria-live="polite" color="fg.error" fontSize="sm" fontWeight="medium">
          {error}
        </Text>
      </Stack>
    </Fieldset>
  );
}

const Fieldset = chakra('fieldset', { base: { minW: '0', border: 'none', p: '0', m: '0' } });
const Legend = chakra('legend', {
  base: { display: 'flex', alignItems: 'center', gap: '1', fontWeight: 'semibold', textStyle: 'sm', p: '0', mb: '1.5' },
});
