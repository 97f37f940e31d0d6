import { type ComponentType, useEffect, useState } from 'react';
import { onNotice } from './notify.ts';

export type ToasterProps = { theme?: 'light' | 'dark'; label: string };

/**
 * Mounted once by the shell. The toasts themselves are fetched at the first touch of the page: not in the first load,
 * and yet there to say that the network is gone. A failed fetch is tried again by the next notice, which waits.
 */
export function Toaster(props: ToasterProps) {
  const [Toasts, setToasts] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(() => {
    if (Toasts) return;
    const stop = new AbortController();
    const load = (): void => {
      import('./toasts.tsx').then((module) => setToasts(() => module.Toasts)).catch(() => undefined);
    };
    for (const touch of ['pointerdown', 'keydown']) {
      window.addEventListener(touch, load, { once: true, signal: stop.signal });
    }
    stop.signal.addEventListener('abort', onNotice(load));
    return () => stop.abort();
  }, [Toasts]);

  return Toasts && <Toasts {...props} />;
}
