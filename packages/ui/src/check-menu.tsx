import { Button, type ButtonProps } from '@haisha/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { CheckMenuListProps } from './check-menu-list.tsx';

export type CheckMenuProps = Pick<CheckMenuListProps, 'choices'> &
  Pick<ButtonProps, 'maxW'> & {
    /** The label of the button. */
    children: ReactNode;
  };

/** A button with a menu of checkboxes. The first press fetches the menu. */
export function CheckMenu({ choices, children, maxW }: CheckMenuProps) {
  const [List, setList] = useState<ComponentType<CheckMenuListProps> | null>(null);

  async function open() {
    const { CheckMenuList } = await import('./check-menu-list.tsx');
    setList(() => CheckMenuList);
  }

  const trigger = (
    <Button
      variant="outline"
      colorPalette="gray"
      maxW={maxW}
      aria-haspopup="menu"
      onClick={() => {
        if (!List) void open();
      }}
    >
      {children}
    </Button>
  );
  return List ? <List choices={choices} trigger={trigger} /> : trigger;
}
