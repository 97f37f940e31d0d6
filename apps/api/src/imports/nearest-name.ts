import { searchText } from '@haisha/rules/search-text';

export type Named = { id: string; code: string; name: string; nameEn: string | null };

/** Each is compared with all names: a file full of words that nobody knows shall not be slow for that. */
const mostAsked = 1_000;
const shortest = 2;
const legalForms = /株式会社|有限会社|合同会社|\((?:株|有|同)\)/g;
const end = '\n';

/**
 * Finds the one record that a word almost names: with other forms of kanji or of the company, by the start of its name,
 * or by a part of it; none where there are two.
 */
export function nearestName(rows: readonly Named[]): (word: string) => Named | null {
  const lines = rows.flatMap((row) => {
    const names = [row.name, row.nameEn ?? row.name, row.code].map(plainName);
    return [...new Set(names)].filter((name) => name !== '').map((name) => ({ name, row }));
  });
  const all = `${end}${lines.map(({ name }) => name).join(end)}${end}`;
  const starts: number[] = [];
  let length = end.length;
  for (const { name } of lines) {
    starts.push(length);
    length += name.length + end.length;
  }
  let asked = 0;

  /** The record of the only names with this in them. */
  function onlyOne(part: string): Named | null | undefined {
    let found: Named | undefined;
    for (let at = all.indexOf(part); at !== -1; at = all.indexOf(part, at + 1)) {
      const row = lines[lineAt(starts, at + part.length - 1)]?.row;
      if (found && row !== found) return null;
      found = row;
    }
    return found;
  }

  return (word) => {
    const name = plainName(word);
    asked += 1;
    if (name.length < shortest || asked > mostAsked) return null;
    for (const part of [`${end}${name}${end}`, `${end}${name}`, name]) {
      const found = onlyOne(part);
      if (found !== undefined) return found;
    }
    return null;
  };
}

function plainName(text: string): string {
  return searchText(text.normalize('NFKC').replaceAll(legalForms, ''));
}

/** The last line that starts at this place or before it. */
function lineAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
