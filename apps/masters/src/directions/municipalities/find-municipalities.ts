import type { Municipality } from '@haisha/rules/municipality';
import { searchText } from '@haisha/rules/search-text';

const most = 100;

const texts = new WeakMap<Municipality, string>();

type List = Pick<typeof import('@haisha/rules/municipality'), 'municipalities' | 'prefectureNamesEn'>;

/** The municipalities in which every word occurs, by name, kana, prefecture or code; the first hundred. */
export function findMunicipalities({ municipalities, prefectureNamesEn }: List, text: string): Municipality[] {
  const words = text
    .split(/\s+/)
    .map((word) => searchText(word))
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const textOf = (one: Municipality) => {
    const known = texts.get(one) ?? searchText(one.prefecture + one.name, one.kana, one.code, english(one));
    texts.set(one, known);
    return known;
  };
  const english = ({ prefecture }: Municipality) => prefectureNamesEn.get(prefecture) ?? '';
  return municipalities.filter((one) => words.every((word) => textOf(one).includes(word))).slice(0, most);
}
