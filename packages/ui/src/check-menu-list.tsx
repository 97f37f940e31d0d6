import { Menu, MenuCheckItem, MenuSeparator } from '@haisha/ui/menu';
import { Fragment, type ReactElement } from 'react';

type CheckMenuChoice = {
  id: string;
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Stands below a line, apart from those before it. */
  apart?: boolean;
};

export type CheckMenuListProps = { choices: readonly CheckMenuChoice[]; trigger: ReactElement };

/** The inside of a `CheckMenu`; open as soon as it is here, and ticking leaves it open. */
export function CheckMenuList({ choices, trigger }: CheckMenuListProps) {
  return (
    <Menu closeOnSelect={false} defaultOpen trigger={trigger}>
      {choices.map(({ id, label, checked, onCheckedChange, apart }) => (
        <Fragment key={id}>
          {apart && <MenuSeparator />}
          <MenuCheckItem id={id} checked={checked} onCheckedChange={onCheckedChange}>
            {label}
          </MenuCheckItem>
        </Fragment>
      ))}
    </Menu>
  );
}
