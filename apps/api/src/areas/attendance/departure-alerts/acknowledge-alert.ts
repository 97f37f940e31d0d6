import { leastAlarmReason } from '@haisha/validation/departure-limits';
import { and, eq, isNull } from 'drizzle-orm';
import { departureAlerts } from '../../../db/schema/attendance/departure-alerts.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { recordInWrongState, recordNotFound, validationFailed } from '../../../http/errors.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';

/**
 * Acknowledges an alert, once. Throws where it is out of reach, where somebody else was quicker, and where a departure without a
 * roll call has no reason.
 */
export async function acknowledgeAlert(write: Write, id: string, reason: string | null, now: Date): Promise<void> {
  const { actor, requestId, scope, tx } = write;
  const isIt = and(eq(departureAlerts.id, id), withinScope(scope, departureAlerts.departmentId));
  const [alert] = await tx
    .select({ ...alertColumns, driverName: drivers.name })
    .from(departureAlerts)
    .innerJoin(drivers, eq(drivers.id, departureAlerts.driverId))
    .where(isIt);
  if (!alert) throw recordNotFound();
  if (alert.kind === 'departedWithoutCall' && [...(reason ?? '')].length < leastAlarmReason)
    throw validationFailed([{ path: 'reason', code: 'min', params: { min: leastAlarmReason } }]);
  const acknowledged = { acknowledgedAt: now.toISOString(), acknowledgedBy: actor.userId, reason };
  const changed = await tx
    .update(departureAlerts)
    .set(acknowledged)
    .where(and(isIt, isNull(departureAlerts.acknowledgedAt)))
    .returning({ id: departureAlerts.id });
  if (changed.length === 0) throw recordInWrongState({ id });
  const departmentIds = [alert.departmentId];
  await recordAudit(tx, {
    ...{
      actor,
      requestId,
      departmentIds,
      action: 'confirm',
      entity: 'departureBoard',
      entityId: id,
      label: alert.driverName,
    },
    before: null,
    after: { driverName: alert.driverName, date: alert.workDate, alert: alert.kind, at: alert.at, reason },
  });
  announceChange(tx, { entity: 'departureBoard', id: alert.driverId, version: 1, action: 'update', departmentIds });
}

const alertColumns = {
  driverId: departureAlerts.driverId,
  departmentId: departureAlerts.departmentId,
  workDate: departureAlerts.workDate,
  kind: departureAlerts.kind,
  at: departureAlerts.at,
};
