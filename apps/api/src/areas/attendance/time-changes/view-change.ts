import type { TimeChangeView } from '@haisha/validation/time-change';
import type { TimeRecordChange } from '@haisha/validation/time-record';
import type { Transaction } from '../../../db/database.ts';
import { ProblemError, recordNotFound } from '../../../http/errors.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { readRecord } from '../time-records/read-records.ts';
import { findPunchingDriver } from '../time-records/recorded-drivers.ts';
import { tryChange } from '../time-records/try-change.ts';
import { inputOf } from './decide-change.ts';
import { findTimeChange, type TimeChangeRow, told } from './select-time-changes.ts';

/** Reads a change with the day as it is now and, as long as it waits, what it would do. */
export async function viewChange(tx: Transaction, id: string, scope: RowScope, now: Date): Promise<TimeChangeView> {
  const row = await findTimeChange(tx, id, scope);
  if (!row) throw recordNotFound();
  const effect = row.status === 'requested' ? await effectOf(tx, row, now) : null;
  return { change: told(row), record: await readRecord(tx, row.driver.id, row.date), effect };
}

/** Null where it cannot be made any more: the punches are others by now, or the month is locked. */
async function effectOf(tx: Transaction, row: TimeChangeRow, now: Date): Promise<TimeRecordChange | null> {
  const driver = await findPunchingDriver(tx, row.driver.id);
  const asker = { userId: row.requestedBy?.id ?? '', roles: [], address: null };
  const change = { driver, date: row.date, input: inputOf(row), asker, now, timeChangeId: row.id };
  return await tryChange(tx, change).catch((error: unknown) => {
    if (error instanceof ProblemError) return null;
    throw error;
  });
}
