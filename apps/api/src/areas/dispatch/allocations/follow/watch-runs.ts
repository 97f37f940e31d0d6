import { departmentChannel } from '@haisha/validation/realtime-names';
import { sql } from 'drizzle-orm';
import { tokyoDay } from '../../../../clock.ts';
import type { Database } from '../../../../db/database.ts';
import type { Watch } from '../../../../module.ts';

/** Runs are looked at anew after so long whatever happens, in case that something changed without a word. */
const longestMs = 60_000;

/**
 * Moves runs as their crews punch and have their roll calls, so that nobody says it twice. Between changes of the departure
 * board or the runs each look is one short statement. What a look cannot move, the next one moves.
 */
export const watchRuns: Watch = ({ clock, db }) => {
  let seen = '';
  let lookedAt = 0;
  return async () => {
    const now = clock();
    const changes = await countChanges(db);
    if (changes === seen && now.getTime() - lookedAt < longestMs) return;
    const { followCrews } = await import('./follow-crews.ts');
    await followCrews(db, tokyoDay(now));
    [seen, lookedAt] = [changes, now.getTime()];
  };
};

/** How many changes were announced of what runs follow. */
async function countChanges(db: Database): Promise<string> {
  const [ofBoard, ofRuns] = [departmentChannel('departureBoard', ''), departmentChannel('allocation', '')];
  const { rows } = await db.execute<{ changes: string }>(sql`
    select coalesce(sum(sequence), 0)::text as changes from realtime_channels
    where name like ${`${ofBoard}%`} or name like ${`${ofRuns}%`}`);
  return rows[0]?.changes ?? '';
}
