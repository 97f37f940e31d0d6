import { NativeSelect } from '@haisha/ui';

export type CentreChoiceProps = {
  label: string;
  centres: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (departmentId: string) => void;
};

/** Which centre a page shows; one alone is only named. */
export function CentreChoice({ centres, label, onChange, value }: CentreChoiceProps) {
  const [first, ...others] = centres;
  if (others.length === 0) return <span>{first?.label}</span>;
  return (
    <NativeSelect.Root w="auto" maxW="full">
      <NativeSelect.Field
        aria-label={label}
        value={value ?? ''}
        css={{ fieldSizing: 'content', color: 'fg', textOverflow: 'ellipsis' }}
        onChange={({ target }) => onChange(target.value)}
      >
        {centres.map((centre) => (
          <option key={centre.value} value={centre.value}>
            {centre.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
