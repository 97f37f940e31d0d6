import { createContext } from 'react';
import type { FindingWords } from '../findings/use-finding-words.ts';

/**
 * The sentence of a finding, for the heads that say one: they change with each step of what is carried and ask for no words
 * of their own, and no other row is drawn anew when a name in them changes.
 */
export const FindingOf = createContext<FindingWords['short']>(({ code }) => code);
