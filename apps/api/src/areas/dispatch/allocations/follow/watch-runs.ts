import { departmentChannel } from '@haisha/validation/realtime-names';
import { sql } from 'drizzle-orm';
import { tokyoDay } from '../../../../clock.ts';
import type { Database } from '../../../../db/database.ts';
import type { Watch } from '../../../../module.ts';

/** All of these days are looked at anew after so long whatever happens: an office enters what was forgotten days later. */
const longestMs = 60_000;
const daysBack = 7;
/** After a change it is mostly of today, or of a night shift of yesterday. */
const usualDaysBack = 1;

/**
 * Moves runs as their crews punch and have their roll calls, so that nobody says it twice. Between changes of the departure
 * board or the runs each look is one short statement.
 */
export const watchRuns: Watch = ({ clock, db }) => {
  let seen = '';
  let sweptAt = 0;
  return async () => {
    const now = clock();
    const changes = await countChanges(db);
    const isLongAgo = now.getTime() - sweptAt >= longestMs;
    if (changes === seen && !isLongAgo) return;
    seen = changes;
    if (isLongAgo) sweptAt = now.getTime();
    const { followCrews } = await import('./follow-crews.ts');
    await followCrews(db, tokyoDay(now), isLongAgo ? daysBack : usualDaysBack);
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
