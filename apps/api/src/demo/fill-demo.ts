import type { DemoDays, DemoPeriod } from '@haisha/demo-company/demo-deliveries';
import { demoInstant } from '@haisha/demo-company/demo-delivery-results';
import { demoDepartments } from '@haisha/demo-company/demo-departments';
import { demoEntries, demoStatuses } from '@haisha/demo-company/demo-history';
import { demoId } from '@haisha/demo-company/demo-id';
import { demoPassword } from '@haisha/demo-company/demo-users';
import { demoVehicleTypes } from '@haisha/demo-company/demo-vehicle-types';
import { demoSoldVehicle, demoVehicles } from '@haisha/demo-company/demo-vehicles';
import { addDays } from '@haisha/rules/calendar';
import type { AuditAction, AuditEntity } from '@haisha/validation/audit-choices';
import type { EntityFields } from '@haisha/validation/entity';
import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../areas/identity/session/password.ts';
import { selectUsers } from '../areas/identity/users/user-list.ts';
import { selectCargoOwners } from '../areas/masters/cargo-owners/cargo-owner-list.ts';
import { selectCourses } from '../areas/masters/courses/course-list.ts';
import { selectCustomers } from '../areas/masters/customers/customer-list.ts';
import { selectDepartments } from '../areas/masters/departments/department-list.ts';
import { departmentRow } from '../areas/masters/departments/department-repository.ts';
import { selectDestinations } from '../areas/masters/destinations/destination-list.ts';
import { selectDrivers } from '../areas/masters/drivers/driver-list.ts';
import { selectVehicleTypes } from '../areas/masters/vehicle-types/vehicle-type-list.ts';
import { vehicleTypeRow } from '../areas/masters/vehicle-types/vehicle-type-repository.ts';
import { entryRow } from '../areas/masters/vehicles/vehicle-entry-repository.ts';
import { selectVehicles } from '../areas/masters/vehicles/vehicle-list.ts';
import { vehicleRow } from '../areas/masters/vehicles/vehicle-repository.ts';
import { lockUntilCommit } from '../db/advisory-locks.ts';
import type { Database, Transaction } from '../db/database.ts';
import { deliveryCompanyUsers } from '../db/schema/identity/delivery-company-users.ts';
import { userDepartments } from '../db/schema/identity/user-departments.ts';
import { users } from '../db/schema/identity/users.ts';
import { departments } from '../db/schema/masters/departments.ts';
import { vehicleEntries } from '../db/schema/masters/vehicle-entries.ts';
import { vehicleStatuses } from '../db/schema/masters/vehicle-statuses.ts';
import { vehicleTypes } from '../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../db/schema/masters/vehicles.ts';
import { auditRecords } from '../db/schema/services/audit-records.ts';
import { auditRow } from '../services/records/audit/record-audit.ts';
import type { Env } from '../settings/env.ts';
import { type DemoPart, type DemoRow, loadDemoParts } from './demo-part.ts';
import { demoUserRows } from './demo-user-rows.ts';
import { fillCourses } from './fill-courses.ts';
import { fillCustomers } from './fill-customers.ts';
import { fillDeliveryProofs } from './fill-delivery-proofs.ts';
import { fillDriverImages } from './fill-driver-images.ts';
import { fillDrivers } from './fill-drivers.ts';
import { fillKioskDevices } from './fill-kiosk-devices.ts';
import { fillNotes } from './fill-notes.ts';
import { fillSecondFactor } from './fill-second-factor.ts';
import { fillUnforeseeableEvent } from './fill-unforeseeable-event.ts';
import { fillWork } from './fill-work.ts';
import { insertDailyReports } from './insert-daily-reports.ts';
import { insertDepartureAlerts } from './insert-departure-alerts.ts';
import { insertInParts } from './insert-in-parts.ts';
import { insertPunches } from './insert-punches.ts';
import { insertRollCalls } from './insert-roll-calls.ts';
import { insertTimeChanges } from './insert-time-changes.ts';
import { askForMonths } from './months/ask-for-months.ts';

const noon = 12 * 60;
const admin = demoId('admin');
const by = { createdBy: admin, updatedBy: admin };
const wholeRows = { may: () => true };

/**
 * Fills a database in which nobody has an account with the demo company, as it stands on a day, YYYY-MM-DD; all of it
 * or nothing. Answers whether it did. What is sealed with the installation's key or stored as a file needs its settings;
 * its work is that of yesterday and today unless more days are asked for; a job goes on with the months before.
 */
