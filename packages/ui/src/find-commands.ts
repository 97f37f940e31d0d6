import { searchText } from '@haisha/rules/search-text';
import type { PaletteCommand } from './palette-command.ts';

/** Returns the commands that contain every typed word; those that begin with the text come first. */
export function findCommands<Command extends PaletteCommand>(commands: readonly Command[], text: string): Command[] {
  const words = text
    .normalize('NFKC')
    .split(/\s+/)
    .map((word) => searchText(word))
    .filter(Boolean);
  if (words.length === 0) return [...commands];
  const found = commands.filter((command) => {
    const haystack = searchText(command.label, command.group, ...(command.keywords ?? []));
    return words.every((word) => haystack.includes(word));
  });
  const begins = (command: Command) => beginsWith(command, text);
  return [...found.filter(begins), ...found.filter((command) => !begins(command))];
}

/** Whether anything is left of a text that can be searched for. */
export function hasWords(text: string): boolean {
  return searchText(text) !== '';
}

/** Whether the label of a command, or one of its other words, begins with the text. */
export function beginsWith({ label, keywords = [] }: PaletteCommand, text: string): boolean {
  const start = searchText(text);
  const words = [label, ...keywords.flatMap((keyword) => keyword.split(' '))];
  return start !== '' && words.some((word) => searchText(word).startsWith(start));
}
