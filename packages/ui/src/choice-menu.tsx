import { Box, Icon, VisuallyHidden } from '@haisha/ui';
import { CheckMenu } from './check-menu.tsx';

export type ChoiceMenuProps<Value extends string> = {
  label: string;
  /** What is chosen says itself what it is. */
  hidesLabel?: boolean;
  value: Value;
  choices: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
};

/** One of several in a toolbar: what it is about, and what is chosen. */
export function ChoiceMenu<Value extends string>({
  choices,
  hidesLabel = false,
  label,
  onChange,
  value,
}: ChoiceMenuProps<Value>) {
  return (
    <CheckMenu
      isOne
      variant="outline"
      colorPalette="gray"
      maxW="full"
      choices={choices.map((choice) => ({ id: choice.value, label: choice.text, checked: choice.value === value }))}
      onToggle={(id) => {
        const chosen = choices.find((choice) => choice.value === id);
        if (chosen) onChange(chosen.value);
      }}
    >
      {hidesLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <Box as="span" color="fg.muted" fontWeight="normal" flexShrink="0">
          {label}
        </Box>
      )}
      <Box as="span" flex="1" textAlign="start" truncate>
        {choices.find((choice) => choice.value === value)?.text}
      </Box>
      <Icon name="chevronDown" size={14} />
    </CheckMenu>
  );
}
