import type { Draft } from './cross-field.ts';
import type { FieldError } from './rule.ts';

/** Rules between the fields of a vehicle; each speaks only when the values it needs are there. */
export function vehicleErrors(draft: Draft): FieldError[] {
  return [...weightErrors(draft)];
}

function weightErrors({ grossWeightKg, maxLoadKg }: Draft): FieldError[] {
  if (typeof grossWeightKg !== 'number' || typeof maxLoadKg !== 'number' || maxLoadKg < grossWeightKg) return [];
  return [{ path: 'maxLoadKg', code: 'mustBeBelow', params: { other: 'grossWeightKg' } }];
}
