import { useContext } from 'react';
import { FormLocked } from '../form/form-locked.ts';

type Demand = { required?: boolean | undefined; disabled?: boolean | undefined; readOnly?: boolean | undefined };

/** Returns whether a field is required now: a read-only field requires nothing. */
export function useRequired({ required, disabled, readOnly }: Demand): true | undefined {
  const locked = useContext(FormLocked);
  return (required && !disabled && !readOnly && !locked) || undefined;
}
