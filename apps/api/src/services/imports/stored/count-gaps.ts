import type { ImportCounts } from '@haisha/validation/import';
import { eq, sql } from 'drizzle-orm';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import { imports } from '../../../db/schema/services/imports.ts';
import type { Reader } from '../../records/entity-repository.ts';

/** Of the columns that the file lacks: rows that are empty there and must not be, and those where people entered text. */
export async function countGaps(db: Reader, importId: string): Promise<ImportCounts['gaps']> {
  const width = sql<number>`jsonb_array_length(${imports.headers})`;
  const [found] = await db.select({ width, fixed: imports.fixed }).from(imports).where(eq(imports.id, importId));
  if (!found || found.fixed.length === 0) return [];
  const { rows } = await db.execute<ImportCounts['gaps'][number]>(sql`
    select place::int as column, count(*) filter (where is_empty)::int as empty,
      count(*) filter (where not is_empty)::int as entered
    from (
      select issue ->> 'column' as place, true as is_empty from ${importRows}, jsonb_array_elements(issues) issue
        where import_id = ${importId} and verdict = 'error' and decision is null and issues is not null
          and issue ->> 'code' in ('required', 'choose')
      union all
      select key, false from ${importRows}, jsonb_object_keys(corrections) key
        where import_id = ${importId} and corrections is not null
    ) told
    where place::int >= ${found.width} group by place::int order by place::int`);
  return rows;
}
