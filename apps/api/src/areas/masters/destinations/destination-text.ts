import type { Destination } from '@haisha/validation/destination';
import type { FieldText } from '../../../services/audit-log/field-text.ts';
import { labelsOf } from '../../../services/words/labels.ts';
import { slotsText } from './slots-text.ts';

/** The times at which a destination takes goods. */
export const destinationText: FieldText = ({ locale, entity, path, value }) =>
  entity === 'destination' && path === 'slots' && Array.isArray(value)
    ? slotsText(value as Destination['slots'], labelsOf('destination', locale))
    : undefined;
