import { eq } from 'drizzle-orm';
import { importRows } from '../src/db/schema/services/import-rows.ts';
import { imports } from '../src/db/schema/services/imports.ts';
import { createFileStore } from '../src/services/files/storage/create-file-store.ts';
import type { TestApp } from './build-test-app.ts';
import type { Route } from './routes.ts';

export const importFile = '車種コード,車種名\nI1,四トン\n';

const read = { format: 'csv', encoding: 'utf8', delimiter: 'comma', sheet: null } as const;
const columns = { headers: ['車種コード', '車種名'], mapping: ['code', 'name'] };
const left = { jobId: null, appliedAt: null, counts: null, leftOut: [] };
const judged = { ...read, ...left, version: 1, status: 'judged' as const };

/** An import of somebody's, of one vehicle type that lacks the rest. */
export async function createOwnImport({ db, env }: TestApp, ownerId: string): Promise<{ id: string }> {
  return await db.transaction(async (tx) => {
    const about = { entity: 'vehicleType', fileName: 'a.csv', locale: 'ja', createdBy: ownerId } as const;
    const values = { ...about, ...judged, ...columns, rowCount: 1 };
    const [row] = await tx.insert(imports).values(values).returning({ id: imports.id });
    if (!row) throw new Error('no import was made');
    const file = { name: 'a.csv', mediaType: 'text/csv', content: [Buffer.from(importFile)] };
    const its = { entity: 'import', entityId: row.id, createdBy: ownerId };
    const { id: fileId } = await createFileStore(env).store(tx, { ...file, ...its });
    await tx.update(imports).set({ fileId }).where(eq(imports.id, row.id));
    return row;
  });
}

/** As all imports were, or applied where that is about to be undone. */
export async function revivedImports(db: TestApp['db'], { name }: Pick<Route, 'name'>): Promise<void> {
  const isApplied = name.endsWith('/undo');
  const applied = { ...judged, status: 'applied', appliedAt: new Date().toISOString() } as const;
  await db.update(imports).set({ ...(isApplied ? applied : judged), ...columns });
  const ids = await db.select({ importId: imports.id }).from(imports);
  const row = { number: 2, cells: ['I1', '四トン'], verdict: 'error', keys: ['=code I1'] } as const;
  const rows = ids.map((id) => ({ ...id, ...row, cells: [...row.cells], keys: [...row.keys] }));
  await db.delete(importRows);
  await db.insert(importRows).values(rows);
}
