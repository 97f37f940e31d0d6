import { Activity, type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type DrawnOnceProps = {
  name: string;
  /** How often each has been begun. */
  among: Map<string, number>;
  children: ReactNode;
};

/** Something that fails is left alone after so many attempts. */
const mostAttempts = 3;

/**
 * Draws something outside of the page, in spare time and without its effects, and lets go of it; a failure is nobody's.
 * Whoever takes it away meanwhile stops it; it is begun anew the next time.
 */
export function DrawnOnce({ name, among, children }: DrawnOnceProps) {
  const [attempts] = useState(() => among.get(name) ?? 0);
  const [place] = useState(() => (attempts < mostAttempts ? document.createElement('div') : null));
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => void among.set(name, attempts + 1), [among, name, attempts]);
  const letGo = () => {
    among.set(name, mostAttempts);
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
