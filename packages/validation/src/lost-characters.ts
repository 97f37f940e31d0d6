import { hasLostCharacters } from '@haisha/rules/lost-characters';
import type { UncheckedFields } from './cross-field.ts';
import type { FieldError } from './rule.ts';

/**
 * Points out texts in which another program has put something else for characters that it lacked, also in the parts and
 * lists of a form: `terms.bankName`, `stops.0.note`.
 */
export function lostCharacterWarnings(draft: UncheckedFields): FieldError[] {
  return Object.entries(draft).flatMap(([path, value]): FieldError[] => {
    if (typeof value === 'string') return hasLostCharacters(value) ? [{ path, code: 'lostCharacters' }] : [];
    if (typeof value !== 'object' || value === null) return [];
    return lostCharacterWarnings(value as UncheckedFields).map((one) => ({ ...one, path: `${path}.${one.path}` }));
  });
}
