import { driverCards } from '../src/db/schema/attendance/driver-cards.ts';
import { punchFileFormats } from '../src/db/schema/attendance/punch-file-formats.ts';
import { punchFiles } from '../src/db/schema/attendance/punch-files.ts';
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
  const values = { fileName: 'a.csv', ...read, lines, rowCount: 1, createdBy: ownerId };
  const [row] = await db
    .insert(punchFiles)
    .values({ ...values, headers: [...read.headers] })
    .returning({ id: punchFiles.id });
  return row ?? { id: '' };
}

/** No job works on a file, and nothing is remembered of any. */
export async function revivedPunchFiles(db: Db): Promise<void> {
  await db.update(punchFiles).set({ jobId: null, appliedAt: null });
  await db.delete(punchFileFormats);
  await db.delete(driverCards);
}
