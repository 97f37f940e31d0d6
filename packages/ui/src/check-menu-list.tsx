import { Menu, MenuCheckItem } from '@haisha/ui/menu';
import type { ReactElement } from 'react';

type CheckMenuChoice = {
  id: string;
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

export type CheckMenuListProps = { choices: readonly CheckMenuChoice[]; trigger: ReactElement };

/** The menu of a `CheckMenu`; it opens when it is mounted and stays open while items are ticked. */
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
