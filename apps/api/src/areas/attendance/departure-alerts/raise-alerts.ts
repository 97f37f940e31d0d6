import { departureAlerts as alertsOf, type DepartureAlert } from '@haisha/rules/departure/departure-alerts';
import { departureFactsOf } from '@haisha/rules/departure/departure-facts';
import { instantOf, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { DepartureRow } from '@haisha/validation/departure-board';
import type { Transaction } from '../../../db/database.ts';
import { departureAlerts } from '../../../db/schema/attendance/departure-alerts.ts';
import { announceBoard } from '../departure-board/departure-driver.ts';

/** A department on an operation date. */
export type BoardOfDay = { departmentId: string; date: string };

/** What was raised now, with whom it is about. */
export type RaisedAlert = DepartureAlert & { driver: DepartureRow['driver'] };

/**
 * Raises what the rows of a board have to tell of now. What was raised before, by whatever server, is not raised again: the
 * table holds each occasion once. Answers what is new.
 */
export async function raiseAlerts(
  tx: Transaction,
  { date, departmentId }: BoardOfDay,
  rows: readonly DepartureRow[],
  now: Date,
): Promise<RaisedAlert[]> {
  const found = rows.flatMap((row) =>
    alertsOf(departureFactsOf(row), minuteOf(now.getTime()))
      .filter((alert) => !isKnown(alert, row))
      .map((alert): RaisedAlert => ({ ...alert, driver: row.driver })),
  );
  if (found.length === 0) return [];
  const made = await tx
    .insert(departureAlerts)
    .values(
      found.map(({ at, driver, kind, occasion, tone }) => ({
        ...{ driverId: driver.id, workDate: date, departmentId, kind, tone, occasion: occasionOf({ occasion }) },
        ...{ at: textOf(at), raisedAt: now.toISOString() },
      })),
    )
    .onConflictDoNothing()
    .returning({ driverId: departureAlerts.driverId, kind: departureAlerts.kind });
  const raised = found.filter(({ driver, kind }) =>
    made.some((one) => one.driverId === driver.id && one.kind === kind),
  );
  for (const id of new Set(raised.map(({ driver }) => driver.id)))
    announceBoard(tx, { id, departmentIds: [departmentId] });
  return raised;
}

/** Most are known by what was read, without a word to the database. */
function isKnown({ at, kind, occasion }: DepartureAlert, { alerts }: DepartureRow): boolean {
  return alerts.some((one) => one.kind === kind && (occasion === null || one.at === textOf(at)));
}

function occasionOf({ occasion }: Pick<DepartureAlert, 'occasion'>): string {
  return occasion === null ? '' : textOf(occasion);
}

function textOf(minute: number): string {
  return new Date(instantOf(minute)).toISOString();
}
