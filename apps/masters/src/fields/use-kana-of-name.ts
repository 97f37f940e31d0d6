import { toReading } from '@haisha/rules/kana';
import { useRef } from 'react';

type NamedForm = {
  getValues: (name: 'kana') => unknown;
  setValue: (name: 'kana', kana: string, options: { shouldDirty: true; shouldValidate: boolean }) => void;
};

/** Fills in the kana of a name from how it was typed, until somebody writes the kana; what stands there stays. */
export function useKanaOfName({ getValues, setValue }: NamedForm): (reading: string) => void {
  const filled = useRef('');
  return (reading) => {
    if ((getValues('kana') ?? '') !== filled.current) return;
    const kana = toReading(reading);
    filled.current = kana;
    setValue('kana', kana, { shouldDirty: true, shouldValidate: kana !== '' });
  };
}
