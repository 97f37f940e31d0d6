import { type RefObject, useCallback, useState } from 'react';
import { focusWhole } from '../fields/field-places.ts';
import { useAfterChange } from './form-pulse.tsx';

/** How many fields of the form around an element are at fault, and the way to the next of them. */
export function useFaults(place: RefObject<HTMLElement | null>) {
  const [count, setCount] = useState(0);
  useAfterChange(useCallback(() => setCount(faultsAround(place.current).length), [place]));

  function next(): void {
    const faults = faultsAround(place.current);
    const { activeElement } = document;
    const isBehind = (field: HTMLElement) =>
      activeElement && !field.contains(activeElement) && isAfter(field, activeElement);
    const fault = faults.find(isBehind) ?? faults[0];
    const control = fault?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea, button');
    if (control) focusWhole(control);
  }

  return { count, next };
}

function faultsAround(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.closest('form')?.querySelectorAll<HTMLElement>('[data-field][data-invalid]') ?? [])];
}

function isAfter(one: Element, other: Element): boolean {
  return Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
}
