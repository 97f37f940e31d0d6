import { Menu, MenuCheckItem } from '@haisha/ui/menu';
import type { ReactElement } from 'react';

type CheckMenuChoice = {
  id: string;
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

export type CheckMenuListProps = { choices: readonly CheckMenuChoice[]; trigger: ReactElement };

/** The inside of a `CheckMenu`; open as soon as it is here, and ticking leaves it open. */
export function CheckMenuList({ choices, trigger }: CheckMenuListProps) {
  return (
    <Menu closeOnSelect={false} defaultOpen align="start" trigger={trigger}>
      {choices.map(({ id, label, checked, onCheckedChange }) => (
        <MenuCheckItem key={id} id={id} checked={checked} onCheckedChange={onCheckedChange}>
          {label}
        </MenuCheckItem>
      ))}
    </Menu>
  );
}
