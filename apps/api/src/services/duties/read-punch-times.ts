import type { PunchKind, PunchTime } from '@haisha/rules/punches/punch';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../records/entity-repository.ts';

/** A time that counts, with the day that it belongs to. */
export type TimeOfDay = PunchTime & { date: string };

type Days = { from: string; to: string };
type Row = { driverId: string; times: string | null };

/** A time is written as 2026-11-251764036800000clockIn, the milliseconds in 13 digits: JSON takes the database twice as long. */
const dateEnd = 10;
const msEnd = 23;

/** Reads the times that count of drivers on many days: of a year there are thousands. */
export async function readPunchTimes(
  db: Reader,
  driverIds: readonly string[],
  days: Days,
): Promise<Map<string, TimeOfDay[]>> {
  const { rows } = await db.execute<Row>(sql`
    select d.id as "driverId", ${punchTimesOf(sql`d.id`, days)} as times
    from unnest(${sql.param(driverIds)}::uuid[]) as d(id)`);
  return new Map(rows.flatMap(({ driverId, times }) => (times === null ? [] : [[driverId, timesOf(times)] as const])));
}

/** The times of a driver as one text, which `timesOf` reads; null where there are none. */
export function punchTimesOf(driver: SQL, { from, to }: Days): SQL {
  return sql`(select string_agg(work_date || lpad(((date_part('epoch', at) * 1000)::int8)::text, 13, '0') || kind, ' ')
    from punches where driver_id = ${driver} and work_date between ${from} and ${to} and at is not null)`;
}

export function timesOf(text: string | null): TimeOfDay[] {
  return text?.split(' ').map(timeOf) ?? [];
}

function timeOf(text: string): TimeOfDay {
  return {
    date: text.slice(0, dateEnd),
    at: Number(text.slice(dateEnd, msEnd)),
    kind: text.slice(msEnd) as PunchKind,
  };
}
