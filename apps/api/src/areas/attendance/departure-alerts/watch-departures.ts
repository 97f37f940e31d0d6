import { addDays } from '@haisha/rules/calendar';
import { departureMoments } from '@haisha/rules/departure/departure-alerts';
import { departureFactsOf } from '@haisha/rules/departure/departure-facts';
import { instantOf, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { DepartureRow } from '@haisha/validation/departure-board';
import { departmentChannel } from '@haisha/validation/realtime-names';
import { sql } from 'drizzle-orm';
import { tokyoDay } from '../../../clock.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Watch } from '../../../module.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { readDepartureRows } from '../departure-board/read-departure-rows.ts';
import { type BoardOfDay, raiseAlerts } from './raise-alerts.ts';
import { tellOfAlerts } from './tell-of-alerts.ts';

/** A board is read anew after so long whatever happens, in case that something changed without a word. */
const longestMs = 60_000;

/** What is known of a board: how many changes it has had, and when something on it becomes late. */
type Known = { changes: string; nextAt: number };

/**
 * Raises the alerts of all departments, of the days on which somebody may be on duty now. A board is judged again when
 * something on it changed or the next moment has come; between these each look is one short statement.
 */
export const watchDepartures: Watch = ({ clock, db }) => {
  const known = new Map<string, Known>();
  return async () => {
    const now = clock();
    for (const { changes, id } of await countChanges(db)) {
      const seen = known.get(id);
      if (seen?.changes === changes && now.getTime() < seen.nextAt) continue;
      known.set(id, { changes, nextAt: await judgeBoards(db, id, now) });
    }
  };
};

/** Judges the boards of a department, and answers when something on them becomes late next, in milliseconds. */
async function judgeBoards(db: Database, departmentId: string, now: Date): Promise<number> {
  const today = tokyoDay(now);
  let nextAt = now.getTime() + longestMs;
  for (const date of [addDays(today, -1), today, addDays(today, 1)]) {
    const rows = await db.transaction((tx) => judgeBoard(tx, { departmentId, date }, now));
    nextAt = Math.min(nextAt, ...momentsAfter(rows, now));
  }
  return nextAt;
}

/** Raises what a board has to tell of now, and tells it unless it is to be quiet; answers what stood on the board. */
export async function judgeBoard(
  tx: Transaction,
  board: BoardOfDay,
  now: Date,
  how: 'aloud' | 'quiet' = 'aloud',
): Promise<DepartureRow[]> {
  const rows = await readDepartureRows(tx, board, everything(tokyoDay(now)));
  const raised = await raiseAlerts(tx, board, rows, now);
  if (how === 'aloud') await tellOfAlerts(tx, board, raised);
  return rows;
}

function momentsAfter(rows: readonly DepartureRow[], now: Date): number[] {
  const minute = minuteOf(now.getTime());
  return rows.flatMap((row) => {
    const { planned } = departureFactsOf(row);
    return planned
      ? departureMoments(planned)
          .filter((moment) => moment > minute)
          .map(instantOf)
      : [];
  });
}

/** How many changes were announced that a board of a department shows. */
async function countChanges(db: Database): Promise<{ id: string; changes: string }[]> {
  const [ofBoard, ofRuns] = [departmentChannel('departureBoard', ''), departmentChannel('allocation', '')];
  const { rows } = await db.execute<{ id: string; changes: string }>(sql`
    select d.id, coalesce(sum(c.sequence), 0)::text as changes from departments d
      left join realtime_channels c on c.name in (${ofBoard} || d.id, ${ofRuns} || d.id)
    where d.archived_at is null group by d.id`);
  return rows;
}

/** The judge sees what nobody else sees; what is told of it goes by the role of who hears it. */
function everything(today: string): RowScope {
  return { rows: 'all', departmentIds: [], userId: '', deliveryCompanyId: null, may: () => true, today };
}
