import { type ComponentType, useEffect, useState } from 'react';
import { onFirstNotice } from './notify.ts';

export type ToasterProps = { theme?: 'light' | 'dark'; label: string };

/**
 * Mounted once by the shell. The toasts themselves are fetched at the first touch of the page, so that they are not in
 * the first load and yet are there to say that the network is gone.
 */
export function Toaster(props: ToasterProps) {
  const [Toasts, setToasts] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(() => {
    const load = (): void => {
      import('./toasts.tsx').then(
        (module) => setToasts(() => module.Toasts),
        // The notices wait on; the next one tries again.
        () => undefined,
      );
    };
    const once = { once: true, passive: true };
    window.addEventListener('pointerdown', load, once);
    window.addEventListener('keydown', load, once);
    const stopWaiting = onFirstNotice(load);
    return () => {
      window.removeEventListener('pointerdown', load);
      window.removeEventListener('keydown', load);
      stopWaiting();
    };
  }, []);

  return Toasts && <Toasts {...props} />;
}
