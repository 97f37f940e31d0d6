import { useSyncExternalStore } from 'react';

export type Density = 'comfortable' | 'compact';

const storageKey = 'haisha-table-density';
const changed = 'haisha:table-density';

/** How close the rows of all tables stand, as this person likes it on this device. */
export function useDensity(): Density {
  return useSyncExternalStore(subscribe, stored, () => 'comfortable' as const);
}

/** Chooses for all tables of this browser. */
export function setDensity(density: Density): void {
  try {
    window.localStorage.setItem(storageKey, density);
  } catch {
    // Storage is refused (private window, policy): the tables stay as they are.
  }
  window.dispatchEvent(new Event(changed));
}

function stored(): Density {
  try {
    return window.localStorage.getItem(storageKey) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}
