import { sql } from 'drizzle-orm';
import { operationCounters } from '../../db/schema/dispatch/operation-counters.ts';
import type { Reader } from '../../services/records/entity-repository.ts';

type Kind = 'delivery' | 'allocation';

const letters: Record<Kind, string> = { delivery: 'D', allocation: 'A' };

/**
 * Takes the next numbers of the operation dates, in the order of the dates given: D20261121-0001, A20261121-0001 of runs. The counter of a date
 * stays locked until the commit, so that numbers have no gaps; dates are locked in their order.
 */
export async function takeNumbers(tx: Reader, kind: Kind, operationDates: readonly string[]): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const date of operationDates) counts.set(date, (counts.get(date) ?? 0) + 1);
  const next = new Map<string, number>();
  for (const [date, count] of [...counts].toSorted()) {
    const [row] = await tx
      .insert(operationCounters)
      .values({ kind, operationDate: date, last: count })
      .onConflictDoUpdate({
        target: [operationCounters.kind, operationCounters.operationDate],
        set: { last: sql`${operationCounters.last} + ${count}` },
      })
      .returning({ last: operationCounters.last });
    next.set(date, (row?.last ?? count) - count + 1);
  }
  return operationDates.map((date) => {
    const number = next.get(date) ?? 1;
    next.set(date, number + 1);
    return `${letters[kind]}${date.replaceAll('-', '')}-${String(number).padStart(4, '0')}`;
  });
}
