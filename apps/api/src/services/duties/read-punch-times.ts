import type { PunchKind, PunchTime } from '@haisha/rules/punches/punch';
import { sql } from 'drizzle-orm';
import type { Reader } from '../records/entity-repository.ts';

/** A time that counts, with the day that it belongs to. */
export type TimeOfDay = PunchTime & { date: string };

type Row = { driverId: string; times: [date: string, kind: PunchKind, ms: number][] };

/** Reads the times that count of drivers on many days: of a year there are thousands. */
export async function readPunchTimes(
  db: Reader,
  driverIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, TimeOfDay[]>> {
  const { rows } = await db.execute<Row>(sql`
    select driver_id as "driverId", json_agg(json_build_array(work_date, kind, date_part('epoch', at) * 1000)) as times
    from punches
    where driver_id = any(${sql.param(driverIds)}::uuid[]) and work_date between ${from} and ${to} and at is not null
    group by driver_id`);
  return new Map(
    rows.map(({ driverId, times }) => [
      driverId,
      times.map(([date, kind, at]) => ({ date, kind, at: Math.round(at) })),
    ]),
  );
}
