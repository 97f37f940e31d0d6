import { Menu, MenuCheckItem, MenuRadioGroup } from '@haisha/ui/menu';
import type { ReactElement } from 'react';

type CheckMenuChoice = { id: string; label: string; checked: boolean };

export type CheckMenuListProps = {
  choices: readonly CheckMenuChoice[];
  /** One of them is chosen at a time, which closes the menu; otherwise any number, and it stays open. */
  isOne?: boolean;
  onToggle: (id: string, isChecked: boolean) => void;
  trigger: ReactElement;
};

/** The menu of a `CheckMenu`; it opens when it is mounted. */
export function CheckMenuList({ choices, isOne = false, onToggle, trigger }: CheckMenuListProps) {
  return (
    <Menu closeOnSelect={isOne} defaultOpen align="start" trigger={trigger}>
      {isOne ? (
        <MenuRadioGroup
          value={choices.find(({ checked }) => checked)?.id ?? ''}
          onChange={(id) => onToggle(id, true)}
          choices={choices.map(({ id, label }) => ({ value: id, text: label }))}
        />
      ) : (
        choices.map(({ id, label, checked }) => (
          <MenuCheckItem key={id} id={id} checked={checked} onCheckedChange={(isChecked) => onToggle(id, isChecked)}>
            {label}
          </MenuCheckItem>
        ))
      )}
    </Menu>
  );
}
