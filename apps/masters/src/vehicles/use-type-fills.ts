import type { VehicleType } from '@haisha/validation/vehicle-type';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { type TypeFill, typeFills } from './type-fills.ts';
import type { VehicleFormApi } from './vehicle-values.ts';

/** Fills in what the chosen type knows, each time another type is chosen; for vehicles not saved yet. */
export function useTypeFills(form: VehicleFormApi, types: readonly VehicleType[], isNew: boolean): void {
  const { control, getValues, setValue } = form;
  const chosen = useWatch({ control, name: 'vehicleTypeId' });
  const last = useRef(chosen);
  useEffect(() => {
    const type = types.find(({ id }) => id === chosen);
    if (!isNew || !type || chosen === last.current) return;
    const before = types.find(({ id }) => id === last.current);
    last.current = chosen;
    for (const [name, value] of Object.entries(typeFills(getValues(), type, before))) {
      setValue(name as keyof TypeFill, value as never, { shouldDirty: true, shouldValidate: true });
    }
  }, [chosen, types, isNew, getValues, setValue]);
}
