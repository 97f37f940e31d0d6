import type { FilterChip } from '@haisha/ui/filters';
import type { ManyChoice } from './many-choice.ts';

/** The chip of a filter with all its chosen values; none where nothing is chosen. */
export function chipsOf<Value extends string>({
  id,
  label,
  values: chosen,
  options,
  onChange,
}: ManyChoice<Value>): FilterChip[] {
  if (chosen.length === 0) return [];
  const values = chosen.map((value) => options.find((option) => option.value === value)?.label ?? value);
  return [{ id, name: label, values, onRemove: () => onChange(() => []) }];
}
