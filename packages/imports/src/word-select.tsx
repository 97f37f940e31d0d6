import { NativeSelect } from '@haisha/ui';

export type WordSelectProps = {
  /** What stands there while nothing is chosen. */
  placeholder: string;
  words: readonly string[];
  value: string;
  /** Where no label of a field names it. */
  label?: string;
  onChange: (word: string) => void;
};

/** One word of a closed list, as files write it. */
export function WordSelect({ placeholder, words, value, label, onChange }: WordSelectProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{placeholder}</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
