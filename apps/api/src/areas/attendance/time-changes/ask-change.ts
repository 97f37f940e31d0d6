import type { TimeChangeAsked } from '@haisha/validation/time-change';
import { recordNotFound, validationFailed } from '../../../http/errors.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { announcePunches } from '../time-records/announce-punches.ts';
import { type DayChange, livePunches } from '../time-records/change-day.ts';
import { tryChange } from '../time-records/try-change.ts';
import { announceTimeChange } from './announce-time-change.ts';
import { keepChange } from './keep-change.ts';
import { findTimeChange, told } from './select-time-changes.ts';

/** Asks for a change of a day of a locked driver. It is refused as if it were made, so that nobody waits for what cannot be. */
export async function askChange({ scope, tx }: Write, change: DayChange): Promise<TimeChangeAsked> {
  const { driver } = change;
  const tried = await tryChange(tx, change);
  if (isSame(tried)) throw validationFailed([{ path: 'punches', code: 'required' }]);
  const id = await keepChange(tx, { ...change, live: livePunches(tried.before), status: 'requested' });
  const row = await findTimeChange(tx, id, scope);
  if (!row) throw recordNotFound();
  announceTimeChange(tx, row);
  announcePunches(tx, driver);
  return { ...tried, timeChangeId: id, change: told(row) };
}

function isSame({ after, before }: Pick<TimeChangeAsked, 'after' | 'before'>): boolean {
  const text = (record: TimeChangeAsked['after']) =>
    livePunches(record)
      .map(({ at, kind }) => `${kind} ${at}`)
      .join();
  return text(before) === text(after);
}
