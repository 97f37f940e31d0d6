import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> & {
  /** The visible label; without one pass `aria-label`. */
  children?: ReactNode;
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

/** The browser's own checkbox in the primary colour: without a state machine, styled by the global rules. */
export function Checkbox({ children, indeterminate = false, onCheckedChange, onChange, ref, ...input }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const box = (
    <input
      {...input}
      data-checkbox=""
      type="checkbox"
      ref={(element: HTMLInputElement | null) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
  if (children === undefined) return box;
  return (
    <Label>
      {box}
      {children}
    </Label>
  );
}

const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minH: 'control', cursor: 'pointer' },
});
