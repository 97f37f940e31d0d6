import type { Found, Lookup } from './import-field.ts';

/** Reads `4t 冷凍 / 10t 冷凍`: several records of a table by code or name; `shown` is where a record has their names. */
export function namedRecords(table: Lookup['table'], sets: string, shown: string): Lookup {
  return {
    table,
    within: {
      path: `$.${sets}[*]`,
      words: (text) => parts(text).flatMap((part) => [part, ...piecesOf(part)]),
      read(text, find) {
        const found = parts(text).flatMap((part) => namedIn(part, find));
        const records = found.filter((one) => 'value' in one);
        const refused = found.find((one) => 'params' in one);
        if (refused) return refused;
        return {
          value: records.map(({ value }) => value),
          shown: {
            [shown]: records.map(({ name }) => name),
            [`${shown}En`]: records.map(({ name, nameEn }) => nameEn ?? name),
          },
        };
      },
      none: { [shown]: [], [`${shown}En`]: [] },
    },
  };
}

/** A name may hold a slash, but none between spaces. */
function parts(text: string): string[] {
  return text.split(/\s+[/／]\s+/).map((part) => part.trim());
}

/** A name may hold commas; people part names by them as well. */
function namedIn(part: string, find: (word: string) => Found): Found[] {
  const whole = find(part);
  return 'value' in whole || whole.code === 'importRow.ambiguous' ? [whole] : piecesOf(part).map(find);
}

function piecesOf(part: string): string[] {
  return part.split(/[、，,]/).map((piece) => piece.trim());
}
