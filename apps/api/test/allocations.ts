import type { Allocation } from '@haisha/validation/allocation';
import type { AllocationInput } from '@haisha/validation/allocation-command';
import type { Delivery } from '@haisha/validation/delivery';
import type { SetFees } from '@haisha/validation/run-fees';
import type { Browser } from './browser.ts';
import { createDelivery, createPlaces } from './deliveries.ts';
import { createDeliveryCompany, createDriver, created, createVehicle } from './masters.ts';

export const runDay = '2026-11-26';

/** A moment of the day of the runs in Japan: '3:00', '25:30'. */
export function at(time: string, day = runDay): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(Date.parse(`${day}T00:00:00+09:00`) + (hours * 60 + minutes) * 60_000).toISOString();
}

/** A centre with two vehicles, two drivers, a delivery company, and places between which goods are carried. */
export async function createFleet(admin: Browser) {
  const places = await createPlaces(admin);
  const { departmentId } = places;
  const vehicles = [await createLorry(admin, departmentId), await createLorry(admin, departmentId)] as const;
  const drivers = [await createDriverFor(admin, departmentId), await createDriverFor(admin, departmentId)] as const;
  const company = await createDeliveryCompany(admin);
  return { ...places, places, vehicles, drivers, company };
}

export type Fleet = Awaited<ReturnType<typeof createFleet>>;

async function createLorry(admin: Browser, departmentId: string) {
  return await createVehicle(admin, {
    departmentId,
    inspectionExpiryDate: '2027-11-01',
    nextThreeMonthInspectionDate: '2027-02-01',
    zones: [
      { zone: 'chilled', minCelsius: 2, maxCelsius: 8 },
      { zone: 'frozen', minCelsius: -25, maxCelsius: -18 },
    ],
  });
}

async function createDriverFor(admin: Browser, departmentId: string) {
  const driver = await createDriver(admin, {
    departmentId,
    hiredDate: '2020-04-01',
    appointedDate: '2020-04-01',
    canWorkNights: true,
  });
  await admin.put(`/api/drivers/${driver.id}/record`, {
    version: 0,
    licenceExpiryDate: '2029-01-01',
    licences: [{ licenceClass: 'large', automaticOnly: false, obtainedDate: '2010-01-01' }],
    healthChecks: [{ date: '2026-11-01', kind: 'regular', result: 'normal', nextDate: '2027-05-01' }],
    aptitudeTests: [{ date: '2026-11-01', kind: 'initial', nextDate: '2029-11-01' }],
  });
  return driver;
}

export async function createGoods(by: Browser, fleet: Fleet, values: Partial<Delivery> = {}): Promise<Delivery> {
  return await createDelivery(by, { ...fleet.places, operationDate: runDay, weightKg: 100, ...(values as object) });
}

/** A run on the first vehicle from 8:00 to 12:00, unless it says otherwise. */
export function runBody({ departmentId, vehicles }: Fleet, values: Partial<AllocationInput> = {}) {
  return {
    ...{ operationDate: runDay, departmentId, target: { vehicleId: vehicles[0].id } },
    ...{ start: at('8:00'), end: at('12:00'), deliveries: [] },
    ...values,
  };
}

export async function createRun(by: Browser, fleet: Fleet, values: Partial<AllocationInput> = {}): Promise<Allocation> {
  return await created(by, '/api/allocations', runBody(fleet, values));
}

/** Gives a run a command in the version that was seen. */
export async function askRun(by: Browser, run: Pick<Allocation, 'id' | 'version'>, name: string, body: object = {}) {
  const answer = await by.post(`/api/allocations/${run.id}/${name}`, { version: run.version, ...body });
  return { status: answer.statusCode, body: answer.json() };
}

/** Agrees on what a delivery company is paid, in the version that was seen. */
export async function agreeFees(by: Browser, run: Pick<Allocation, 'id' | 'version'>, fees: Partial<SetFees> = {}) {
  return await askRun(by, run, 'fees', { hiredFeeYen: 45_000, taxKind: 'excluded', ...fees });
}

/** A run that a delivery company was asked for, with its price. */
export async function createRequest(by: Browser, fleet: Fleet, values: Partial<AllocationInput> = {}) {
  const target = { deliveryCompanyId: fleet.company.id };
  const run = await createRun(by, fleet, { target, ...values });
  const { body } = await agreeFees(by, run);
  return (await askRun(by, body, 'request')).body as Allocation;
}

export function codesOf(findings: readonly { code: string }[]): string[] {
  return findings.map(({ code }) => code);
}
