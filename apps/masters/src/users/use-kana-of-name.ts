import { useRef } from 'react';
import type { UserFormApi } from './user-values.ts';

/** Fills in the kana of a name from how it was typed, until somebody writes the kana; what stands there stays. */
export function useKanaOfName({ getValues, setValue }: UserFormApi): (reading: string) => void {
  const filled = useRef('');
  return (reading) => {
    if ((getValues('kana') ?? '') !== filled.current) return;
    filled.current = reading;
    setValue('kana', reading, { shouldDirty: true, shouldValidate: reading !== '' });
  };
}
