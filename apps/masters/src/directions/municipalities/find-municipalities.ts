import type { Municipality } from '@haisha/rules/municipality';
import { searchText } from '@haisha/rules/search-text';

const most = 100;

const texts = new WeakMap<Municipality, string>();

/** The municipalities in which every word occurs, by name, kana, prefecture or code; the first hundred. */
export function findMunicipalities(all: readonly Municipality[], sought: string): Municipality[] {
  const words = sought
    .split(/\s+/)
    .map((word) => searchText(word))
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return all.filter((one) => words.every((word) => textOf(one).includes(word))).slice(0, most);
}

function textOf(one: Municipality): string {
  const known = texts.get(one) ?? searchText(one.prefecture + one.name, one.kana, one.code);
  texts.set(one, known);
  return known;
}
