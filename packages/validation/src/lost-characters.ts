import { hasLostCharacters } from '@haisha/rules/lost-characters';
import type { UncheckedFields } from './cross-field.ts';
import type { FieldError } from './rule.ts';

/** Points out texts in which another program has put something else for characters that it lacked. */
export function lostCharacterWarnings(draft: UncheckedFields): FieldError[] {
  return Object.entries(draft).flatMap(([path, value]) =>
    typeof value === 'string' && hasLostCharacters(value) ? [{ path, code: 'lostCharacters' }] : [],
  );
}
