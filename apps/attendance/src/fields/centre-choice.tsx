import { ChoiceMenu } from '@haisha/ui/choice-menu';

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
    <ChoiceMenu
      hidesLabel
      label={label}
      value={value ?? ''}
      choices={centres.map((centre) => ({ value: centre.value, text: centre.label }))}
      onChange={onChange}
    />
  );
}
