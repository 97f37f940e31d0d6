import { Button, type ButtonProps } from '@haisha/ui';
import type { CheckMenuListProps } from './check-menu-list.tsx';
import { useFetchedPart } from './use-fetched-part.tsx';

export type CheckMenuProps = Omit<CheckMenuListProps, 'trigger'> &
  Pick<ButtonProps, 'variant' | 'colorPalette' | 'maxW' | 'roundedEnd' | 'aria-label' | 'children'>;

/** A button with a menu of choices to tick. The first press fetches the menu. */
export function CheckMenu({ choices, isOne, onToggle, ...button }: CheckMenuProps) {
  const { Part: List, fetch, failure } = useFetchedPart(loadList);
  const trigger = <Button aria-haspopup="menu" onClick={() => void fetch()} {...button} />;
  if (List) return <List {...{ choices, isOne, onToggle, trigger }} />;
  return (
    <>
      {trigger}
      {failure}
    </>
  );
}

const loadList = async () => (await import('./check-menu-list.tsx')).CheckMenuList;
