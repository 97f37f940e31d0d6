import type { FilterChip } from '@haisha/ui/filters';

type Choice<Value extends string> = {
  id: string;
  label: string;
  values: readonly Value[];
  options: readonly { value: Value; label: string }[];
  onChange: (values: Value[]) => void;
};

/** One chip for each chosen value of a filter. */
export function chipsOf<Value extends string>({ id, label, values, options, onChange }: Choice<Value>): FilterChip[] {
  return values.map((value) => ({
    id: `${id}.${value}`,
    label: `${label}: ${options.find((option) => option.value === value)?.label ?? value}`,
    onRemove: () => onChange(values.filter((other) => other !== value)),
  }));
}
