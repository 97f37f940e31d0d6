import type { Lookup } from './import-field.ts';

/** Reads `4t 冷凍 / 10t 冷凍`: several records of a table by code or name; `shown` is where a record has their names. */
export function namedRecords(table: Lookup['table'], sets: string, shown: string): Lookup {
  return {
    table,
    within: {
      path: `$.${sets}[*]`,
      words,
      read(text, find) {
        const found = words(text).map(find);
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
function words(text: string): string[] {
  return text.split(/\s+[/／]\s+|[、，,]/).map((word) => word.trim());
}
