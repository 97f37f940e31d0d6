import { isNotNull, sql } from 'drizzle-orm';
import { driverCards } from '../src/db/schema/attendance/driver-cards.ts';
import { punchFileFormats } from '../src/db/schema/attendance/punch-file-formats.ts';
import { punchFiles } from '../src/db/schema/attendance/punch-files.ts';
import { punches } from '../src/db/schema/attendance/punches.ts';
import type { TestApp } from './build-test-app.ts';

type Db = TestApp['db'];

/** A file of somebody's, of a day that nobody has punched yet. */
export async function createPunchFile(db: Db, ownerId: string): Promise<{ id: string }> {
  const lines = [{ number: 2, cells: ['X-0', '2026/06/10', '5:00'] }];
  const read = {
    headers: ['コード', '日付', '出勤'],
    columns: ['code', 'date', 'clockIn'] as const,
    shape: 'days',
  } as const;
  const values = {
    fileName: 'a.csv',
    ...read,
    lines,
    leftOut: { items: [], total: 0 },
    rowCount: 1,
    createdBy: ownerId,
  };
  const [row] = await db
    .insert(punchFiles)
    .values({ ...values, headers: [...read.headers] })
    .returning({ id: punchFiles.id });
  return row ?? { id: '' };
}

/** No job works on a file, and nothing is remembered of any; where one is about to be undone, each brought a punch. */
export async function revivedPunchFiles(db: Db, driverId: string, { name }: { name: string }): Promise<void> {
  const isApplied = name.endsWith('/undo');
  await db.update(punchFiles).set({ jobId: null, appliedAt: isApplied ? sql`now()` : null });
  if (isApplied) {
    await db.execute(sql`
      insert into punches (driver_id, work_date, kind, at, first_at, method, file_id)
      select ${driverId}::uuid, '2026-06-11', 'clockIn', created_at, created_at, 'file', id from punch_files f
      where not exists (select from punches p where p.file_id = f.id)`);
    await db.update(punches).set({ at: sql`first_at` }).where(isNotNull(punches.fileId));
  }
  await db.delete(punchFileFormats);
  await db.delete(driverCards);
}
