import { useContext } from 'react';
import { FormLocked } from '../form/form-locked.ts';

type Demand = { required?: boolean | undefined; disabled?: boolean | undefined; readOnly?: boolean | undefined };

/** Returns whether a field is required now: a read-only field requires nothing. */
export function useRequired(demand: Demand): true | undefined {
  return (useIsOpen(demand) && demand.required) || undefined;
}

/** Returns whether a field may stay empty, where it can be filled in at all. */
export function useIsOptional(demand: Demand): boolean {
  return useIsOpen(demand) && !demand.required;
}

function useIsOpen({ disabled, readOnly }: Demand): boolean {
  return !useContext(FormLocked) && !disabled && !readOnly;
}
