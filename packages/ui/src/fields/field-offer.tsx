import { createContext, type ReactNode, use } from 'react';

/** Gives what is offered for the field of a name: the value that somebody else saved in it. */
export const FieldOffers = createContext<(name: string) => ReactNode>(() => null);

/** The place of that offer: under the control, or where a field of many parts has room for it. */
export function FieldOffer({ name }: { name: string }) {
  return use(FieldOffers)(name);
}
