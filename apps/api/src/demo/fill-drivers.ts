import { demoPay, demoRecord } from '@haisha/demo-company/demo-driver-records';
import { type DemoDriver, demoDrivers, demoRetiredDriver } from '@haisha/demo-company/demo-drivers';
import { type DemoVehicle, demoVehicles } from '@haisha/demo-company/demo-vehicles';
import { demoSchedules } from '@haisha/demo-company/demo-work-schedules';
import { canDrive, type Licence } from '@haisha/rules/licence';
import { asc, eq } from 'drizzle-orm';
import { driverRow } from '../areas/masters/drivers/driver-repository.ts';
import type { Transaction } from '../db/database.ts';
import { workSchedules } from '../db/schema/attendance/work-schedules.ts';
import { deliveryCompanies } from '../db/schema/masters/delivery-companies.ts';
import { driverPays } from '../db/schema/masters/driver-pays.ts';
import { driverRecords } from '../db/schema/masters/driver-records.ts';
import { drivers } from '../db/schema/masters/drivers.ts';

/** The drivers of the demo company; the delivery companies of those who work for themselves have to be there. */
export async function fillDrivers(
  tx: Transaction,
  today: string,
  by: { createdBy: string; updatedBy: string },
): Promise<void> {
  const { id, code, legalForm } = deliveryCompanies;
  const soleProprietors = await tx
    .select({ id })
    .from(deliveryCompanies)
    .where(eq(legalForm, 'soleProprietor'))
    .orderBy(asc(code));
  const employed = demoDrivers(
    today,
    soleProprietors.map((one) => one.id),
  );
  const all = [...withVehicles(employed, today), demoRetiredDriver(today)];
  await tx.insert(drivers).values(
    all.map((driver) => {
      const { id: driverId, place: _place, licenceClass: _class, nth: _nth, ...input } = driver;
      return { id: driverId, ...driverRow(input, today, demoRecord(driver, today)), ...by };
    }),
  );
  const { updatedBy } = by;
  await tx
    .insert(driverRecords)
    .values(all.map((driver) => ({ driverId: driver.id, ...demoRecord(driver, today), updatedBy })));
  await tx.insert(driverPays).values(
    all.flatMap((driver) => {
      const pay = demoPay(driver);
      return pay ? [{ driverId: driver.id, ...pay, updatedBy }] : [];
    }),
  );
  await tx.insert(workSchedules).values(
    all.flatMap((driver) => {
      const schedules = demoSchedules(driver, today);
      return schedules.length > 0 ? [{ driverId: driver.id, schedules, updatedBy }] : [];
    }),
  );
}

/** Each vehicle has a driver of its centre, as far as there is one whose licence allows it. */
function withVehicles(all: readonly DemoDriver[], today: string): DemoDriver[] {
  const free = new Set(demoVehicles(today));
  return all.map((driver) => {
    if (driver.appointedDate === null || driver.employmentType !== 'permanent') return driver;
    const vehicle = [...free].find((one) => one.departmentId === driver.departmentId && mayDrive(driver, one, today));
    if (!vehicle) return driver;
    free.delete(vehicle);
    return { ...driver, mainVehicleId: vehicle.id };
  });
}

function mayDrive(driver: DemoDriver, { grossWeightKg, maxLoadKg, transmission }: DemoVehicle, today: string): boolean {
  const { licences, hasTowing, licenceExpiryDate } = demoRecord(driver, today);
  const held: Licence[] = licences.map(({ licenceClass, automaticOnly }) => ({
    licenceClass,
    automaticOnly,
    towing: hasTowing,
    expiryDate: licenceExpiryDate ?? today,
  }));
  return canDrive(held, { grossWeightKg, maxLoadKg, transmission, trailerGrossWeightKg: 0 }, today);
}
