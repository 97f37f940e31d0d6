import { useFetchedPart } from '@haisha/ui/fetched-part';
import { type ComponentType, cloneElement, type ReactElement } from 'react';

export type FetchedMenuProps<Own extends object> = {
  /** A button; its first press fetches the menu. */
  trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'menu' }>;
  /** The menu, which opens as it is drawn. */
  load: () => Promise<ComponentType<Own & { trigger: ReactElement }>>;
  of: Own;
};

/** A button with a menu that no first look at the page needs. */
export function FetchedMenu<Own extends object>({ load, of, trigger }: FetchedMenuProps<Own>) {
  const { Part: Menu, fetch, failure } = useFetchedPart(load);
  if (Menu) return <Menu {...of} trigger={trigger} />;
  return (
    <>
      {cloneElement(trigger, { 'aria-haspopup': 'menu', onClick: () => void fetch() })}
      {failure}
    </>
  );
}
