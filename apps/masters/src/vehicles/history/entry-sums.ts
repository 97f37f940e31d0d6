import type { VehicleEntry } from '@haisha/validation/vehicle-history';

export type EntrySums = { amountYen: number; taxYen: number; totalYen: number };

/** What the entries cost together. */
export function entrySums(entries: readonly Pick<VehicleEntry, 'amountYen' | 'taxYen'>[]): EntrySums {
  const amountYen = entries.reduce((sum, entry) => sum + (entry.amountYen ?? 0), 0);
  const taxYen = entries.reduce((sum, entry) => sum + (entry.taxYen ?? 0), 0);
  return { amountYen, taxYen, totalYen: amountYen + taxYen };
}
