import type { Zone } from '@haisha/validation/vehicle-body';
import type { FieldText } from '../../../services/audit-log/field-text.ts';
import { labelsOf } from '../../../services/words/labels.ts';
import { zonesText } from './zones-text.ts';

/** The zones of a vehicle or a type, each with its range. */
export const zoneText: FieldText = ({ locale, path, value }) =>
  path === 'zones' && Array.isArray(value) && typeof value[0] === 'object'
    ? zonesText(value as Zone[], labelsOf('vehicleType', locale))
    : undefined;
