import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { driverPays } from '../../../db/schema/masters/driver-pays.ts';
import { driverRecords } from '../../../db/schema/masters/driver-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import { mostAtOnce, type Removal } from '../../../services/retention/removal.ts';
import { selectCourses } from '../courses/course-list.ts';
import { clearTakenImages } from './driver-image-store.ts';

/** Entities whose audit records keep the code, the act and its time, but no name and no values. */
const auditedParts = ['driver', 'driverRecord', 'driverPay', 'driverImage', 'workSchedule'];

export const leftDriverRemoval: Removal = {
  subject: 'leftDriver',
  remove: async ({ db, store, keepMonths, today }) => {
    const count = await removeLeftDrivers(db, { keepMonths, today, most: mostAtOnce });
    if (count > 0) await clearTakenImages(db, store);
    return count;
  },
};

/** Removes at most so many drivers whose time is over and returns how many; `clearTakenImages` removes their images. */
export async function removeLeftDrivers(
  db: Database,
  { keepMonths, today, most }: { keepMonths: number; today: string; most: number },
): Promise<number> {
  const { id, code, version, departmentId } = drivers;
  return await db.transaction(async (tx) => {
    const left = await tx
      .select({ id, code, version, departmentId })
      .from(drivers)
      .where(sql`${firstDayAfter(keepMonths)} <= ${today}::date`)
      .limit(most)
      .for('update');
    if (left.length > 0) await remove(tx, left);
    for (const { id, version, departmentId } of left) {
      const gone = { entity: 'driver', id, version: version + 1, action: 'archive' };
      announceChange(tx, { ...gone, departmentIds: [departmentId] });
    }
    return left.length;
  });
}

/**
 * The first day after the retention period: it starts on the day after leaving and ends on the day before the
 * corresponding day so many months later, or at the end of that month where there is none (民法 第140条・第143条).
 */
function firstDayAfter(keepMonths: number): SQL {
  const start = sql`(${drivers.leftDate} + 1)`;
  const end = sql`(${start} + make_interval(months => ${keepMonths}::int))::date`;
  return sql`${end} + case when extract(day from ${end}) < extract(day from ${start}) then 1 else 0 end`;
}

type Left = { id: string; code: string };

/** Removes drivers; the log still finds their acts by the code, folded as in `searchText`. */
async function remove(tx: Transaction, left: readonly Left[]): Promise<void> {
  const ids = left.map(({ id }) => id);
  const [one, all] = [sql.param(ids), sql.param(auditedParts)];
  await tx.execute(sql`update files set archived_at = now()
    where entity = 'driverImage' and entity_id = any(${one}::uuid[]) and archived_at is null`);
  await tx.execute(sql`update audit_records a
    set before = null, after = null, label = d.code, search_text = replace(lower(d.code), '-', '') from drivers d
    where a.entity = any(${all}::text[]) and a.entity_id = d.id and d.id = any(${one}::uuid[])`);
  for (const side of [sql`before`, sql`after`]) {
    await tx.execute(sql`update audit_records
      set ${side} = ${side} - '{defaultDriverName,defaultDriverNameEn}'::text[]
      where entity = 'course' and ${side} ->> 'defaultDriverId' = any(${one}::uuid[]::text[])`);
  }
  await clearRuns(tx, ids);
  await clearImported(tx, ids);
  await leaveCourses(tx, left);
  await tx.delete(driverPays).where(inArray(driverPays.driverId, ids));
  await tx.delete(driverRecords).where(inArray(driverRecords.driverId, ids));
  await tx.delete(drivers).where(inArray(drivers.id, ids));
}

/** Takes them off the runs of their time, which keep the vehicle, and their names out of what was done to these. */
async function clearRuns(tx: Transaction, ids: readonly string[]): Promise<void> {
  const one = sql.param(ids);
  for (const side of [sql`before`, sql`after`]) {
    for (const [id, name] of [
      ['driver1Id', 'driver1Name'],
      ['driver2Id', 'driver2Name'],
    ]) {
      await tx.execute(sql`update audit_records set ${side} = ${side} - ${name}::text
        where entity = 'allocation' and ${side} ->> ${id}::text = any(${one}::uuid[]::text[])`);
    }
  }
  await tx.delete(allocationCrew).where(inArray(allocationCrew.driverId, [...ids]));
}

/** Clears them from imports, whose rows keep the cells of the file and the code of a similar driver. */
async function clearImported(tx: Transaction, ids: readonly string[]): Promise<void> {
  const theirs = sql`any(${sql.param(ids)}::uuid[])`;
  await tx.execute(sql`update import_rows r set "values" = null, changes = null, updates = null,
      target_label = (select d.code from drivers d where d.id = r.target_id)
    where r.target_id = ${theirs} or exists (select 1 from import_results i
      where i.import_id = r.import_id and i.number = r.number and i.written_id = ${theirs})`);
  await tx.execute(sql`update import_results set before = null where written_id = ${theirs}`);
  await tx.execute(sql`update import_rows r set conflicts = (
      select jsonb_agg(case when d.code is null then one else jsonb_set(one, '{record,label}', to_jsonb(d.code)) end order by place)
      from jsonb_array_elements(r.conflicts) with ordinality as conflict (one, place)
        left join drivers d on d.id::text = one #>> '{record,id}' and d.id = ${theirs})
    where exists (select 1 from jsonb_array_elements(r.conflicts) one
      where one #>> '{record,id}' = any(${sql.param(ids)}::uuid[]::text[]))`);
  await tx.execute(sql`with gone as (
      select code, unnest(array[code || ' ' || name, code || ' ' || name_en]) as label from drivers where id = ${theirs})
    update import_rows r set issues = (
      select jsonb_agg(case when code is null then one else jsonb_set(one, '{params,label}', to_jsonb(code)) end order by place)
      from jsonb_array_elements(r.issues) with ordinality as issue (one, place)
        left join gone on label = one #>> '{params,label}')
    where exists (select 1 from jsonb_array_elements(r.issues) one join gone on label = one #>> '{params,label}')`);
}

/** Takes the driver off courses and records that, with the code instead of the name. */
async function leaveCourses(tx: Transaction, left: readonly Left[]): Promise<void> {
  const codes = new Map(left.map(({ id, code }) => [id, code]));
  const theirs = inArray(courses.defaultDriverId, [...codes.keys()]);
  await tx.select({ id: courses.id }).from(courses).where(theirs).orderBy(courses.id).for('update');
  const before = await selectCourses(tx).where(theirs);
  if (before.length === 0) return;
  const nobody = { defaultDriverId: null, updatedAt: sql`now()`, updatedBy: null };
  await tx
    .update(courses)
    .set({ ...nobody, version: sql`${courses.version} + 1` })
    .where(theirs);
  const ids = before.map((row) => row.id);
  const after = new Map((await selectCourses(tx).where(inArray(courses.id, ids))).map((row) => [row.id, row]));
  for (const { defaultDriverNameEn: _, ...row } of before) {
    const now = after.get(row.id);
    if (!now) throw new Error('a course is gone');
    const about = { action: 'update', entity: 'course', departmentIds: [row.departmentId] } as const;
    const was = { ...row, defaultDriverName: codes.get(row.defaultDriverId ?? '') ?? null };
    await recordAudit(tx, { ...about, actor: null, entityId: row.id, before: was, after: now, requestId: null });
    announceChange(tx, { ...about, id: row.id, version: now.version });
  }
}
