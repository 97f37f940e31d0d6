import { formatPlate, type Plate } from '@haisha/rules/plate';
import type { FieldText } from '../../../services/audit-log/field-text.ts';

export const plateText: FieldText = ({ path, value }) =>
  path === 'plate' ? { text: formatPlate(value as Plate) } : undefined;
