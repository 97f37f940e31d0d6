import type { ComponentProps } from 'react';

/** A row or a head of the board: a plain element with its role, since those of a table have a layout of their own. */
export function GridPart(props: ComponentProps<'div'>) {
  return <div {...props} />;
}
