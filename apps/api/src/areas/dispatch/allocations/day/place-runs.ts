import { addDays, daysBetween } from '@haisha/rules/calendar';
import type { Allocation } from '@haisha/validation/allocation';
import type { placeOutcomes } from '@haisha/validation/allocation-choices';
import type { AllocationInput, CopyDay, PlaceCourses, PlacedRuns } from '@haisha/validation/allocation-command';
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { attempt } from '../../../../db/attempt.ts';
import { isoInstant } from '../../../../db/instant.ts';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { courses } from '../../../../db/schema/masters/courses.ts';
import { ProblemError, validationFailed } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { createRun, type NewRun } from '../commands/create-run.ts';
import { instantAt, later } from '../run-times.ts';
import { selectAllocations } from '../select-allocations.ts';

type Day = { departmentId: string; date: string; reason: string | null };

/** What takes its place on the board. */
const isHeld = and(notInArray(allocations.status, ['cancelled', 'declined']), isNull(allocations.archivedAt));

type Outcome = (typeof placeOutcomes)[number];
type Row = PlacedRuns['rows'][number];
/** A run that could be made, with what it is made of. */
type Candidate = Omit<Row, 'outcome' | 'findings' | 'allocationId'> & {
  courseId: string | null;
  title: string | null;
  deliveries: AllocationInput['deliveries'];
  needsDeliveries: boolean;
};

/** Makes the runs of another day anew with the deliveries of their courses; a preview makes none. */
export async function copyDay(
  write: Write,
  { departmentId, from, reason, to }: CopyDay,
  isPreview: boolean,
): Promise<PlacedRuns> {
  if (from === to) throw validationFailed([{ path: 'to', code: 'sameDay' }]);
  const runs = await selectAllocations(write.tx, write.scope)
    .where(and(eq(allocations.departmentId, departmentId), eq(allocations.operationDate, from), isHeld))
    .orderBy(asc(allocations.number));
  const open = await openDeliveries(write, departmentId, to);
  const shift = daysBetween(from, to) * 86_400_000;
  const candidates = runs.map((run) => copyOf(run, shift, open));
  return await place(write, { departmentId, date: to, reason }, candidates, isPreview);
}

/** Puts the courses of a day on their usual vehicles with their usual drivers; a preview makes none. */
export async function placeCourses(
  write: Write,
  { date, departmentId, reason }: PlaceCourses,
  isPreview: boolean,
): Promise<PlacedRuns> {
  const open = await openDeliveries(write, departmentId, date);
  const rows = await write.tx
    .select()
    .from(courses)
    .where(
      and(eq(courses.departmentId, departmentId), isNull(courses.archivedAt), inArray(courses.id, [...open.keys()])),
    )
    .orderBy(asc(courses.code));
  const candidates = rows.map(
    (course): Candidate => ({
      sourceId: course.id,
      label: `${course.code} ${course.name}`,
      labelEn: course.nameEn && `${course.code} ${course.nameEn}`,
      vehicleId: course.defaultVehicleId,
      driverId: course.defaultDriverId,
      deliveryCompanyId: course.defaultVehicleId === null ? course.defaultDeliveryCompanyId : null,
      start: instantAt(date, course.leaveGarageMinutes),
      end: instantAt(date, course.returnMinutes),
      deliveryCount: open.get(course.id)?.length ?? 0,
      courseId: course.id,
      title: null,
      deliveries: open.get(course.id) ?? [],
      needsDeliveries: true,
    }),
  );
  return await place(write, { departmentId, date, reason }, candidates, isPreview);
}

function copyOf(run: Allocation, shift: number, open: ReadonlyMap<string, AllocationInput['deliveries']>): Candidate {
  const goods = run.courseId === null ? [] : (open.get(run.courseId) ?? []);
  return {
    sourceId: run.id,
    label: run.title ?? (run.courseCode ? `${run.courseCode} ${run.courseName}` : run.number),
    labelEn: run.courseNameEn && `${run.courseCode} ${run.courseNameEn}`,
    vehicleId: run.vehicleId,
    driverId: run.crew.find(({ role }) => role === 'driver1')?.driverId ?? null,
    deliveryCompanyId: run.deliveryCompanyId,
    start: later(run.start, shift),
    end: later(run.end, shift),
    deliveryCount: goods.length,
    courseId: run.courseId,
    title: run.title,
    deliveries: goods,
    needsDeliveries: false,
  };
}

/** What is left of a day, by course; it stays so, and nobody waits for a part of it alone. */
async function openDeliveries({ tx }: Write, departmentId: string, date: string) {
  const rows = await tx
    .select({ id: deliveries.id, version: deliveries.version, courseId: deliveries.courseId })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.departmentId, departmentId),
        eq(deliveries.operationDate, date),
        eq(deliveries.operationStatus, 'open'),
        isNull(deliveries.archivedAt),
      ),
    )
    .orderBy(asc(deliveries.id))
    .for('no key update');
  const byCourse = new Map<string, AllocationInput['deliveries']>();
  for (const { courseId, id, version } of rows) {
    if (courseId !== null) byCourse.set(courseId, [...(byCourse.get(courseId) ?? []), { id, version }]);
  }
  return byCourse;
}

