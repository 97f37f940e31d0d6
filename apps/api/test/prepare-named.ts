import { product } from '../src/areas.ts';
import type { Database } from '../src/db/database.ts';
import { exportedOf, readQuery } from '../src/services/exports/exported-entity.ts';
import { type ExportFile, prepareExport } from '../src/services/exports/file/export-file.ts';
import type { RowScope } from '../src/services/records/read/row-scope.ts';

/** The list of this name as the file that its export gives. */
export async function prepareNamed(
  db: Database,
  name: string,
  query: Record<string, unknown>,
  scope: RowScope,
): Promise<ExportFile> {
  const list = exportedOf(product, name);
  return await prepareExport(db, list, readQuery(list, query), scope, product);
}
