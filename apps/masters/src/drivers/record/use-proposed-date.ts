import { isDay } from '@haisha/validation/rule';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { RecordFormApi } from './record-values.ts';

type Entry = `healthChecks.${number}` | `aptitudeTests.${number}`;

/** Fills in when the next check-up or test is due once its day is typed; what a person wrote stays. */
export function useProposedDate(
  { control, getValues, setValue }: RecordFormApi,
  entry: Entry,
  propose: (date: string, kind: unknown) => string,
): void {
  const [date, kind] = useWatch({ control, name: [`${entry}.date`, `${entry}.kind`] });
  const seen = useRef(`${date} ${kind}`);
  const filled = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === `${date} ${kind}`) return;
    seen.current = `${date} ${kind}`;
    const present = getValues(`${entry}.nextDate`) ?? null;
    if (!isDay(date) || (present !== null && present !== '' && present !== filled.current)) return;
    filled.current = propose(date, kind);
    setValue(`${entry}.nextDate`, filled.current, { shouldDirty: true });
  }, [date, kind, entry, propose, getValues, setValue]);
}
