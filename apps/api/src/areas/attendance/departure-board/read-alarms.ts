import { addDays } from '@haisha/rules/calendar';
import { byAlarm, departureAlarmKinds } from '@haisha/rules/departure/departure-alerts';
import type { DepartureAlarm, HomeAlarms } from '@haisha/validation/departure-board';
import { and, eq, gte, inArray, isNull, type SQL } from 'drizzle-orm';
import { departureAlerts } from '../../../db/schema/attendance/departure-alerts.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { centresOf } from './centres-of.ts';

/** Whom a refused call keeps from driving is known two days later. */
const refusedDaysBack = 1;

/** Reads what a department has to acknowledge, the worst first. */
export async function readAlarms(db: Reader, departmentId: string, scope: RowScope): Promise<DepartureAlarm[]> {
  const alarms = await readOpen(db, scope, [departmentId]);
  return alarms.map(({ departmentId: _, ...alarm }) => alarm);
}

/** Counts what waits for an acknowledgement in the centres of somebody, with the board of the oldest of each kind. */
export async function countAlarms(db: Reader, scope: RowScope): Promise<HomeAlarms> {
  const alarms = await readOpen(db, scope, await centresOf(db, scope));
  return {
    alarms: departureAlarmKinds.flatMap((kind) => {
      const ofKind = alarms.filter((alarm) => alarm.kind === kind);
      const [oldest] = ofKind;
      return oldest ? [{ kind, count: ofKind.length, date: oldest.date, departmentId: oldest.departmentId }] : [];
    }),
  };
}

type OpenAlarm = DepartureAlarm & { departmentId: string };

async function readOpen(db: Reader, scope: RowScope, departmentIds: readonly string[]): Promise<OpenAlarm[]> {
  const { acknowledgedAt, at, departmentId, id, kind, workDate } = departureAlerts;
  const seesAlcohol = scope.may('rollCall.read');
  const seesRefused = seesAlcohol || scope.may('rollCall.readState');
  const select = (these: SQL | undefined) =>
    db
      .select({
        ...{ id, kind, date: workDate, at, departmentId },
        driver: { id: drivers.id, name: drivers.name, nameEn: drivers.nameEn },
      })
      .from(departureAlerts)
      .innerJoin(drivers, eq(drivers.id, departureAlerts.driverId))
      .where(
        and(withinScope(scope, departmentId), inArray(departmentId, [...departmentIds]), isNull(acknowledgedAt), these),
      );
  const isRecent = gte(workDate, addDays(scope.today, -refusedDaysBack));
  const [uncalled, refused] = await Promise.all([
    select(eq(kind, 'departedWithoutCall')),
    seesRefused ? select(and(isRecent, inArray(kind, ['alcohol', 'refused']))) : [],
  ]);
  return [
    ...uncalled.map((alarm) => ({ ...alarm, kind: 'departedWithoutCall' as const })),
    ...refused.map((alarm) => ({
      ...alarm,
      kind: alarm.kind === 'alcohol' && seesAlcohol ? ('alcohol' as const) : ('refused' as const),
    })),
  ].toSorted(byAlarm);
}
