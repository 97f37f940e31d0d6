import { useSheetChoices } from '@haisha/ui/filters';
import { FilterControl } from './filter-control.tsx';

export type FilterSelectProps<Value extends string> = {
  /** As its chip is called. */
  id: string;
  label: string;
  value: Value;
  /** The choice that filters nothing, or as little as can be; without it there is no way to be rid of the others. */
  none?: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** Stands for an empty value: what stands in a menu has a name. */
const unnamed = '-';

/** A filter of a list with one choice. */
export function FilterSelect<Value extends string>({
  id,
  label,
  value,
  none,
  onChange,
  options,
}: FilterSelectProps<Value>) {
  const Choices = useSheetChoices();
  const choose = (chosen: string) => onChange(chosen as Value);
  if (Choices) return <Choices {...{ id, label, options }} values={[value]} onToggle={choose} />;
  return (
    <FilterControl
      {...{ id, label }}
      text={options.find((option) => option.value === value)?.label ?? ''}
      isOne
      choices={options.map((option) => ({
        id: option.value || unnamed,
        label: option.label,
        checked: option.value === value,
      }))}
      onToggle={(chosen) => choose(chosen === unnamed ? '' : chosen)}
      onRemove={none === undefined || value === none ? undefined : () => onChange(none)}
    />
  );
}
