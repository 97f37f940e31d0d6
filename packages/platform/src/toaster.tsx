import { type ComponentType, useEffect, useState } from 'react';
import { onNotice } from './notify.ts';
import type { ToastsProps } from './toasts.tsx';

/**
 * The shell mounts it once. The first touch of the page fetches the toasts themselves: they are not in the first load
 * and yet ready to say that the network is gone. The next notice retries a failed fetch and waits for it.
 */
export function Toaster(props: ToastsProps) {
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps> | null>(null);

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
