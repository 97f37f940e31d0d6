import { chakra } from '@haisha/ui';
import { type ReactNode, useId } from 'react';
import { RequiredMark } from './field-frame.tsx';
import { FieldNotes } from './field-notes.tsx';
import { useWarningTexts } from './field-warnings.tsx';
import { useRequired } from './use-required.ts';

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
  children,
}: FieldGroupProps) {
  const own = useId();
  const id = ownId ?? own;
  const warnings = useWarningTexts(name, label);
  const isRequired = useRequired({ required, disabled, readOnly });
  const described = [
    error !== undefined && `${id}-error`,
    error === undefined && warnings.length > 0 && `${id}-warning`,
    help !== undefined && `${id}-help`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Fieldset data-field="" disabled={disabled} aria-describedby={described || undefined}>
      <Legend>
        {label}
        {isRequired && <RequiredMark />}
      </Legend>
      {children}
      <FieldNotes id={id} help={help} error={error} warnings={warnings} />
    </Fieldset>
  );
}

const Fieldset = chakra('fieldset', { base: { minW: '0', border: 'none', p: '0', m: '0' } });
const Legend = chakra('legend', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'semibold', textStyle: 'sm', p: '0', mb: '1.5' },
});
