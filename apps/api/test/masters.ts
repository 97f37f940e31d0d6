import type { CargoOwner, CargoOwnerInput } from '@haisha/validation/cargo-owner';
import type { Course, CourseInput } from '@haisha/validation/course';
import type { Customer, CustomerInput } from '@haisha/validation/customer';
import type { DeliveryCompany, DeliveryCompanyInput } from '@haisha/validation/delivery-company';
import type { Department, DepartmentInput } from '@haisha/validation/department';
import type { Destination, DestinationInput } from '@haisha/validation/destination';
import type { Driver, DriverInput } from '@haisha/validation/driver';
import type { OperationTime, OperationTimeInput } from '@haisha/validation/operation-time';
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
    kind: 'centre',
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

export function destinationBody(
  values: Partial<DestinationInput> & Pick<DestinationInput, 'cargoOwnerId'>,
): Record<string, unknown> {
  return {
    code: newCode('N'),
    name: 'ひなた屋 越谷店',
    kana: 'ヒナタヤ コシガヤテン',
    kind: 'store',
    postalCode: '3430816',
    prefecture: '埼玉県',
    city: '越谷市',
    addressLine1: '弥生町1-2',
    holidayRule: 'open',
    workMinutes: 15,
    ...values,
  };
}

export function customerBody(values: Partial<CustomerInput> = {}) {
  return { code: newCode('C'), name: '株式会社こもれび市場', kana: 'コモレビイチバ', ...values };
}

export function cargoOwnerBody(values: Partial<CargoOwnerInput> & Pick<CargoOwnerInput, 'customerId'>) {
  return { code: newCode('O'), name: 'こもれび市場 店舗物流部', kana: 'コモレビイチバ テンポブツリュウブ', ...values };
}

export function driverBody(values: Partial<DriverInput> & Pick<DriverInput, 'departmentId'>): Record<string, unknown> {
  return {
    code: newCode('R'),
    name: '佐藤 誠',
    kana: 'サトウ マコト',
    shortName: '佐藤誠',
    sex: 'male',
    birthDate: '1980-04-01',
    postalCode: '3390073',
    prefecture: '埼玉県',
    city: 'さいたま市岩槻区',
    addressLine1: '1-2-3',
    phone: '09000000201',
    employmentType: 'permanent',
    hiredDate: '2015-04-01',
    appointedDate: '2015-05-01',
    ...values,
  };
}

export function deliveryCompanyBody(values: Partial<DeliveryCompanyInput> = {}) {
  return {
    code: newCode('P'),
    name: '株式会社あさひ急配',
    kana: 'アサヒキュウハイ',
    legalForm: 'corporation',
    permitKind: 'general',
    permitNumber: '関自貨第0001号',
    postalCode: '3430816',
    prefecture: '埼玉県',
    city: '越谷市',
    addressLine1: '弥生町1-2',
    phone: '0480000100',
    orderSending: 'fax',
    defaultTier: 1,
    ...values,
  };
}

export function operationTimeBody(values: Partial<OperationTimeInput> & Pick<OperationTimeInput, 'departmentId'>) {
  return {
    code: newCode('S'),
    name: '早番',
    shiftKind: 'early',
    dayTypes: ['weekday'],
    startMinutes: '2:00',
    endMinutes: '11:00',
    beforeMinutes: 30,
    afterMinutes: 20,
    validFrom: '2026-04-01',
    ...values,
  };
}

export function courseBody(
  values: Partial<CourseInput> & Pick<CourseInput, 'departmentId' | 'vehicleTypeId'>,
): Record<string, unknown> {
  return {
    code: newCode('K'),
    name: '岩槻 草加・八潮',
    roundNumber: 1,
    kind: 'store',
    zones: ['chilled'],
    weekdays: ['monday', 'tuesday'],
    startPlace: '岩槻センター',
    endPlace: '岩槻センター',
    reportMinutes: 120,
    leaveGarageMinutes: 150,
    departMinutes: 225,
    returnMinutes: 660,
    endMinutes: 690,
    crew: 1,
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

/** A destination; an owner of its own when none is given. */
export async function createDestination(
  browser: Browser,
  values: Partial<DestinationInput> = {},
): Promise<Destination> {
  const cargoOwnerId = values.cargoOwnerId ?? (await createCargoOwner(browser)).id;
  return await created(browser, '/api/destinations', destinationBody({ ...values, cargoOwnerId }));
}

export async function createDeliveryCompany(
  browser: Browser,
  values?: Partial<DeliveryCompanyInput>,
): Promise<DeliveryCompany> {
  return await created(browser, '/api/delivery-companies', deliveryCompanyBody(values));
}

/** A direction; a department of its own when none is given. */
export async function createOperationTime(
  browser: Browser,
  values: Partial<OperationTimeInput> = {},
): Promise<OperationTime> {
  const departmentId = values.departmentId ?? (await createDepartment(browser)).id;
  return await created(browser, '/api/operation-times', operationTimeBody({ ...values, departmentId }));
}

export async function createCustomer(browser: Browser, values?: Partial<CustomerInput>): Promise<Customer> {
  return await created(browser, '/api/customers', customerBody(values));
}

/** A cargo owner; a customer of its own to be billed when none is given. */
export async function createCargoOwner(browser: Browser, values: Partial<CargoOwnerInput> = {}): Promise<CargoOwner> {
  const customerId = values.customerId ?? (await createCustomer(browser)).id;
  return await created(browser, '/api/cargo-owners', cargoOwnerBody({ ...values, customerId }));
}

/** A driver; of a department of its own when none is given. */
export async function createDriver(browser: Browser, values: Partial<DriverInput> = {}): Promise<Driver> {
  const departmentId = values.departmentId ?? (await createDepartment(browser)).id;
  return await created(browser, '/api/drivers', driverBody({ ...values, departmentId }));
}

/** A course; a department and a type of its own when none is given. */
export async function createCourse(browser: Browser, values: Partial<CourseInput> = {}): Promise<Course> {
  const departmentId = values.departmentId ?? (await createDepartment(browser)).id;
  const vehicleTypeId = values.vehicleTypeId ?? (await createVehicleType(browser)).id;
  return await created(browser, '/api/courses', courseBody({ ...values, departmentId, vehicleTypeId }));
}

/** What a form sends back after reading a row: the body has no use for what only the server knows, so it is stripped. */
export async function changeVehicle(browser: Browser, row: Vehicle, values: object) {
  return await browser.put(`/api/vehicles/${row.id}`, { ...row, ...values });
}

export async function created<Row>(browser: Browser, url: string, body: object): Promise<Row> {
  const response = await browser.post(url, body);
  if (response.statusCode !== 201) throw new Error(`POST ${url} answered ${response.statusCode}: ${response.body}`);
  return response.json();
}
