import type { ExportEntity } from '../exports/export-words.ts';
import { type CellReading, plainWord, wordsOfChoices } from './import-field.ts';

/** Reads `冷蔵 / 冷凍`, as the export writes values of a closed list; commas and 、 part them as well. */
export function listReader(
  entity: ExportEntity,
  words: string,
  values: readonly string[],
): (text: string) => CellReading {
  const known = wordsOfChoices(entity, words, values);
  return (text) => {
    const found = text.split(/[/／,、，・]/).map((part) => known.get(plainWord(part)));
    return found.every((value) => value !== undefined)
      ? { value: values.filter((value) => found.includes(value)) }
      : { code: 'importRow.choice', params: { text } };
  };
}
