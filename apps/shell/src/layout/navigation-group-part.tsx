import { Icon } from '@haisha/ui';
import { type ReactNode, useId } from 'react';

type NavigationGroupPartProps = {
  label: string | null;
  isOpen: boolean;
  isIconsOnly: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One group of the menu under its name, which folds and unfolds it; between icons the name is only an arrow. */
export function NavigationGroupPart({ label, isOpen, isIconsOnly, onToggle, children }: NavigationGroupPartProps) {
  const listId = useId();
  if (label === null) return <ul>{children}</ul>;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={isIconsOnly ? label : undefined}
        title={isIconsOnly ? label : undefined}
        onClick={onToggle}
      >
        {!isIconsOnly && label}
        <Icon name="chevronDown" size={12} />
      </button>
      <ul id={listId} hidden={!isOpen}>
        {isOpen && children}
      </ul>
    </>
  );
}
