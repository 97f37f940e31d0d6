import { Activity, type ReactNode, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type DrawnOnceProps = {
  name: string;
  /** What has been drawn before is not drawn again. */
  among: Set<string>;
  children: ReactNode;
};

/**
 * Draws something outside of the page, in spare time and without its effects, and lets go of it; a failure is nobody's.
 * Whoever takes it away meanwhile stops it.
 */
export function DrawnOnce({ name, among, children }: DrawnOnceProps) {
  const [place] = useState(() => (among.has(name) ? null : document.createElement('div')));
  const [isDrawn, setIsDrawn] = useState(false);
  const letGo = () => {
    among.add(name);
    setTimeout(() => setIsDrawn(true));
  };
  if (!place || isDrawn) return null;
  return createPortal(
    <Activity mode="hidden">
      <Drawn onDrawn={letGo}>{children}</Drawn>
    </Activity>,
    place,
  );
}

function Drawn({ onDrawn, children }: { onDrawn: () => unknown; children: ReactNode }) {
  // Of all effects these alone run while something is hidden.
  useInsertionEffect(() => void onDrawn(), []);
  return children;
}
