import { useTranslation } from '@haisha/i18n';
import { RecordChanges } from '@haisha/records/history/record-changes';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';
import { useVehicleValueText } from '../use-vehicle-value-text.ts';

export type VehicleChangesProps = { vehicleId: string };

/** Every write to the record of a vehicle. */
export function VehicleChanges({ vehicleId }: VehicleChangesProps) {
  const { t, i18n } = useTranslation('vehicle');
  const textOf = useVehicleValueText();
  // A field that a later release has taken away is still in the log.
  const labelOf = (path: string) => (i18n.exists(`vehicle:field.${path}`) ? t(`field.${path}`) : path);
  return <RecordChanges api={vehiclesApi} id={vehicleId} labelOf={labelOf} textOf={textOf} />;
}
