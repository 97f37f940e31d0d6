import { faultKey, faultOf } from '@haisha/validation/fault-key';
import type { Import } from '@haisha/validation/import';
import type { ImportFault, ImportFaults } from '@haisha/validation/import-fault';
import { type SQL, sql } from 'drizzle-orm';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import type { Reader } from '../../records/entity-repository.ts';

const mostFaults = 20;

/** Whether a row has a fault. */
export function hasFault(key: string): SQL {
  const issue = JSON.stringify([faultOf(key)]);
  return sql`(${importRows.issues} @> ${issue}::jsonb or ${importRows.warnings} @> ${issue}::jsonb)`;
}

/**
 * The faults of the rows about which nothing is decided, those of the most rows first. What rows lack because the file
 * has no column for it is counted by `countGaps`.
 */
export async function countFaults(db: Reader, importId: string, columns: Import['columns']): Promise<ImportFaults> {
  const firstAdded = columns.findIndex(({ fixed }) => fixed !== null);
  const isGap = sql`(place is not null and place >= ${firstAdded === -1 ? columns.length : firstAdded}
    and issue ->> 'code' in ('required', 'choose'))`;
  // What all rows say, as `replaceCells` finds it.
  const fixed = JSON.stringify(columns.map((column) => column.fixed));
  const issuesOf = (verdict: ImportFault['verdict'], issues: SQL) => sql`
    select number, ${verdict} as verdict, issue, (issue ->> 'column')::int as place,
      coalesce(corrections ->> (issue ->> 'column'), cells ->> (issue ->> 'column')::int,
        ${fixed}::jsonb ->> (issue ->> 'column')::int, '') as said
    from ${importRows}, jsonb_array_elements(${issues}) issue
    where import_id = ${importId} and ${importRows.verdict} = ${verdict} and decision is null and ${issues} is not null`;
  const { rows } = await db.execute<Omit<ImportFault, 'key' | 'textCount'> & { texts: number; total: number }>(sql`
    select verdict, (array_agg(issue order by number))[1] as issue, (array_agg(said order by number))[1] as text,
      count(distinct number)::int as count, count(distinct said)::int as texts, count(*) over ()::int as total
    from (
      ${issuesOf('error', sql`${importRows.issues}`)} union all ${issuesOf('warning', sql`${importRows.warnings}`)}
    ) told
    where not ${isGap}
    group by verdict, place, case when place is null then issue ->> 'path' end, issue ->> 'code'
    order by count(distinct number) desc, min(number) limit ${mostFaults}`);
  return {
    items: rows.map(({ texts: textCount, total: _total, ...fault }) => ({
      key: faultKey(fault.issue),
      textCount,
      ...fault,
    })),
    total: rows[0]?.total ?? 0,
  };
}
