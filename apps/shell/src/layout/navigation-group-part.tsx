import { Icon, isIconName } from '@haisha/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type NavigationGroupPartProps = {
  label: string | null;
  icon: string;
  isOpen: boolean;
  isIconsOnly: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/**
 * One group of the menu under its name, which folds and unfolds it. Between icons a line stands for an open group, and a
 * button with the icon of its first page for a folded one.
 */
export function NavigationGroupPart({
  label,
  icon,
  isOpen,
  isIconsOnly,
  onToggle,
  children,
}: NavigationGroupPartProps) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const isLeaving = useRef(false);
  // The button goes with the press on it.
  useEffect(() => {
    if (isLeaving.current) list.current?.querySelector('a')?.focus();
    isLeaving.current = false;
  });
  if (label === null) return <ul>{children}</ul>;
  const name = isIconsOnly ? { 'aria-label': label } : {};

  function toggle(): void {
    isLeaving.current = isIconsOnly;
    onToggle();
  }

  return (
    <>
      {isIconsOnly && <hr />}
      {!(isIconsOnly && isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={toggle}
          title={isIconsOnly ? label : undefined}
          {...name}
        >
          {isIconsOnly ? <Icon name={isIconName(icon) ? icon : 'area'} size={16} /> : label}
          <Icon name="chevronDown" size={isIconsOnly ? 10 : 12} />
        </button>
      )}
      <ul id={listId} ref={list} hidden={!isOpen} {...name}>
        {isOpen && children}
      </ul>
    </>
  );
}