export async function fillDemo(
  db: Database,
  today: string,
  given?: { env: Env; now: Date },
  days: DemoDays = { back: 1, ahead: 0 },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Whoever comes second waits for as long as the first one fills.
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockUntilCommit(tx, 'fillDemo');
    if ((await tx.$count(users)) > 0) return false;
    const demo = demoUserRows(today, await hashPassword(demoPassword));
    await tx.insert(users).values(demo.map(({ row }) => row));
    const parts = await loadDemoParts();
    const until = given?.now.toISOString() ?? demoInstant(today, noon);
    await fillMasters(tx, today, parts, { ...days, until });
    const worked = { from: addDays(today, -days.back), to: today, today, until };
    await insertPunches(tx, { ...worked, changedBy: admin });
    await insertRollCalls(tx, worked);
    await insertDepartureAlerts(tx, worked);
    await insertTimeChanges(tx, worked);
    await insertDailyReports(tx, worked);
    if (given) await fillDriverImages(tx, given.env, today);
    await fillScopes(tx, demo);
    await fillAudit(tx, today, parts);
    if (given) {
      await fillSecondFactor(tx, given.env, given.now.toISOString());
      await fillWork(tx, given.env, given.now);
      await fillNotes(tx, { ...given, today });
      await fillDeliveryProofs(tx, given.env, today);
      await fillUnforeseeableEvent(tx, given.env, today);
      await fillKioskDevices(tx, today);
      if (given.env.DEMO_MONTHS > 0) await askForMonths(tx, { today, months: given.env.DEMO_MONTHS });
    }
    return true;
  });
}

async function fillScopes(tx: Transaction, demo: ReturnType<typeof demoUserRows>): Promise<void> {
  await tx
    .insert(userDepartments)
    .values(
      demo.flatMap(({ row, departments: codes }) =>
        codes.map((code) => ({ userId: row.id, departmentId: demoId(`department ${code}`) })),
      ),
    );
  await tx
    .insert(deliveryCompanyUsers)
    .values(
      demo.flatMap(({ row, deliveryCompany: code }) =>
        code === undefined ? [] : [{ userId: row.id, deliveryCompanyId: demoId(`delivery company ${code}`) }],
      ),
    );
}

async function fillMasters(
  tx: Transaction,
  today: string,
  parts: readonly DemoPart[],
  period: DemoPeriod,
): Promise<void> {
  await tx
    .insert(departments)
    .values(
      demoDepartments().map((input) => ({ id: demoId(`department ${input.code}`), ...departmentRow(input), ...by })),
    );
  await tx.insert(vehicleTypes).values(
    demoVehicleTypes().map((input) => ({
      id: demoId(`vehicle type ${input.code}`),
      ...vehicleTypeRow(input),
      ...by,
    })),
  );
  await fillCustomers(tx, by);
  for (const { fill, followsCourses } of parts) if (!followsCourses) await fill(tx, today, by, period);
  const fleet = [...demoVehicles(today), demoSoldVehicle(today)];
  await tx.insert(vehicles).values(fleet.map((vehicle) => ({ ...vehicleRow(vehicle), id: vehicle.id, ...by })));
  await tx
    .insert(vehicleStatuses)
    .values(
      fleet.flatMap((vehicle, index) =>
        demoStatuses(vehicle, index, today).map((period) => ({ ...period, vehicleId: vehicle.id, createdBy: admin })),
      ),
    );
  await tx
    .insert(vehicleEntries)
    .values(
      fleet.flatMap((vehicle, index) =>
        demoEntries(vehicle, index, today).map((entry) => ({ ...entryRow(entry), vehicleId: vehicle.id, ...by })),
      ),
    );
  await fillDrivers(tx, today, by);
  await fillCourses(tx, today, by);
  for (const { fill, followsCourses } of parts) if (followsCourses) await fill(tx, today, by, period);
}

/** Even the rows of the demo have a beginning in the audit log; the sold vehicle has its end as well. */
async function fillAudit(tx: Transaction, today: string, parts: readonly DemoPart[]): Promise<void> {
  const ofParts = [];
  for (const { entity, select, labelOf } of parts)
    ofParts.push(...(await select(tx)).map((row) => audit('create', entity, null, row, labelOf?.(row))));
  const created = [
    ...(await selectUsers(tx)).map((row) => audit('create', 'user', null, row)),
    ...(await selectDepartments(tx)).map((row) => audit('create', 'department', null, row)),
    ...(await selectVehicleTypes(tx)).map((row) => audit('create', 'vehicleType', null, row)),
    ...(await selectCustomers(tx, wholeRows)).map((row) => audit('create', 'customer', null, row)),
    ...(await selectCargoOwners(tx, wholeRows)).map((row) => audit('create', 'cargoOwner', null, row)),
    ...ofParts,
    ...(await selectVehicles(tx, { today })).map((row) => audit('create', 'vehicle', null, row)),
    ...(await selectDrivers(tx, { ...wholeRows, userId: admin, today })).map((row) =>
      audit('create', 'driver', null, row),
    ),
    ...(await selectDestinations(tx)).map((row) => audit('create', 'destination', null, row)),
    ...(await selectCourses(tx)).map((row) => audit('create', 'course', null, row)),
  ];
  await insertInParts(tx, auditRecords, created);
  const isSold = eq(vehicles.id, demoSoldVehicle(today).id);
  const [before] = await selectVehicles(tx, { today }).where(isSold);
  await tx.update(vehicles).set({ archivedAt: sql`now()`, version: 2 }).where(isSold);
  const [after] = await selectVehicles(tx, { today }).where(isSold);
  if (before && after) await tx.insert(auditRecords).values(audit('archive', 'vehicle', before, after));
}

function audit(action: AuditAction, entity: AuditEntity, before: EntityFields | null, after: DemoRow, label?: string) {
  const departmentIds = [entity === 'department' ? after.id : (after.departmentId ?? null)];
  const actor = { userId: admin };
  return auditRow({ actor, action, entity, entityId: after.id, before, after, departmentIds, label, requestId: null });
}
