import { shortNameOf } from '@haisha/rules/short-name';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { DriverFormApi } from './driver-values.ts';

/** Fills in what the board calls a driver from the name, until somebody writes it; what stands there stays. */
export function useShortNameOfName({ control, getValues, setValue }: DriverFormApi): void {
  const name = useWatch({ control, name: 'name' });
  const seen = useRef(name);
  const filled = useRef('');
  useEffect(() => {
    if (name === seen.current) return;
    seen.current = name;
    if ((getValues('shortName') ?? '') !== filled.current) return;
    filled.current = shortNameOf(name ?? '');
    setValue('shortName', filled.current, { shouldDirty: true, shouldValidate: filled.current !== '' });
  }, [name, getValues, setValue]);
}
