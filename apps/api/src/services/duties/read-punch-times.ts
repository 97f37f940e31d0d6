import type { PunchKind, PunchTime } from '@haisha/rules/punches/punch';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../records/entity-repository.ts';

/** A time that counts, with the day that it belongs to. */
export type TimeOfDay = PunchTime & { date: string };

type Row = { driverId: string; times: string };
type Days = { from: string; to: string };

/** A time is written as 2026-11-251764036800000clockIn, the milliseconds in 13 digits: JSON takes the database twice as long. */
const dateEnd = 10;
const msEnd = 23;

/** Reads the times that count of drivers on many days: of a year there are thousands. */
export async function readPunchTimes(
  db: Reader,
  driverIds: readonly string[],
  days: Days,
): Promise<Map<string, TimeOfDay[]>> {
  const { rows } = await db.execute<Row>(punchTimes(driverIds, days));
  return new Map(rows.map(({ driverId, times }) => [driverId, timesIn(times)]));
}

/** The same as a part of a statement that reads more: the times of each driver as one text. */
export function punchTimes(driverIds: readonly string[], { from, to }: Days): SQL {
  return sql`
    select driver_id as "driverId", string_agg(work_date
      || lpad(((date_part('epoch', at) * 1000)::int8)::text, 13, '0') || kind, ' ') as times
    from punches
    where driver_id = any(${sql.param(driverIds)}::uuid[]) and work_date between ${from}::date and ${to}::date
      and at is not null
    group by driver_id`;
}

/** Returns the times in the text of a driver. */
export function timesIn(text: string): TimeOfDay[] {
  return text.split(' ').map(timeOf);
}

function timeOf(text: string): TimeOfDay {
  return {
    date: text.slice(0, dateEnd),
    at: Number(text.slice(dateEnd, msEnd)),
    kind: text.slice(msEnd) as PunchKind,
  };
}
