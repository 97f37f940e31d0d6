import { Column, is, type SQL, sql } from 'drizzle-orm';
import type { OpenField } from '../../../db/open-select.ts';
import { inLine } from '../file/csv-cell.ts';

/** The fields of a list as the database knows them. */
export type FieldsInSql = ReadonlyMap<string, OpenField>;

/**
 * A cell as the database writes it; undefined where only the program can. What people type may need quotes, or be a
 * formula; figures and words of the product are ready.
 */
export type CellSql = { isTyped: boolean; of: (fields: FieldsInSql) => SQL | undefined };

/** A cell that may hold what people typed. */
export const typedSql = (of: CellSql['of']): CellSql => ({ isTyped: true, of });
const ready = (of: CellSql['of']): CellSql => ({ isTyped: false, of });

type Kind = 'text' | 'wholeNumber' | 'decimal' | 'day' | 'instant' | 'flag';

const texts = new Set(['text', 'uuid']);
const wholeNumbers = new Set(['smallint', 'integer']);
/** Decimals that JavaScript writes without an exponent and without losing a digit. */
const decimal = /^numeric\((\d+), ([1-6])\)$/;
const mostDigits = 15;
/** What is read as it comes: SQL that nobody decodes. */
const { decoder: plain } = sql`` as unknown as { decoder: unknown };

function kindOf(of: Column | SQL): Kind | undefined {
  if (!is(of, Column)) return (of as unknown as { decoder: unknown }).decoder === plain ? 'text' : undefined;
  const type = of.getSQLType();
  if (of.dataType === 'string') return texts.has(type) ? 'text' : type === 'date' ? 'day' : undefined;
  if (of.dataType === 'boolean') return 'flag';
  if (of.dataType === 'custom') return type === 'timestamp(3) with time zone' ? 'instant' : undefined;
  if (of.dataType !== 'number') return undefined;
  if (wholeNumbers.has(type)) return 'wholeNumber';
  return Number(decimal.exec(type)?.[1] ?? Number.POSITIVE_INFINITY) <= mostDigits ? 'decimal' : undefined;
}

function valueIn(fields: FieldsInSql, name: string, kind: Kind): SQL | undefined {
  const value = fields.get(name)?.value;
  return value && kindOf(value.of) === kind ? value.sql : undefined;
}

export function textSql(name: string): CellSql {
  return typedSql((fields) => valueIn(fields, name, 'text'));
}

/** `2026/11` of `2026-11`. */
export function monthSql(name: string): CellSql {
  return typedSql((fields) => {
    const month = valueIn(fields, name, 'text');
    return month && sql`replace(${month}, '-', '/')`;
  });
}

export function numberSql(name: string): CellSql {
  return ready((fields) => {
    const number = valueIn(fields, name, 'decimal');
    return number ? sql`trim_scale(${number})` : valueIn(fields, name, 'wholeNumber');
  });
}

export function daySql(name: string): CellSql {
  return ready((fields) => {
    const day = valueIn(fields, name, 'day');
    return day && sql`replace(${day}::text, '-', '/')`;
  });
}

/** Tokyo is nine hours ahead at any time of the year. */
export function instantSql(name: string): CellSql {
  return ready((fields) => {
    const at = valueIn(fields, name, 'instant');
    return at && sql`replace(left((${at} at time zone interval '9 hours')::text, 19), '-', '/')`;
  });
}

export function flagSql(name: string, { yes, no }: { yes: string; no: string }): CellSql {
  return ready((fields) => {
    const flag = valueIn(fields, name, 'flag');
    return flag && sql`case when ${flag} then ${inLine({ text: yes })}::text else ${inLine({ text: no })}::text end`;
  });
}

/** The word of each value, and a value without a word as it is. */
export function choiceSql(name: string, words: Readonly<Record<string, string>>): CellSql {
  return ready((fields) => {
    const choice = valueIn(fields, name, 'text');
    const cases = Object.entries(words).map(([value, text]) => sql`when ${value}::text then ${inLine({ text })}::text`);
    if (!choice || cases.length === 0) return undefined;
    return sql`case ${choice} ${sql.join(cases, sql` `)} else ${choice} end`;
  });
}

/** A name, or the English one where there is one and it is asked for. */
export function nameSql(name: string, nameEn: string, locale: string): CellSql {
  return typedSql((fields) => {
    const plainName = valueIn(fields, name, 'text');
    if (locale !== 'en' || !fields.has(nameEn)) return plainName;
    const english = valueIn(fields, nameEn, 'text');
    return (
      plainName && english && sql`case when ${plainName} <> '' then coalesce(nullif(${english}, ''), ${plainName}) end`
    );
  });
}
