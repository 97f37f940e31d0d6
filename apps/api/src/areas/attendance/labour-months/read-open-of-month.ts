import { minuteOf } from '@haisha/rules/hours/japan-minute';
import { type PunchFault, punchFaults } from '@haisha/rules/punches/punch-faults';
import { punchedShifts } from '@haisha/rules/punches/punched-shifts';
import type { LabourMonth, OpenOfMonth } from '@haisha/validation/labour-month';
import type { TimeRecord } from '@haisha/validation/time-record';
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import { byCodePoint } from '../../../db/indexes.ts';
import { timeChanges } from '../../../db/schema/attendance/time-changes.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { readRecords } from '../time-records/read-records.ts';

const { code, departmentId, id, name, nameEn } = drivers;

/** Reads what is still open in the labour month of a department: days and punches that are missing, and changes that wait. */
export async function readOpenOfMonth(db: Reader, month: LabourMonth, now: Date): Promise<OpenOfMonth> {
  const { from, to } = month;
  const stays = sql`${drivers.hiredDate} <= ${to}::date and (${drivers.leftDate} is null or ${drivers.leftDate} >= ${from}::date)`;
  const own = await db
    .select({ id, name, nameEn })
    .from(drivers)
    .where(and(eq(departmentId, month.departmentId), isNull(drivers.archivedAt), stays))
    .orderBy(asc(byCodePoint(code)));
  const named = new Map(own.map((driver) => [driver.id, { name: driver.name, nameEn: driver.nameEn }]));
  const found = await readRecords(db, [...named.keys()], { from, to });
  const missing = found.flatMap(({ records }) =>
    records.flatMap((record) =>
      missingOf(record, now).map(({ kind = null }) => ({
        ...{ driverId: record.driverId, name: '', nameEn: null, date: record.date, kind },
        ...named.get(record.driverId),
      })),
    ),
  );
  return { missing, waiting: await readWaiting(db, month) };
}

/** Reads which changes of a labour month nobody has decided. */
export async function readWaiting(
  db: Reader,
  { departmentId: own, from, to }: LabourMonth,
): Promise<OpenOfMonth['waiting']> {
  return await db
    .select({ id: timeChanges.id, driverId: drivers.id, name, nameEn, date: timeChanges.workDate })
    .from(timeChanges)
    .innerJoin(drivers, eq(id, timeChanges.driverId))
    .where(and(eq(timeChanges.status, 'requested'), eq(departmentId, own), between(timeChanges.workDate, from, to)))
    .orderBy(asc(timeChanges.workDate), asc(byCodePoint(code)));
}

/** The days without any punch, and the punches that a shift lacks. */
function missingOf({ leave, planned, punches }: TimeRecord, now: Date): PunchFault[] {
  const times = punches.flatMap(({ at, kind }) => (at === null ? [] : [{ kind, at }]));
  const faults = punchFaults({
    shifts: punchedShifts(times),
    planned: planned && {
      ...{ reportAt: minuteOf(planned.reportAt), outAt: minuteOf(planned.outAt) },
      ...{ inAt: minuteOf(planned.inAt), endAt: minuteOf(planned.endAt) },
    },
    isOnLeave: leave !== null,
    now: minuteOf(now.getTime()),
  });
  return faults.filter((fault) => fault.code === 'noPunch' || fault.code === 'missing');
}
