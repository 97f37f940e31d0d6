import { Link } from '@haisha/platform';
import { ChakraLink } from '@haisha/ui';
import type { ReactNode } from 'react';

export type TextLinkProps = { to: string; children: ReactNode };

/** A link among text or at the end of a heading's line, in the colour of what can be pressed. */
export function TextLink({ to, children }: TextLinkProps) {
  return (
    <ChakraLink asChild>
      <Link to={to}>{children}</Link>
    </ChakraLink>
  );
}
