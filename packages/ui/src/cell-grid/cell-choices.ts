import type { CellChoices } from './cell.ts';

const separator = /[/／,、，・]/;

/** The words of a cell that fit what is typed, and whether it is some of them alone. */
export function offeredWords(
  { words, isList }: CellChoices,
  typed: string | null,
): { words: readonly string[]; fits: boolean } {
  const part = plain((isList ? typed?.split(separator).at(-1) : typed) ?? '');
  const fitting = part === '' ? [] : words.filter((word) => plain(word).includes(part));
  if (fitting.length === 0) return { words, fits: false };
  const isWhole = (word: string) => plain(word) === part;
  return { words: [...fitting.filter(isWhole), ...fitting.filter((word) => !isWhole(word))], fits: true };
}

/** The text of a cell once a word is chosen: that word, of a list besides those it has already. */
export function withChoice(text: string, { words, isList }: CellChoices, word: string): string {
  if (!isList) return word;
  const said = text.split(separator).map(plain);
  return words.filter((one) => one === word || said.includes(plain(one))).join(' / ');
}

function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}
