import { Flex, Text } from '@haisha/ui';
import { type ReactNode, useId } from 'react';
import { FieldBox, type Span, spanStyle } from './field-box.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes } from './field-notes.tsx';
import { useWarningTexts } from './field-warnings.tsx';
import { useIsOptional, useRequired } from './use-required.ts';

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
  /** It cannot be emptied, so that nothing need be said. */
  alwaysSet?: boolean;
  /** What the value means, as it is typed. */
  reading?: ReactNode;
  help?: ReactNode;
  error: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  span?: Span | undefined;
  /** The width of the control, where it is narrower than its columns. */
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
  alwaysSet = false,
  reading,
  help,
  error,
  disabled,
  readOnly,
  span = 4,
  width,
  unit,
  children,
}: FieldFrameProps) {
  const id = useId();
  const warnings = useWarningTexts(name, label);
  const demand = { required, disabled, readOnly };
  const isRequired = useRequired(demand);
  const isOptional = useIsOptional(demand);
  const described = [
    error !== undefined && `${id}-error`,
    error === undefined && warnings.length > 0 && `${id}-warning`,
    unit !== undefined && `${id}-unit`,
    reading !== undefined && `${id}-reading`,
    help !== undefined && `${id}-help`,
  ];
  return (
    <FieldBox data-field={name ?? ''} data-name={label} data-invalid={error && ''} style={spanStyle(span)}>
      <FieldLabel htmlFor={id} isOptional={isOptional && !alwaysSet}>
        {label}
      </FieldLabel>
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
      <FieldNotes id={id} name={name} reading={reading} help={help} error={error} warnings={warnings} />
    </FieldBox>
  );
}