/** Makes the runs one after the other; for a preview as well, of which nothing is kept. */
async function place(
  write: Write,
  day: Day,
  candidates: readonly Candidate[],
  isPreview: boolean,
): Promise<PlacedRuns> {
  const rows: Row[] = [];
  const isThere = await runsThere(write, day);
  const seen = new Error('only looked at');
  async function makeAll(): Promise<void> {
    for (const { courseId, deliveries: goods, needsDeliveries, title, ...row } of candidates) {
      const input = inputOf(day, { ...row, courseId, deliveries: goods, title });
      const hasNone = needsDeliveries && goods.length === 0;
      const outcome = isThere({ ...row, courseId, title })
        ? 'already'
        : hasNone
          ? 'noDeliveries'
          : await outcomeOf(write, day, row, rows);
      const none = { outcome, findings: [], allocationId: null };
      rows.push({ ...row, ...(outcome === 'placed' ? await made(write, input) : none) });
    }
    if (isPreview) throw seen;
  }
  await attempt(write.tx, makeAll).catch((error) => {
    if (error !== seen) throw error;
  });
  return { rows: isPreview ? rows.map((row) => ({ ...row, allocationId: null })) : rows };
}

/** A run that is blocked is left out, and says why; the others are made all the same. */
async function made(write: Write, input: NewRun): Promise<Pick<Row, 'outcome' | 'findings' | 'allocationId'>> {
  try {
    const { findings, id } = await attempt(write.tx, () => createRun(write, input, true));
    return { outcome: 'placed', findings, allocationId: id };
  } catch (error) {
    const findings = error instanceof ProblemError ? error.extras.findings : undefined;
    if (!findings) throw error;
    return { outcome: 'blocked', findings, allocationId: null };
  }
}

type Made = Pick<
  Candidate,
  'courseId' | 'deliveries' | 'title' | 'vehicleId' | 'driverId' | 'deliveryCompanyId' | 'start' | 'end'
>;

function inputOf({ date, departmentId, reason }: Day, run: Made): NewRun {
  const { courseId, deliveryCompanyId, driverId, end, start, title, vehicleId } = run;
  return {
    ...{ departmentId, operationDate: date, start, end, courseId, title, vehicleId, reason },
    target: deliveryCompanyId === null ? null : { deliveryCompanyId },
    driverIds: { driver1Id: driverId, driver2Id: null },
    deliveries: run.deliveries,
  };
}

type Placed = Pick<Candidate, 'courseId' | 'title' | 'vehicleId' | 'deliveryCompanyId' | 'start'>;

/** Tells of a run whether the day has it already, so that a day copied twice has no run twice; each run there counts once. */
async function runsThere({ tx }: Write, { date, departmentId }: Day) {
  const there = await tx
    .select({
      courseId: allocations.courseId,
      title: allocations.title,
      vehicleId: allocations.vehicleId,
      deliveryCompanyId: allocations.deliveryCompanyId,
      start: sql<string>`${isoInstant(sql`lower(${allocations.during})`)}`,
    })
    .from(allocations)
    .where(and(eq(allocations.departmentId, departmentId), eq(allocations.operationDate, date), isHeld));
  const left = new Map<string, number>();
  for (const run of there) left.set(sameRun(run), (left.get(sameRun(run)) ?? 0) + 1);
  return (run: Placed): boolean => {
    const count = left.get(sameRun(run)) ?? 0;
    left.set(sameRun(run), count - 1);
    return count > 0;
  };
}

/** A run of a course is known by its course, another one by what it is called, when it starts and what it is driven with. */
function sameRun({ courseId, deliveryCompanyId, start, title, vehicleId }: Placed): string {
  return courseId ?? [title, start, vehicleId, deliveryCompanyId].join('|');
}

/** What would come of a run, beside the others that are made with it. */
async function outcomeOf(
  { tx }: Write,
  { date }: Day,
  row: Pick<Row, 'vehicleId' | 'driverId' | 'start' | 'end'>,
  before: readonly Row[],
): Promise<Outcome> {
  const meets = (one: Row) => one.start < row.end && row.start < one.end;
  const near = before.filter((one) => one.outcome === 'placed' && meets(one));
  if (near.some(({ vehicleId }) => vehicleId !== null && vehicleId === row.vehicleId)) return 'vehicleInTheWay';
  if (near.some(({ driverId }) => driverId !== null && driverId === row.driverId)) return 'driverInTheWay';
  const range = sql`tstzrange(${row.start}::timestamptz, ${row.end}::timestamptz)`;
  const { rows } = await tx.execute<Record<'vehicle' | 'driver' | 'away', boolean>>(sql`select
    exists (select from allocations where vehicle_id = ${row.vehicleId}::uuid and during && ${range} and ${isHeld}) as vehicle,
    exists (select from allocation_crew c where c.driver_id = ${row.driverId}::uuid and c.during && ${range}
      and not c.is_released) as driver,
    exists (select from vehicle_statuses s where s.vehicle_id = ${row.vehicleId}::uuid
      and s.status not in ('inService', 'toBeRetired') and s.from_date <= ${addDays(date, 1)}::date
      and coalesce(s.to_date, 'infinity') >= ${date}::date and s.from_date <= (${row.end}::timestamptz at time zone 'Asia/Tokyo')::date) as away`);
  const [found] = rows;
  if (found?.vehicle) return 'vehicleInTheWay';
  if (found?.driver) return 'driverInTheWay';
  return found?.away ? 'notInService' : 'placed';
}
