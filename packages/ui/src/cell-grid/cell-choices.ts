import type { CellChoices } from './cell.ts';

const separator = /[/／,、，・]/;

/** Returns the words of a cell that match what is typed, and whether they are only some of all words. */
export function matchingWords(
  { words, isList }: CellChoices,
  typed: string | null,
): { words: readonly string[]; fits: boolean } {
  const part = plain((isList ? typed?.split(separator).at(-1) : typed) ?? '');
  const fitting = part === '' ? [] : words.filter((word) => plain(word).includes(part));
  if (fitting.length === 0) return { words, fits: false };
  const isWhole = (word: string) => plain(word) === part;
  return { words: [...fitting.filter(isWhole), ...fitting.filter((word) => !isWhole(word))], fits: true };
}

/** Returns the text of a cell after a word is chosen: the word, or for a list the word added to those already there. */
export function withChoice(text: string, { words, isList }: CellChoices, word: string): string {
  if (!isList) return word;
  const parts = text.split(separator).map(plain);
  return words.filter((one) => one === word || parts.includes(plain(one))).join(' / ');
}

function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}
