import { dayMs } from '@haisha/rules/calendar';
import { punchFileKeptDays } from '@haisha/validation/punch-file-choices';
import { and, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { punchFiles } from '../../../db/schema/attendance/punch-files.ts';

/** Removes the rows of files of some time ago; the names stay, which punches show. */
export async function clearPunchFiles(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock().getTime() - punchFileKeptDays * dayMs).toISOString();
  const isFilled = sql`jsonb_array_length(${punchFiles.lines}) + jsonb_array_length(${punchFiles.leftOut} -> 'items') > 0`;
  await db
    .update(punchFiles)
    .set({ lines: [], leftOut: sql`jsonb_set(${punchFiles.leftOut}, '{items}', '[]')` })
    .where(and(lt(punchFiles.createdAt, before), isFilled));
}
