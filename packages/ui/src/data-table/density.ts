import { useSyncExternalStore } from 'react';
import { keepChoice, keptChoice } from '../kept-choice.ts';

export const densities = ['compact', 'comfortable', 'roomy'] as const;
export type Density = (typeof densities)[number];

const storageKey = 'table-density';
const changed = 'haisha:table-density';

/** Returns the row density that the user chose for all tables on this device. */
export function useDensity(): Density {
  return useSyncExternalStore(subscribe, storedDensity, () => 'comfortable' as const);
}

/** Sets the density of all tables in this browser. */
export function setDensity(density: Density): void {
  keepChoice(storageKey, density);
  window.dispatchEvent(new Event(changed));
}

function storedDensity(): Density {
  return keptChoice(storageKey, densities) ?? 'comfortable';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}
