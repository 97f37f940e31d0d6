import type { Department, DepartmentInput } from '@haisha/validation/department';
import type { Vehicle, VehicleInput } from '@haisha/validation/vehicle';
import type { VehicleType, VehicleTypeInput } from '@haisha/validation/vehicle-type';
import type { Browser } from './browser.ts';

let made = 0;

/** A code that no other row of the test has. */
export function newCode(prefix: string): string {
  made += 1;
  return `${prefix}${String(made).padStart(4, '0')}`;
}

/** Bodies as a browser sends them; what is optional is left out. */
export function departmentBody(values: Partial<DepartmentInput> = {}) {
  return {
    code: newCode('D'),
    name: '千葉センター',
    shortName: '千葉',
    kind: 'center',
    postalCode: '2600001',
    prefecture: '千葉県',
    city: '千葉市中央区',
    addressLine1: '1-2-3',
    dayBoundaryTime: '04:00',
    businessStartTime: '08:00',
    businessEndTime: '18:00',
    sortOrder: 10,
    ...values,
  };
}

export function vehicleTypeBody(values: Partial<VehicleTypeInput> = {}) {
  return { code: newCode('T'), name: '4t 冷凍', vehicleClass: 'medium', sortOrder: 10, ...values };
}

export function vehicleBody(
  values: Partial<VehicleInput> & Pick<VehicleInput, 'departmentId' | 'vehicleTypeId'>,
): Record<string, unknown> {
  made += 1;
  return {
    code: newCode('V'),
    plate: { region: '千葉', classNumber: '100', kana: 'か', serialNumber: String(1000 + made) },
    ownershipType: 'owned',
    grossWeightKg: 6500,
    maxLoadKg: 3000,
    transmission: 'manual',
    inspectionExpiryDate: '2027-03-31',
    nextThreeMonthInspectionDate: '2026-12-20',
    ...values,
  };
}

export async function createDepartment(browser: Browser, values?: Partial<DepartmentInput>): Promise<Department> {
  return await created(browser, '/api/departments', departmentBody(values));
}

export async function createVehicleType(browser: Browser, values?: Partial<VehicleTypeInput>): Promise<VehicleType> {
  return await created(browser, '/api/vehicle-types', vehicleTypeBody(values));
}

/** A vehicle; a department and a type of its own when none is given. */
export async function createVehicle(browser: Browser, values: Partial<VehicleInput> = {}): Promise<Vehicle> {
  const departmentId = values.departmentId ?? (await createDepartment(browser)).id;
  const vehicleTypeId = values.vehicleTypeId ?? (await createVehicleType(browser)).id;
  return await created(browser, '/api/vehicles', vehicleBody({ ...values, departmentId, vehicleTypeId }));
}

/** What a form sends back after reading a row: the body has no use for what only the server knows, so it is stripped. */
export async function changeVehicle(browser: Browser, row: Vehicle, values: object) {
  return await browser.put(`/api/vehicles/${row.id}`, { ...row, ...values });
}

async function created<Row>(browser: Browser, url: string, body: object): Promise<Row> {
  const response = await browser.post(url, body);
  if (response.statusCode !== 201) throw new Error(`POST ${url} answered ${response.statusCode}: ${response.body}`);
  return response.json();
}
