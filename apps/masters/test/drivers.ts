import { stamps } from '@haisha/area-tests/stamps';
import type { Driver } from '@haisha/validation/driver';
import type { DriverPay } from '@haisha/validation/driver-pay';
import type { DriverRecord } from '@haisha/validation/driver-record';

const id = '50000000-0000-4000-8000-000000000001';

/** A driver as the server gives it. */
export function driver(given: Partial<Driver> = {}): Driver {
  return {
    id,
    ...stamps,
    code: 'IW-D01',
    name: '髙橋 健一',
    kana: 'タカハシ ケンイチ',
    nameEn: null,
    shortName: '髙橋健',
    sex: 'male',
    birthDate: '1980-04-01',
    postalCode: '3390073',
    prefecture: '埼玉県',
    city: 'さいたま市岩槻区',
    addressLine1: '1-2-3',
    addressLine2: null,
    phone: '09000000201',
    emergencyName: null,
    emergencyRelation: null,
    emergencyPhone: null,
    bloodGroup: null,
    departmentId: '10000000-0000-4000-8000-000000000001',
    departmentName: '岩槻営業所',
    departmentNameEn: null,
    employmentType: 'permanent',
    hiredDate: '2015-04-01',
    appointedDate: '2015-05-01',
    leftDate: null,
    leftReason: null,
    jobKind: null,
    jobHistory: null,
    registerNumber: null,
    registerDate: null,
    usableZones: [],
    usableVehicleTypeIds: [],
    usableVehicleTypeNames: [],
    usableVehicleTypeNamesEn: [],
    mainVehicleId: null,
    mainVehicleName: null,
    availableWeekdays: [],
    canWorkNights: true,
    monthlyHoursCap: null,
    deliveryCompanyId: null,
    deliveryCompanyName: null,
    deliveryCompanyNameEn: null,
    userId: null,
    userName: null,
    gpsConsentDate: null,
    note: null,
    courseCodes: [],
    state: 'appointed',
    photoId: null,
    licenceExpiryDate: '2027-04-01',
    nextHealthCheckDate: '2027-10-01',
    nextAptitudeTestDate: null,
    lacksLicence: false,
    lacksHealthCheck: false,
    lacksAptitudeTest: false,
    ...given,
  };
}

/** What few read of a driver, as the server gives it. */
export function driverRecord(given: Partial<DriverRecord> = {}): DriverRecord {
  return {
    id,
    ...stamps,
    licenceNumber: '433012345630',
    licenceMedium: 'card',
    licenceExpiryDate: '2099-04-01',
    hasTowing: false,
    licenceConditions: null,
    licences: [{ licenceClass: 'medium8t', obtainedDate: '2000-05-01', automaticOnly: false }],
    qualifications: [],
    healthChecks: [],
    sleepApneaCheckDate: null,
    healthRestrictions: null,
    aptitudeTests: [],
    events: [],
    ...given,
  };
}

/** The pay of a driver, before anything has been entered. */
export function noDriverPay(): DriverPay {
  return {
    id,
    ...stamps,
    version: 0,
    payType: null,
    baseAmountYen: null,
    hourlyBaseYen: null,
    allowances: [],
    commutingYen: null,
    closingGroup: null,
    bankCode: null,
    bankName: null,
    branchCode: null,
    branchName: null,
    bankAccountType: null,
    bankAccountNumber: null,
    bankAccountHolder: null,
    note: null,
  };
}
