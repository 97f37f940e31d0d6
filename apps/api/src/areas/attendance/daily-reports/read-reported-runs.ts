import type { ReportContent, ReportFacts } from '@haisha/rules/daily-report/report-content';
import type { DailyReport } from '@haisha/validation/daily-report';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../../../db/instant.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { contentOfStored, type StoredContent } from './stored-content.ts';

/** An odometer that was read longer ago says nothing of today. */
const odometerDays = 60;

/** A run as its report is about it, with the report where there is one. */
export type ReportedRun = {
  run: DailyReport['run'];
  facts: Omit<ReportFacts, 'needsLoadState' | 'plannedEndMinutes'> & {
    grossWeightKg: number | null;
    maxLoadKg: number | null;
  };
  report:
    | (Omit<
        DailyReport,
        'run' | 'facts' | 'content' | 'corrections' | 'correctionsWait' | 'firstChanged' | 'status'
      > & {
        id: string;
        /** Who drove first when it was written; null where nobody knows. */
        driverId: string | null;
        status: Exclude<DailyReport['status'], 'none'>;
        content: ReportContent;
        corrections: number;
        isCorrectionWaiting: boolean;
        /** Whoever reads asked for the one that waits. */
        isCorrectionOwn: boolean;
      })
    | null;
  /** Where the run begins and ends. */
  garage: string;
  vehicleId: string | null;
  runVersion: number;
};

type StoredRun = Omit<ReportedRun, 'report'> & {
  report: (Omit<NonNullable<ReportedRun['report']>, 'content'> & { content: StoredContent }) | null;
};

/**
 * The runs whose reports somebody may read: their own are those that they drive, or would have if the run had not been given up,
 * and those that their company carries.
 */
function reportedWithin({ departmentIds, deliveryCompanyId, rows, userId }: RowScope): SQL {
  if (rows === 'all') return sql`true`;
  if (rows === 'department') return sql`a.department_id = any(${sql.param([...departmentIds])}::uuid[])`;
  if (rows !== 'own') return sql`false`;
  return sql`(a.delivery_company_id = ${deliveryCompanyId} and a.status <> 'planned' or exists (select from allocation_crew o
    join drivers e on e.id = o.driver_id where o.allocation_id = a.id and e.user_id = ${userId}))`;
}

/**
 * Reads runs that were planned and not given up, in the order in which they leave; one whose report was corrected, or waits for
 * that, stays also when it was given up, with the drivers that it had then.
 */
export async function readReportedRuns(db: Reader, scope: RowScope, where: SQL): Promise<ReportedRun[]> {
  const iso = (name: string): SQL => isoInstant(sql.raw(name));
  const { rows } = await db.execute<StoredRun>(sql`
    select json_build_object('id', a.id, 'number', a.number, 'name', coalesce(a.title, k.code, a.number),
        'operationDate', a.operation_date, 'departmentId', a.department_id, 'ownership', a.ownership, 'status', a.status,
        'vehicleCode', v.code, 'start', ${iso('lower(a.during)')}, 'end', ${iso('upper(a.during)')},
        'drivers', coalesce(crew.drivers, '[]'), 'hiredDriverName', a.hired_driver_name,
        'hiredVehicle', a.hired_vehicle) as run,
      json_build_object('plannedDistanceKm', a.planned_distance_km::float8,
        'lastOdometerKm', last.km, 'lastOdometerDate', last.day,
        'hasTwoDrivers', coalesce(crew.count, 0) > 1,
        'grossWeightKg', v.gross_weight_kg, 'maxLoadKg', v.max_load_kg) as facts,
      case when r.id is not null then json_build_object('id', r.id, 'driverId', r.driver_id, 'version', r.version, 'status', r.status,
        'content', r.content, 'sentBackReason', r.sent_back_reason, 'submittedAt', ${iso('r.submitted_at')},
        'submittedByName', s.name, 'approvedAt', ${iso('r.approved_at')}, 'approvedByName', p.name,
        'corrections', (select count(*) from daily_report_corrections c where c.report_id = r.id and c.status = 'applied'),
        'isCorrectionWaiting', exists (select from daily_report_corrections c
          where c.report_id = r.id and c.status = 'requested'),
        'isCorrectionOwn', exists (select from daily_report_corrections c
          where c.report_id = r.id and c.status = 'requested' and c.corrected_by = ${scope.userId})) end as report,
      d.name as garage, a.vehicle_id as "vehicleId", a.version as "runVersion"
    from allocations a join departments d on d.id = a.department_id
      left join courses k on k.id = a.course_id left join vehicles v on v.id = a.vehicle_id
      left join daily_reports r on r.allocation_id = a.id
      left join users s on s.id = r.submitted_by left join users p on p.id = r.approved_by
      left join lateral (
        select count(*) as count, json_agg(json_build_object('id', e.id, 'name', e.name, 'nameEn', e.name_en,
          'role', o.role) order by o.role, lower(o.during)) as drivers
        from allocation_crew o join drivers e on e.id = o.driver_id
        where o.allocation_id = a.id and o.role <> 'helper'
      ) crew on true
      left join lateral (
        select o.odometer_end_km as km, o.work_date as day from daily_reports o join allocations b on b.id = o.allocation_id
        where o.vehicle_id = a.vehicle_id and o.odometer_end_km is not null and lower(b.during) < lower(a.during)
          and o.work_date between a.operation_date - ${odometerDays}::int and a.operation_date
        order by o.work_date desc, lower(b.during) desc limit 1
      ) last on true
    where a.archived_at is null and ${reportedWithin(scope)} and ${where}
      and (a.status not in ('cancelled', 'declined')
        or exists (select from daily_report_corrections c where c.report_id = r.id))
    order by lower(a.during), a.number`);
  return rows.map(({ report, ...reported }) => ({
    ...reported,
    report: report && { ...report, content: contentOfStored(report.content) },
  }));
}
