import { callShareOf } from '@haisha/rules/departure/call-share';
import { needsInstructionSheet } from '@haisha/rules/runs/instruction-sheet';
import type { Inspection, InspectionQuery } from '@haisha/validation/compliance';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isoInstant } from '../../../db/instant.ts';

type Due = Inspection['healthChecks'][number];
type DriverRow = Pick<Due, 'code' | 'name' | 'nameEn'> & {
  lastHealth: string | null;
  nextHealth: string | null;
  lastAptitude: string | null;
  nextAptitude: string | null;
  lastGuidance: string | null;
  lastAccident: string | null;
};
type RunRow = {
  number: string;
  date: string;
  reportAt: string;
  endAt: string;
  needsInstruction: boolean;
  hasText: boolean;
};
type CallRow = { isByManager: boolean };

/** Reads the dates that an inspector asks for, of an office on a day; of runs and calls those of the month up to it. */
export async function readInspection(db: Database, { date, departmentId }: InspectionQuery): Promise<Inspection> {
  const from = `${date.slice(0, 8)}01`;
  const [people, inspections, runs, calls, withoutCall] = await Promise.all([
    readDriverDates(db, departmentId, date),
    readVehicleDates(db, departmentId),
    readRuns(db, departmentId, from, date),
    readCalls(db, departmentId, from, date),
    countWithoutCall(db, departmentId, from, date),
  ]);
  const named = ({ code, name, nameEn }: DriverRow) => ({ code, name, nameEn });
  const dues = (last: keyof DriverRow, next: keyof DriverRow): Due[] =>
    lateFirst(people.map((one) => ({ ...named(one), lastDate: one[last], nextDate: one[next] })));
  return {
    healthChecks: dues('lastHealth', 'nextHealth'),
    aptitudeTests: dues('lastAptitude', 'nextAptitude').filter(({ lastDate, nextDate }) => lastDate ?? nextDate),
    guidance: people
      .filter(({ lastAccident, lastGuidance }) => lastAccident ?? lastGuidance)
      .map((one) => ({
        ...{ ...named(one), lastDate: one.lastGuidance, nextDate: one.lastAccident },
        isMissing: one.lastAccident !== null && (one.lastGuidance ?? '') < one.lastAccident,
      })),
    inspections,
    instructions: runs.filter(needsInstructionSheet).map(({ date: day, hasText, number }) => ({
      ...{ number, date: day, hasInstruction: hasText },
    })),
    rollCalls: { from, to: date, ...callShareOf(calls), withoutCall },
  };
}

function lateFirst(rows: readonly Due[]): Due[] {
  return rows.toSorted((a, b) => (a.nextDate ?? '9999').localeCompare(b.nextDate ?? '9999'));
}

async function readDriverDates(db: Database, departmentId: string, date: string): Promise<DriverRow[]> {
  const { rows } = await db.execute<DriverRow>(sql`
    select d.code, d.name, d.name_en as "nameEn", d.next_health_check_date::text as "nextHealth",
      d.next_aptitude_test_date::text as "nextAptitude",
      (select max(one ->> 'date') from jsonb_array_elements(r.health_checks) as one) as "lastHealth",
      (select max(one ->> 'date') from jsonb_array_elements(r.aptitude_tests) as one) as "lastAptitude",
      (select max(one ->> 'date') from jsonb_array_elements(r.events) as one
        where one ->> 'kind' = 'specialGuidance') as "lastGuidance",
      (select max(one ->> 'date') from jsonb_array_elements(r.events) as one
        where one ->> 'kind' = 'accident') as "lastAccident"
    from drivers d left join driver_records r on r.driver_id = d.id
    where d.department_id = ${departmentId} and d.archived_at is null and (d.left_date is null or d.left_date >= ${date})
    order by d.code collate "C"`);
  return rows;
}

async function readVehicleDates(db: Database, departmentId: string): Promise<Inspection['inspections']> {
  const { rows } = await db.execute<Inspection['inspections'][number]>(sql`
    select v.code, v.inspection_expiry_date::text as "inspectionExpiryDate",
      v.next_three_month_inspection_date::text as "nextThreeMonthInspectionDate",
      v.next_twelve_month_inspection_date::text as "nextTwelveMonthInspectionDate"
    from vehicles v where v.department_id = ${departmentId} and v.archived_at is null
    order by least(v.inspection_expiry_date, v.next_three_month_inspection_date, v.next_twelve_month_inspection_date),
      v.code collate "C"`);
  return rows;
}

async function readRuns(db: Database, departmentId: string, from: string, to: string): Promise<RunRow[]> {
  const { rows } = await db.execute<RunRow>(sql`
    select a.number, a.operation_date as date, ${isoInstant(sql`a.report_at`)} as "reportAt",
      ${isoInstant(sql`a.end_at`)} as "endAt", a.needs_instruction as "needsInstruction",
      coalesce(a.instruction, '') <> '' as "hasText"
    from allocations a
    where a.department_id = ${departmentId} and a.operation_date between ${from} and ${to} and a.archived_at is null
      and a.ownership = 'own' and a.status not in ('cancelled', 'declined')
      and (a.needs_instruction or a.end_at - a.report_at > interval '24 hours')
    order by a.operation_date, a.number`);
  return rows;
}

async function readCalls(db: Database, departmentId: string, from: string, to: string): Promise<CallRow[]> {
  const { rows } = await db.execute<CallRow>(sql`
    select 'manager' = any(u.roles) as "isByManager" from roll_calls r join users u on u.id = r.created_by
    where r.department_id = ${departmentId} and r.work_date between ${from} and ${to}`);
  return rows;
}

async function countWithoutCall(db: Database, departmentId: string, from: string, to: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select distinct c.driver_id, a.operation_date from allocations a join allocation_crew c on c.allocation_id = a.id
      where a.department_id = ${departmentId} and a.operation_date between ${from} and ${to} and not c.is_released
        and c.role in ('driver1', 'driver2') and a.archived_at is null and a.actual_out_at is not null
    ) driven
    where not exists (select from roll_calls r where r.driver_id = driven.driver_id
      and r.work_date = driven.operation_date and r.kind = 'before' and r.result = 'passed')`);
  return rows[0]?.count ?? 0;
}
