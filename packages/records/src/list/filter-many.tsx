import { useJoined, useTranslation } from '@haisha/i18n';
import { useSheetChoices } from '@haisha/ui/filters';
import { FilterControl } from './filter-control.tsx';
import type { ManyChoice } from './many-choice.ts';

export type FilterManyProps<Value extends string> = ManyChoice<Value>;

/** A filter of a list with any number of choices; none means all. */
export function FilterMany<Value extends string>({ id, label, values, onChange, options }: FilterManyProps<Value>) {
  const { t } = useTranslation('record');
  const joined = useJoined();
  const Choices = useSheetChoices();
  const chosen = options.filter(({ value }) => values.includes(value));
  const text = chosen.length === 0 ? t('list.all') : joined(chosen.map((option) => option.label));

  function toggle(toggled: string, isChosen: boolean): void {
    onChange((values) =>
      options.map(({ value }) => value).filter((value) => (value === toggled ? isChosen : values.includes(value))),
    );
  }

  if (Choices) return <Choices {...{ id, label, options, values }} isMany onToggle={toggle} />;
  return (
    <FilterControl
      {...{ id, label, text }}
      choices={options.map(({ value, label }) => ({ id: value, label, checked: values.includes(value) }))}
      onToggle={toggle}
      onRemove={chosen.length > 0 ? () => onChange(() => []) : undefined}
    />
  );
}
