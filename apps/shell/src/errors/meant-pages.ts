import type { NavigationItem } from '../layout/navigation.ts';

const mostMeant = 3;
const alikeFrom = 0.5;

/** Returns the pages of the menu whose address is like one that leads nowhere, the most alike first; of one that begins like a page only that. */
export function meantPages(items: readonly NavigationItem[], path: string): readonly NavigationItem[] {
  const alike = items
    .map((item) => ({ item, likeness: likenessOf(firstPart(item.path), firstPart(path)) }))
    .filter(({ likeness }) => likeness >= alikeFrom)
    .toSorted((one, other) => other.likeness - one.likeness);
  const isKnown = alike[0]?.likeness === 1;
  return alike.slice(0, isKnown ? 1 : mostMeant).map(({ item }) => item);
}

function firstPart(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? '';
}

/** The share of the pairs of letters that two words have in common, from 0 to 1. */
function likenessOf(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => others.has(pair));
  return shared.length === 0 ? 0 : (2 * shared.length) / (pairs.size + others.size);
}

function pairsOf(word: string): Set<string> {
  return new Set(Array.from(word.slice(1), (letter, place) => `${word[place]}${letter}`));
}
