import type { FilterChip } from '@haisha/ui/filters';
import type { ManyChoice } from './many-choice.ts';

/** One chip for each chosen value of a filter. */
export function chipsOf<Value extends string>({
  id,
  label,
  values,
  options,
  onChange,
}: ManyChoice<Value>): FilterChip[] {
  return values.map((value) => ({
    id: `${id}.${value}`,
    label: `${label}: ${options.find((option) => option.value === value)?.label ?? value}`,
    onRemove: () => onChange((chosen) => chosen.filter((other) => other !== value)),
  }));
}
