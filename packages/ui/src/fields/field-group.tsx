import { chakra } from '@haisha/ui';
import { type ReactNode, useId } from 'react';
import { FieldBox, type Span, spanStyle } from './field-box.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes } from './field-notes.tsx';
import { useWarningTexts } from './field-warnings.tsx';
import { useIsOptional } from './use-required.ts';

export type FieldGroupProps = {
  /** For controls of the group: its error has the id `<id>-error`. */
  id?: string;
  /** The path of the field in its form. */
  name?: string | undefined;
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  error: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  span?: Span | undefined;
  children: ReactNode;
};

/** Several controls with one label. */
export function FieldGroup({
  id: ownId,
  name,
  label,
  required,
  help,
  error,
  disabled,
  readOnly,
  span = 12,
  children,
}: FieldGroupProps) {
  const own = useId();
  const id = ownId ?? own;
  const warnings = useWarningTexts(name, label);
  const isOptional = useIsOptional({ required, disabled, readOnly });
  const described = [
    error !== undefined && `${id}-error`,
    error === undefined && warnings.length > 0 && `${id}-warning`,
    help !== undefined && `${id}-help`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <FieldBox
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-disabled={disabled || undefined}
      data-field={name ?? ''}
      data-name={label}
      data-invalid={error && ''}
      style={spanStyle(span)}
    >
      <FieldLabel id={`${id}-label`} isOptional={isOptional}>
        {label}
      </FieldLabel>
      <Controls disabled={disabled} role="presentation">
        {children}
      </Controls>
      <FieldNotes id={id} name={name} help={help} error={error} warnings={warnings} />
    </FieldBox>
  );
}

const Controls = chakra('fieldset', { base: { minW: '0', border: 'none', p: '0', m: '0' } });
