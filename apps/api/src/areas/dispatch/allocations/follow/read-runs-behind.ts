import {
  correctedMoments,
  type GaragePunch,
  type PunchesOfDay,
  type RunMoments,
  timesOfRuns,
} from '@haisha/rules/runs/times-of-runs';
import type { AllocationCommand } from '@haisha/rules/states/allocation-state';
import { isUnconfirmed, type RunOfDay, unconfirmedStates } from '@haisha/rules/states/run-of-day';
import type { AllocationStatus, CrewRole } from '@haisha/validation/allocation-choices';
import type { timeChangeReasons } from '@haisha/validation/punch-choices';
import { sql } from 'drizzle-orm';
import { isoInstant } from '../../../../db/instant.ts';
import type { Reader } from '../../../../services/records/entity-repository.ts';

/** What a run gets of its crew, and who entered it: the punch, or the roll call. */
export type CrewCommand = Extract<AllocationCommand, 'clockIn' | 'call' | 'depart' | 'return' | 'callAfter'>;

/** A run of which punches or roll calls may say more than stands on it. */
export type RunBehind = Omit<RunOfDay, 'callBefore'> & {
  id: string;
  version: number;
  status: AllocationStatus;
  /** The last call before duty of somebody of its crew. */
  isCallRefused: boolean;
  by: Readonly<Record<CrewCommand, string | null>>;
  /** Moments of it whose punches were corrected. */
  corrected: Partial<Record<keyof RunMoments, Correction>>;
};

/** A moment as a punch has it now, who said so last, and why, as the office or the driver chose it. */
export type Correction = { at: string } & Pick<Punch, 'by' | 'reason' | 'reasonText'>;

/** Operation dates; of some drivers all runs, also those that nobody has confirmed. */
export type RunsOfCrews = { from: string; to: string; driverIds?: readonly string[] };

type Row = RunMoments & {
  id: string;
  version: number;
  status: AllocationStatus;
  role: CrewRole;
  driverId: string;
  date: string;
  clockInAt: string | null;
  calledBy: string | null;
  isCallRefused: boolean;
  calledAfterBy: string | null;
  punches: Punches | null;
};
type Punches = PunchesOfDay<Punch> & {
  /** Who clocked in, in order of time. */
  inBy: readonly (string | null)[];
};
type Punch = GaragePunch & {
  /** Who corrected it last, or else made it. */
  by: string | null;
  reason: (typeof timeChangeReasons)[number] | null;
  reasonText: string | null;
};

const none: Punches = { out: [], back: [], hasLeft: false, inBy: [] };

/** Reads the own runs of some operation dates that may be behind, or those of some drivers, each driver's in their order. */
export async function readRunsBehind(db: Reader, given: RunsOfCrews): Promise<RunBehind[]> {
  const rows = await readRows(db, given);
  return [...Map.groupBy(rows, ({ date, driverId }) => `${driverId} ${date}`).values()].flatMap(ofDriver);
}

function ofDriver(rows: readonly Row[]): RunBehind[] {
  const punches = rows[0]?.punches ?? none;
  const times = timesOfRuns(
    rows.map((row) => ({ ...row, isUnconfirmed: isUnconfirmed(row.status) })),
    punches,
  );
  return rows.flatMap((row, at) => {
    const of = times[at];
    // The run of a second driver follows the first one.
    if (!of || row.role !== 'driver1') return [];
    const { calledAfterBy, calledBy, clockInAt, id, isCallRefused, status, version } = row;
    return {
      ...{ id, version, status, clockInAt, isCallRefused, hasCallAfter: calledAfterBy !== null },
      ...{ leaveGarageAt: of.out?.at ?? null, returnGarageAt: of.back?.at ?? null },
      corrected: correctedMoments(row, of, punches),
      by: {
        clockIn: punches.inBy[0] ?? null,
        call: calledBy,
        depart: of.out?.by ?? null,
        return: of.back?.by ?? null,
        callAfter: calledAfterBy,
      },
    };
  });
}

