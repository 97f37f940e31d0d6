import type { TimeRecordChange } from '@haisha/validation/time-record';
import type { Transaction } from '../../../db/database.ts';
import { changeDay, type DayChange } from './change-day.ts';

/** Ends a part of a transaction that stores nothing with what it would have answered. */
class Tried extends Error {
  readonly change: TimeRecordChange;

  constructor(change: TimeRecordChange) {
    super('what is only tried is not stored');
    this.change = change;
  }
}

/** Tells what would come of a change, or refuses it as `changeDay` does, and stores nothing. */
export async function tryChange(tx: Transaction, change: DayChange): Promise<TimeRecordChange> {
  const tried = tx.transaction(async (part) => {
    throw new Tried(await changeDay(part, change));
  });
  return await tried.catch((error: unknown) => {
    if (error instanceof Tried) return { ...error.change, timeChangeId: null };
    throw error;
  });
}
