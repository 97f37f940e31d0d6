import type { ImportCounts } from '@haisha/validation/import';
import { sql } from 'drizzle-orm';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import type { imports } from '../../../db/schema/services/imports.ts';
import type { Reader } from '../../records/entity-repository.ts';

/** Of the columns that the file lacks: rows that are empty there and must not be, and those where people entered text. */
export async function countGaps(
  db: Reader,
  { id, headers, fixed }: Pick<typeof imports.$inferSelect, 'id' | 'headers' | 'fixed'>,
): Promise<ImportCounts['gaps']> {
  if (fixed.length === 0) return [];
  const { rows } = await db.execute<ImportCounts['gaps'][number]>(sql`
    select place::int as column, count(*) filter (where is_empty)::int as empty,
      count(*) filter (where not is_empty)::int as entered
    from (
      select issue ->> 'column' as place, true as is_empty from ${importRows}, jsonb_array_elements(issues) issue
        where import_id = ${id} and verdict = 'error' and decision is null and issues is not null
          and issue ->> 'code' in ('required', 'choose')
      union all
      select key, false from ${importRows}, jsonb_object_keys(corrections) key
        where import_id = ${id} and corrections is not null
    ) told
    where place::int >= ${headers.length} group by place::int order by place::int`);
  return rows;
}
