import { hasLostCharacters } from '@haisha/rules/lost-characters';
import type { UncheckedFields } from './cross-field.ts';
import type { FieldError } from './rule.ts';

/**
 * Points out texts in which another program has put something else for characters that it lacked, also in the parts and
 * lists of a form: `terms.bankName`, `stops.0.note`.
 */
export function lostCharacterWarnings(draft: UncheckedFields): FieldError[] {
  const found: FieldError[] = [];
  // In a loop, as imports ask of many thousand forms.
  for (const path in draft) {
    const value = draft[path];
    if (typeof value === 'string') {
      if (hasLostCharacters(value)) found.push({ path, code: 'lostCharacters' });
    } else if (typeof value === 'object' && value !== null) {
      const within = lostCharacterWarnings(value as UncheckedFields);
      for (const one of within) found.push({ ...one, path: `${path}.${one.path}` });
    }
  }
  return found;
}
