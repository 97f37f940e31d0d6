import { Activity, type ReactNode, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type DrawnOnceProps = { onDrawn: () => void; children: ReactNode };

/** Draws something outside of the page, in spare time and without its effects, and lets go of it; a failure is nobody's. */
export function DrawnOnce({ onDrawn, children }: DrawnOnceProps) {
  const [place] = useState(() => document.createElement('div'));
  const [isDrawn, setIsDrawn] = useState(false);
  if (isDrawn) return null;

  function letGo(): void {
    onDrawn();
    setTimeout(() => setIsDrawn(true));
  }
  return createPortal(
    <Activity mode="hidden">
      <Drawn onDrawn={letGo}>{children}</Drawn>
    </Activity>,
    place,
  );
}

function Drawn({ onDrawn, children }: DrawnOnceProps) {
  // Of all effects these alone run while something is hidden.
  useInsertionEffect(() => onDrawn(), []);
  return children;
}
