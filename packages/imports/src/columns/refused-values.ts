import { refusalOf } from '@haisha/records/form/refusal';
import type { FixedValue } from '@haisha/validation/import';
import type { FieldError } from '@haisha/validation/rule';

type RefusedValue = FixedValue & { error: FieldError };

/** The values for all rows that the server refused of those it was sent. */
export function refusedValues(error: unknown, sent: readonly FixedValue[] = []): RefusedValue[] {
  const refusal = refusalOf(error);
  if (refusal.kind !== 'fields') return [];
  return refusal.errors.flatMap((one) => {
    const [, place = ''] = /^fixed\.(\d+)\.text$/.exec(one.path) ?? [];
    const value = place === '' ? undefined : sent[Number(place)];
    return value ? [{ ...value, error: one }] : [];
  });
}
