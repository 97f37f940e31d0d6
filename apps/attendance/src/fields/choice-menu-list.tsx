import { Menu, MenuRadioGroup, type MenuRadioGroupProps } from '@haisha/ui/menu';
import type { ReactElement } from 'react';

export type ChoiceMenuListProps<Value extends string> = MenuRadioGroupProps<Value> & { trigger: ReactElement };

/** The menu of a `ChoiceMenu`. */
export function ChoiceMenuList<Value extends string>({ trigger, ...group }: ChoiceMenuListProps<Value>) {
  return (
    <Menu trigger={trigger} defaultOpen align="start">
      <MenuRadioGroup {...group} />
    </Menu>
  );
}
