import type { Zone } from '@haisha/validation/vehicle-body';
import { sql } from 'drizzle-orm';
import { type CellSql, typedSql } from '../../../services/exports/cells/cell-sql.ts';
import { severalText } from '../../../services/exports/cells/several-text.ts';
import type { Cell, Labels } from '../../../services/words/labels.ts';

/** `冷蔵 0〜10℃ / 冷凍 -25〜-18℃`. */
export function zonesText(zones: readonly Zone[], { word }: Labels): Cell {
  return severalText(
    zones.map(({ zone, minCelsius, maxCelsius }) => `${word('zone', zone)} ${minCelsius}～${maxCelsius}℃`),
  );
}

/** The same in SQL. */
export function zonesSql(name: string, { words }: Labels): CellSql {
  const cases = Object.entries(words('zone')).map(([zone, word]) => sql`when ${zone}::text then ${word}::text`);
  return typedSql((fields) => {
    const zones = fields.get(name)?.value?.sql;
    if (!zones || cases.length === 0) return undefined;
    const word = sql`case one ->> 'zone' ${sql.join(cases, sql` `)} else one ->> 'zone' end`;
    return sql`case when ${zones} <> '[]' then (
      select string_agg(concat(${word}, ' ', one ->> 'minCelsius', '～', one ->> 'maxCelsius', '℃'), ' / ' order by place)
      from jsonb_array_elements(${zones}) with ordinality as each(one, place)) end`;
  });
}
