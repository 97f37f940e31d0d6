import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { Box, Icon, type IconName } from '@haisha/ui';
import type { ReactElement, ReactNode } from 'react';
import { menuRecipe } from './theme/menu-recipe.ts';

export type MenuProps = {
  /** A button; it receives the menu's aria attributes. */
  trigger: ReactElement;
  children: ReactNode;
  /** False for a menu of checkboxes, where several are ticked in a row. */
  closeOnSelect?: boolean;
  /** True for a menu that was fetched when its button was pressed. */
  defaultOpen?: boolean;
  /** The edge of the button to which the menu aligns; `start` for a button that is not at the end of its line. */
  align?: 'start' | 'end';
};

/** A button that opens a list of acts, operated with arrow keys and typed letters. */
export function Menu({ trigger, children, closeOnSelect = true, defaultOpen = false, align = 'end' }: MenuProps) {
  return (
    <ChakraMenu.Root
      recipe={menuRecipe}
      lazyMount
      unmountOnExit
      defaultOpen={defaultOpen}
      closeOnSelect={closeOnSelect}
      positioning={{ placement: `bottom-${align}`, strategy: 'fixed' }}
    >
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      {/* Next to its button and in the same landmark; fixed, so that no scrolling box cuts it off. */}
      <ChakraMenu.Positioner>
        <ChakraMenu.Content>{children}</ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </ChakraMenu.Root>
  );
}

export type MenuItemProps = {
  id: string;
  icon?: IconName;
  tone?: 'danger';
  disabled?: boolean;
  /** Marks the current choice among several, such as the language. */
  current?: boolean;
  onSelect?: () => void;
  children: ReactNode;
};

/** One act in a menu. */
export function MenuItem({ id, icon, tone, disabled, current, onSelect, children }: MenuItemProps) {
  return (
    <ChakraMenu.Item
      value={id}
      {...(disabled !== undefined && { disabled })}
      {...(onSelect && { onSelect })}
      {...(current && { 'aria-current': 'true' as const })}
      {...(tone === 'danger' && { color: 'fg.error' })}
    >
      {icon && <Icon name={icon} />}
      <Box flex="1">{children}</Box>
      {current && <Icon name="check" />}
    </ChakraMenu.Item>
  );
}

export type MenuCheckItemProps = {
  id: string;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A checkbox in a menu. */
export function MenuCheckItem({ id, checked, disabled, onCheckedChange, children }: MenuCheckItemProps) {
  return (
    <ChakraMenu.CheckboxItem
      value={id}
      checked={checked}
      onCheckedChange={onCheckedChange}
      {...(disabled !== undefined && { disabled })}
    >
      <ChakraMenu.ItemIndicator />
      {children}
    </ChakraMenu.CheckboxItem>
  );
}

export type MenuRadioGroupProps<Value extends string> = {
  /** Over the choices; without it the button of the menu says what is chosen. */
  label?: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly { value: Value; text: string; icon?: IconName; lang?: string }[];
};

/** One choice among several under a label, such as the language. */
export function MenuRadioGroup<Value extends string>({ label, value, onChange, choices }: MenuRadioGroupProps<Value>) {
  return (
    <ChakraMenu.RadioItemGroup
      value={value}
      onValueChange={(details) => {
        const chosen = choices.find((choice) => choice.value === details.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {label !== undefined && <ChakraMenu.ItemGroupLabel>{label}</ChakraMenu.ItemGroupLabel>}
      {choices.map(({ value: choice, text, icon, lang }) => (
        <ChakraMenu.RadioItem key={choice} value={choice} lang={lang}>
          <ChakraMenu.ItemIndicator />
          {icon && <Icon name={icon} />}
          {text}
        </ChakraMenu.RadioItem>
      ))}
    </ChakraMenu.RadioItemGroup>
  );
}

/** A line between groups of acts. */
export function MenuSeparator() {
  return <ChakraMenu.Separator />;
}
