import { useJoined, useTranslation } from '@haisha/i18n';
import { Box, Icon } from '@haisha/ui';
import { CheckMenu } from '@haisha/ui/check-menu';
import { useSheetChoices } from '@haisha/ui/filters';
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
    <Box data-filter={id} maxW="full">
      <CheckMenu
        maxW="20rem"
        choices={options.map((option) => ({
          id: option.value,
          label: option.label,
          checked: values.includes(option.value),
          onCheckedChange: (checked) => toggle(option.value, checked),
        }))}
      >
        <Box as="span" truncate>{`${label}: ${text}`}</Box>
        <Icon name="chevronDown" />
      </CheckMenu>
    </Box>
  );
}
