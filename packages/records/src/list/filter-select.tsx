import { NativeSelect } from '@haisha/ui';
import { useSheetChoices } from '@haisha/ui/filters';

export type FilterSelectProps<Value extends string> = {
  /** As its chip is called. */
  id: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** A filter of a list with one choice. */
export function FilterSelect<Value extends string>({ id, label, value, onChange, options }: FilterSelectProps<Value>) {
  const Choices = useSheetChoices();
  if (Choices) {
    return <Choices {...{ id, label, options }} values={[value]} onToggle={(chosen) => onChange(chosen as Value)} />;
  }
  return (
    <NativeSelect.Root data-filter={id} w="auto" maxW="full">
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        ps="3"
        pe="8"
        pb="0.5"
        borderColor="border.emphasized"
        // As wide as what is chosen, where the browser can.
        css={{ fieldSizing: 'content', _hover: { bg: 'bg.muted' } }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {`${label}: ${option.label}`}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator insetEnd="3" color="fg" />
    </NativeSelect.Root>
  );
}