async function readRows(db: Reader, { driverIds, from, to }: RunsOfCrews): Promise<Row[]> {
  const ofThese = driverIds ? sql`= any(${sql.param(driverIds)}::uuid[])` : sql`is not null`;
  const made = (kind: 'leaveGarage' | 'returnGarage') =>
    sql`coalesce(json_agg(json_build_object('at', ${isoInstant(sql`at`)}, 'ever', ever, 'by', made_by, 'reason', reason,
      'reasonText', reason_text) order by at) filter (where kind = ${kind}), '[]')`;
  const { rows } = await db.execute<Row>(sql`
    with runs as (
      select a.id, a.version, a.status, a.operation_date as date, a.actual_out_at, a.actual_in_at, c.driver_id, c.role,
        row_number() over (partition by c.driver_id, a.operation_date order by lower(a.during), a.id) as nth
      from allocations a
        join allocation_crew c on c.allocation_id = a.id and not c.is_released and c.role in ('driver1', 'driver2')
      where a.operation_date between ${from} and ${to} and a.archived_at is null and a.ownership = 'own'
        and a.status not in ('declined', 'cancelled') and c.driver_id ${ofThese}
    ), made as (
      select p.driver_id, p.work_date as date, p.kind, p.at, c.changed_at is not null as is_changed,
        coalesce(c.changed_by, p.created_by, d.user_id, k.created_by) as made_by,
        coalesce(c.reason, p.reason) as reason,
        case when c.reason is null then p.reason_text else c.reason_text end as reason_text,
        array(select ${isoInstant(sql`one`)} from unnest(array[p.first_at, p.at]
          || array(select before from punch_changes where punch_id = p.id)) as one where one is not null) as ever
      from punches p join drivers d on d.id = p.driver_id left join kiosk_devices k on k.id = p.device_id
        left join lateral (select changed_at, changed_by, reason, reason_text from punch_changes
          where punch_id = p.id order by changed_at desc, id desc limit 1) c on true
      where p.work_date between ${from} and ${to} and p.driver_id ${ofThese}
        and p.kind in ('clockIn', 'leaveGarage', 'returnGarage', 'clockOut')
    ), punched as (
      select driver_id, date, min(at) filter (where kind = 'clockIn') as came, bool_or(is_changed) as is_changed,
        bool_or(at is not null and kind = 'leaveGarage') as has_out,
        bool_or(at is not null and kind = 'returnGarage') as has_back,
        json_build_object('out', ${made('leaveGarage')}, 'back', ${made('returnGarage')},
          'inBy', coalesce(json_agg(made_by order by at) filter (where kind = 'clockIn' and at is not null), '[]'),
          'hasLeft', coalesce((array_agg(kind order by at desc) filter (where at is not null))[1] = 'clockOut', false)
        ) as punches
      from made group by driver_id, date
    ), called as (
      select driver_id, work_date as date,
        (array_agg(created_by order by at desc, created_at desc) filter (where kind = 'before'))[1] as before_by,
        (array_agg(result order by at desc, created_at desc) filter (where kind = 'before'))[1] = 'refused' as is_refused,
        (array_agg(created_by order by at) filter (where kind = 'after' and result = 'passed'))[1] as after_by
      from roll_calls where work_date between ${from} and ${to} and driver_id ${ofThese}
      group by driver_id, work_date
    ), known as (
      select r.*, p.came, p.punches, c.before_by, c.after_by,
        coalesce(bool_or(c.is_refused) over (partition by r.id), false) as is_refused,
        bool_or((status in ('confirmed', 'acknowledged') and (came is not null or has_out))
          or (status = 'clockedIn' and (before_by is not null or has_out))
          or (status = 'called' and has_out) or (status = 'departed' and has_back)
          or (status = 'returned' and after_by is not null)
          or (status in ('departed', 'returned', 'postCalled') and is_changed))
          over (partition by driver_id, date) as is_behind
      from runs r left join punched p using (driver_id, date) left join called c using (driver_id, date)
      where ${driverIds !== undefined} or not status = any(${sql.param(unconfirmedStates)}::text[])
    )
    select id, version, status, role, date, driver_id as "driverId", ${isoInstant(sql`actual_out_at`)} as "actualOutAt",
      ${isoInstant(sql`actual_in_at`)} as "actualInAt", ${isoInstant(sql`came`)} as "clockInAt", before_by as "calledBy",
      is_refused as "isCallRefused", after_by as "calledAfterBy", punches
    from known where is_behind or ${driverIds !== undefined}
    order by driver_id, date, nth`);
  return rows;
}
