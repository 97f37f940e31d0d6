import { Button, type ButtonProps } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { CheckMenuListProps } from './check-menu-list.tsx';
import { useFetchedPart } from './use-fetched-part.tsx';

export type CheckMenuProps = Pick<CheckMenuListProps, 'choices'> &
  Pick<ButtonProps, 'maxW'> & {
    /** The label of the button. */
    children: ReactNode;
  };

/** A button with a menu of checkboxes. The first press fetches the menu. */
export function CheckMenu({ choices, children, maxW }: CheckMenuProps) {
  const { Part: List, fetch, failure } = useFetchedPart(loadList);
  const trigger = (
    <Button variant="outline" colorPalette="gray" maxW={maxW} aria-haspopup="menu" onClick={() => void fetch()}>
      {children}
    </Button>
  );
  if (List) return <List choices={choices} trigger={trigger} />;
  return (
    <>
      {trigger}
      {failure}
    </>
  );
}

const loadList = async () => (await import('./check-menu-list.tsx')).CheckMenuList;
