import { searchSpellings, searchText } from './search-text.ts';

/** From the first letter to behind the last one. */
export type Range = [from: number, to: number];

/**
 * Returns the parts of a text in which the words of a query stand, in order and without overlaps; width, kana and hyphens
 * make no difference, as in the search itself.
 */
export function matchedRanges(text: string, query: string): Range[] {
  const words = query.split(/\s+/).filter((word) => searchText(word) !== '');
  if (words.length === 0) return [];
  const { folded, from, to } = foldLetters(text);
  const found = words.flatMap((word): Range[] => {
    const spelling = searchSpellings(word).find((one) => folded.includes(one));
    if (spelling === undefined) return [];
    const at = folded.indexOf(spelling);
    return [[from[at] ?? 0, to[at + spelling.length - 1] ?? text.length]];
  });
  return joined(found.toSorted(([one], [other]) => one - other));
}

/** A letter with the marks that voice it: ﾊﾟ, が. */
const letterPattern = /.[\u3099\u309A\uFF9E\uFF9F]*/gsu;

/** Folds letter by letter and keeps for each folded one where it comes from. */
function foldLetters(text: string): { folded: string; from: number[]; to: number[] } {
  let folded = '';
  let before = '';
  const from: number[] = [];
  const to: number[] = [];
  for (const { 0: letter, index } of text.matchAll(letterPattern)) {
    // A repeat mark is folded by the letter before it.
    const added = searchText(before + letter).slice(searchText(before).length);
    for (let place = 0; place < added.length; place += 1) {
      from.push(index);
      to.push(index + letter.length);
    }
    folded += added;
    before = letter;
  }
  return { folded, from, to };
}

function joined(ranges: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const [from, to] of ranges) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}
