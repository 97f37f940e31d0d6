import { useLocale } from '@haisha/i18n';
import { useQueryClient } from '@haisha/platform';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { destinationsApi } from '@haisha/references/destinations/destinations-api';
import { useEffect, useRef, useState } from 'react';
import type { NamedRecord } from './read-line.ts';
import type { LineCells, SheetColumn } from './sheet-column.ts';

type Row = { id: string; code: string; name: string; nameEn: string | null; archivedAt: string | null };

const referring = ['cargoOwner', 'origin', 'destination'] as const;
const mostOffers = 20;

/** Finds the records that cells name by code or by name; each text is looked for once. */
export function useNamedRecords(lines: readonly LineCells[]) {
  const locale = useLocale();
  const queries = useQueryClient();
  const [known, setKnown] = useState<ReadonlyMap<string, NamedRecord>>(new Map());
  const asked = useRef(new Set<string>());

  useEffect(() => {
    for (const column of referring) {
      for (const cells of lines) {
        const text = cells[column]?.trim() ?? '';
        const key = keyOf(column, text);
        if (text === '' || asked.current.has(key)) continue;
        asked.current.add(key);
        void look(column, text).then(
          (found) => learn(column, text, found),
          // Asked again with the next change.
          () => asked.current.delete(key),
        );
      }
    }
  });

  async function look(column: (typeof referring)[number], text: string): Promise<NamedRecord> {
    // A label that was put into the cell begins with the code.
    const query = { q: text, pageSize: mostOffers };
    const { items } =
      column === 'cargoOwner'
        ? await queries.fetchQuery(cargoOwnersApi.list(query))
        : await queries.fetchQuery(destinationsApi.list(query));
    return namedAmong(items, text, (row) => codeAndName(row, locale));
  }

  function learn(column: SheetColumn, text: string, found: NamedRecord): void {
    setKnown((before) => {
      const after = new Map(before).set(keyOf(column, text), found);
      if (found.state === 'found') {
        after.set(keyOf(column, found.label), found);
        asked.current.add(keyOf(column, found.label));
      }
      return after;
    });
  }

  return (column: (typeof referring)[number], text: string) => known.get(keyOf(column, text.trim()));
}

/** The one row that a text names: by its code, by its name, or because nothing else was found. */
export function namedAmong(rows: readonly Row[], text: string, labelOf: (row: Row) => string): NamedRecord {
  const wanted = plain(text);
  const live = rows.filter(({ archivedAt }) => archivedAt === null);
  const byCode = live.filter(({ code }) => plain(code) === wanted);
  const byName = live.filter((row) =>
    [row.name, row.nameEn, labelOf(row)].some((name) => plain(name ?? '') === wanted),
  );
  const [one, ...others] = [byCode, byName, live].find((some) => some.length > 0) ?? [];
  if (one && others.length === 0) return { state: 'found', id: one.id, label: labelOf(one) };
  return { state: 'unknown', offers: live.map(labelOf) };
}

function keyOf(column: SheetColumn, text: string): string {
  return `${column === 'cargoOwner' ? 'owner' : 'place'} ${text}`;
}

function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}
