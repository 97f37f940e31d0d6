import type { MouseEvent, ReactNode } from 'react';
import { useRowTabIndex } from '../row-tab-index.ts';

export type RowLinkProps = { href: string; onOpen: (() => void) | undefined; children: ReactNode };

/** The link to the record of a row: a plain press opens it on the page, any other is the browser's (new tab, copy). */
export function RowLink({ href, onOpen, children }: RowLinkProps) {
  return (
    <a
      data-row-link=""
      href={href}
      tabIndex={useRowTabIndex()}
      onClick={(event) => {
        if (!onOpen || !isPlain(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
