import { searchText } from '@haisha/rules/search-text';

export type Named = { id: string; code: string; name: string; nameEn: string | null; more?: Record<string, unknown> };
/** What a word almost names: by its name, or by its code. */
export type Nearest = { row: Named; isByCode: boolean };

const legalForms = /株式会社|有限会社|合同会社|\((?:株|有|同)\)/g;
const end = '\n';

/**
 * Finds the one record that a word almost names: with other forms of kanji or of the company, by the start of its name,
 * or by a part of it; none where there are two.
 */
export function nearestName(rows: readonly Named[]): (word: string) => Nearest | null {
  const lines = rows.flatMap((row) =>
    [row.name, row.nameEn ?? row.name, row.code].map((written) => ({
      row,
      isByCode: written === row.code,
      name: plainName(written),
    })),
  );
  const all = `${end}${lines.map(({ name }) => name).join(end)}${end}`;
  const starts: number[] = [];
  let length = end.length;
  for (const { name } of lines) {
    starts.push(length);
    length += name.length + end.length;
  }

  /** The record of the only names with this in them; null where there are several. */
  function onlyOne(part: string): Nearest | null | undefined {
    let found: Nearest | undefined;
    for (let at = all.indexOf(part); at !== -1; at = all.indexOf(part, at + 1)) {
      const line = lines[lineAt(starts, at + part.length - 1)];
      if (found && line?.row !== found.row) return null;
      found ??= line;
    }
    return found;
  }

  return (word) => {
    const name = plainName(word);
    if (name === '') return null;
    for (const part of [`${end}${name}${end}`, `${end}${name}`, name]) {
      const found = onlyOne(part);
      if (found !== undefined) return found && { row: found.row, isByCode: found.isByCode };
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

/** What is proposed, in Japanese and where that is another word in English. */
export function proposed(near: string, nearEn: string): { near: string; nearEn?: string } {
  return near === nearEn ? { near } : { near, nearEn };
}
