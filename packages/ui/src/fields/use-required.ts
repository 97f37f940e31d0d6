import { useContext } from 'react';
import { FormLocked } from '../form/form-locked.ts';

type Demand = { required?: boolean | undefined; disabled?: boolean | undefined; readOnly?: boolean | undefined };

/** Whether a field asks for something now: one that can only be read demands nothing of its reader. */
export function useRequired({ required, disabled, readOnly }: Demand): true | undefined {
  const locked = useContext(FormLocked);
  return (required && !disabled && !readOnly && !locked) || undefined;
}
