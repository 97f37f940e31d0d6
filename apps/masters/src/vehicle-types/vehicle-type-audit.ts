import { vehicleTypePlace } from '@haisha/references/vehicle-types/vehicle-type-place';
import { type AuditReadings, readingOf } from '../audit-reading.ts';
import { useVehicleTypeText } from './use-vehicle-type-text.ts';

export const vehicleTypeAudit: AuditReadings = { vehicleType: readingOf(vehicleTypePlace, useVehicleTypeText) };
