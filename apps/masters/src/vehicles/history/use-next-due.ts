import { isDay } from '@haisha/validation/rule';
import type { Vehicle } from '@haisha/validation/vehicle';
import { vehicleEntryKinds } from '@haisha/validation/vehicle-history-choices';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { EntryFormApi } from './entry-values.ts';
import { nextDueDate } from './next-due-date.ts';

/** Proposes the next due day of an inspection, as long as nobody has entered another one. */
export function useNextDue({ control, getValues, setValue }: EntryFormApi, vehicle: Vehicle, isNew: boolean): void {
  const [chosen, day] = useWatch({ control, name: ['kind', 'entryDate'] });
  const proposed = useRef<string | null>(null);
  useEffect(() => {
    const kind = vehicleEntryKinds.find((one) => one === chosen);
    if (!isNew || !kind || !isDay(day)) return;
    if ((getValues('nextDueDate') ?? null) !== proposed.current) return;
    const next = nextDueDate(kind, day, vehicle);
    if (next === proposed.current) return;
    proposed.current = next;
    setValue('nextDueDate', next, { shouldDirty: true, shouldValidate: true });
  }, [chosen, day, vehicle, isNew, getValues, setValue]);
}
