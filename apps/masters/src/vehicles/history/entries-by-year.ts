import type { VehicleEntry } from '@haisha/validation/vehicle-history';

export type YearOfEntries = { year: string; entries: VehicleEntry[] };

/** Entries ordered by their day, put together by year. */
export function entriesByYear(entries: readonly VehicleEntry[]): YearOfEntries[] {
  const years: YearOfEntries[] = [];
  for (const entry of entries) {
    const year = entry.entryDate.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.entries.push(entry);
    else years.push({ year, entries: [entry] });
  }
  return years;
}
