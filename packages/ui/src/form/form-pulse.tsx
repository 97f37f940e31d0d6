import { createContext, use, useEffect } from 'react';
import { type Control, type FieldValues, useFormState, useWatch } from 'react-hook-form';

/** Told after each change of a form has been drawn. */
export type FormPulse = { listen: (onChange: () => void) => () => void };

export const PulseOfForm = createContext<FormPulse | null>(null);

export type PulseProps = { control: Control<FieldValues>; onBeat: () => void };

/** Draws nothing, and beats whenever values, errors or what is unsaved have changed. */
export function Pulse({ control, onBeat }: PulseProps) {
  useWatch({ control });
  const { errors, dirtyFields } = useFormState({ control });
  useEffect(() => {
    if (errors && dirtyFields) onBeat();
  });
  return null;
}

/** Calls back now and after each change of the form around has been drawn. */
export function useAfterChange(onChange: () => void): void {
  const pulse = use(PulseOfForm);
  useEffect(() => {
    onChange();
    return pulse?.listen(onChange);
  }, [pulse, onChange]);
}
