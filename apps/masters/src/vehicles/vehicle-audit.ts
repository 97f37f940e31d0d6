import { vehiclePlace } from '@haisha/references/vehicles/vehicle-place';
import { type AuditReadings, readingOf } from '../audit-reading.ts';
import { historyPath } from './history/history-path.ts';
import { useEntryText } from './history/use-entry-text.ts';
import { useVehicleValueText } from './use-vehicle-value-text.ts';

export const vehicleAudit: AuditReadings = {
  vehicle: readingOf(vehiclePlace, useVehicleValueText),
  vehicleHistory: {
    useText: useEntryText,
    // An entry stands on the page of its vehicle.
    page: {
      permission: 'vehicleHistory.read',
      pathOf: ({ entry }) => (entry === null ? null : historyPath(entry.vehicleId)),
    },
  },
};
