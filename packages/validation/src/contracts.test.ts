import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { cargoOwnerSample, customerSample } from '../test/client-samples.ts';
import { courseSample, destinationSample } from '../test/course-samples.ts';
import { driverSample } from '../test/driver-samples.ts';
import { deliveryCompanySample, directionSample, operationTimeSample } from '../test/partner-samples.ts';
import { refusals } from '../test/refusals.ts';
import { departmentSample, userSample, vehicleEntrySample, vehicleSample, vehicleTypeSample } from '../test/samples.ts';
import { cargoOwnerContract } from './cargo-owner.ts';
import { courseContract } from './course.ts';
import { customerContract } from './customer.ts';
import { deliveryCompanyContract } from './delivery-company.ts';
import { departmentContract } from './department.ts';
import { destinationContract } from './destination.ts';
import { directionContract } from './direction.ts';
import { driverContract } from './driver.ts';
import { operationTimeContract } from './operation-time.ts';
import { userContract } from './user.ts';
import { vehicleContract } from './vehicle.ts';
import { vehicleEntryContract } from './vehicle-history.ts';
import { vehicleTypeContract } from './vehicle-type.ts';

const id = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0009';
const instant = '2026-11-21T09:00:00.000Z';
const entityRow = {
  id,
  version: 3,
  createdAt: instant,
  createdBy: { id, name: '佐藤' },
  updatedAt: instant,
  updatedBy: null,
  archivedAt: null,
};

const cases = [
  {
    contract: departmentContract,
    sample: departmentSample,
    required:
      'code name shortName kind postalCode prefecture city addressLine1 dayBoundaryTime businessStartTime businessEndTime sortOrder',
    row: { parentName: null, parentNameEn: null, vehicleCount: 3 },
  },
  {
    contract: customerContract,
    sample: customerSample,
    required: 'code name kana',
    row: { cargoOwnerCount: 2 },
  },
  {
    contract: cargoOwnerContract,
    sample: cargoOwnerSample,
    required: 'code name kana customerId',
    row: { customerName: 'つむぎ共同配送株式会社', customerNameEn: null, destinationCount: 120 },
  },
  {
    contract: vehicleTypeContract,
    sample: vehicleTypeSample,
    required: 'code name vehicleClass sortOrder',
    row: { vehicleCount: 3 },
  },
  {
    contract: vehicleContract,
    sample: vehicleSample,
    required:
      'code plate vehicleTypeId departmentId ownershipType grossWeightKg maxLoadKg transmission inspectionExpiryDate nextThreeMonthInspectionDate',
    row: {
      departmentName: '大宮営業所',
      departmentNameEn: 'Omiya Branch',
      vehicleTypeName: '4t',
      vehicleTypeNameEn: null,
      status: 'inService',
      statusFrom: '2026-11-01',
      statusTo: null,
    },
  },
  {
    contract: vehicleEntryContract,
    sample: vehicleEntrySample,
    required: 'kind entryDate',
    row: { vehicleId: id, fileCount: 2, before: null, after: { departmentId: id } },
  },
  {
    contract: courseContract,
    sample: courseSample,
    required:
      'code name roundNumber departmentId kind vehicleTypeId zones weekdays startPlace endPlace reportMinutes leaveGarageMinutes departMinutes returnMinutes endMinutes crew',
    row: {
      departmentName: '岩槻センター',
      departmentNameEn: 'Iwatsuki Centre',
      directionName: '埼玉東',
      directionNameEn: 'Saitama East',
      cargoOwnerName: 'こもれび商事',
      cargoOwnerNameEn: 'Komorebi Shoji',
      vehicleTypeName: '3t',
      vehicleTypeNameEn: '3 t',
      defaultVehicleName: 'IW-05',
      defaultDriverName: '佐藤 誠',
      defaultDriverNameEn: null,
      defaultDeliveryCompanyName: null,
      defaultDeliveryCompanyNameEn: null,
      stops: courseSample.stops.map((stop) => ({
        ...stop,
        destinationCode: 'HN-0001',
        destinationName: 'ひなた屋 越谷店',
        destinationNameEn: null,
        city: '越谷市',
      })),
      stopCount: 1,
      dutyMinutes: 570,
    },
  },
  {
    contract: destinationContract,
    sample: destinationSample,
    required: 'code name kana cargoOwnerId kind postalCode prefecture city addressLine1 holidayRule workMinutes',
    row: {
      cargoOwnerName: 'こもれび商事',
      cargoOwnerNameEn: 'Komorebi Shoji',
      directionName: null,
      directionNameEn: null,
      courseCodes: ['IW-S01'],
      geoState: 'confirmed',
      hasAccessCodes: false,
    },
  },
  {
    contract: driverContract,
    sample: driverSample,
    required:
      'code name kana shortName sex birthDate postalCode prefecture city addressLine1 phone departmentId employmentType hiredDate',
    row: {
      departmentName: '大宮営業所',
      departmentNameEn: 'Omiya Branch',
      usableVehicleTypeNames: ['4t'],
      usableVehicleTypeNamesEn: [null],
      mainVehicleName: '0012',
      deliveryCompanyName: '大宮運送',
      deliveryCompanyNameEn: null,
      userName: '髙橋 健一',
      courseCodes: ['IW-S01'],
      state: 'left',
      licenceExpiryDate: '2029-03-29',
      nextHealthCheckDate: null,
      nextAptitudeTestDate: null,
      lacksLicence: true,
      lacksHealthCheck: true,
      lacksAptitudeTest: false,
      photoId: null,
    },
  },
  {
    contract: deliveryCompanyContract,
    sample: deliveryCompanySample,
    required:
      'code name kana legalForm permitKind postalCode prefecture city addressLine1 phone orderSending defaultTier',
    row: {},
  },
  {
    contract: directionContract,
    sample: directionSample,
    required: 'code name departmentId sortOrder',
    row: { departmentName: '大宮営業所', departmentNameEn: null },
  },
  {
    contract: operationTimeContract,
    sample: operationTimeSample,
    required: 'code name departmentId shiftKind dayTypes startMinutes endMinutes beforeMinutes afterMinutes validFrom',
    row: {
      departmentName: '大宮営業所',
      departmentNameEn: 'Omiya Branch',
      dutyMinutes: 500,
      courseTimes: operationTimeSample.courseTimes.map((time) => ({
        ...time,
        courseName: 'IW-S01',
        courseNameEn: null,
      })),
    },
  },
  {
    contract: userContract,
    sample: userSample,
    required: 'loginId name kana roles departmentScope language',
    row: {
      departmentNames: ['大宮営業所'],
      departmentNamesEn: [null],
      deliveryCompanyName: null,
      deliveryCompanyNameEn: null,
      state: 'active',
      lastLoginAt: instant,
      hasTotp: false,
      hasSingleSignOn: false,
      linkEndsAt: null,
    },
  },
].map((one) => ({ ...one, name: one.contract.name, required: one.required.split(' ') }));

describe.each(cases)('the contract of $name', ({ contract, sample, required, row }) => {
  const input: z.ZodType = contract.input;
  const output: z.ZodType = contract.output;
  const query: z.ZodType = contract.listQuery;

  test('accepts a full sample unchanged', () => {
    expect(input.parse(sample)).toMatchObject(sample);
  });

  test('parses its own output without a change', () => {
    const once = input.parse(sample);
    expect(input.parse(once)).toEqual(once);
    const least = input.parse(leastOf(sample, required));
    expect(input.parse(least)).toEqual(least);
  });

  test('accepts the required fields alone and fills the others with null, no or an empty list', () => {
    const least = input.parse(leastOf(sample, required)) as Record<string, unknown>;
    for (const [key, value] of Object.entries(least)) {
      if (!required.includes(key)) expect([null, false, []]).toContainEqual(value);
    }
    expect(Object.keys(least).sort()).toEqual(Object.keys(contract.input.shape).sort());
  });

  test.each(required)('requires %s', (key) => {
    for (const value of [undefined, null]) {
      expect(refusals(input, { ...sample, [key]: value })).toContain(`${key} required`);
    }
  });

  test('refuses an empty form at the required fields only', () => {
    expect(refusals(input, {})).toEqual(required.map((key) => `${key} required`));
  });

  test('drops unknown fields', () => {
    expect(input.parse({ ...sample, password: 'x' })).not.toHaveProperty('password');
  });

  test('never throws, whatever the value', () => {
    const keys = fc.constantFrom(...Object.keys(contract.input.shape));
    void fc.assert(fc.property(keys, fc.anything(), (key, value) => void input.safeParse({ ...sample, [key]: value })));
  });

  test('requires the version for an update', () => {
    const update: z.ZodType = contract.update;
    expect(update.parse({ ...sample, version: 3 })).toMatchObject({ ...sample, version: 3 });
    expect(refusals(update, sample)).toEqual(['version required']);
    expect(refusals(update, { ...sample, version: 0 })).toEqual(['version minValue']);
  });

  test('returns the row', () => {
    const whole = { ...(input.parse(sample) as object), ...entityRow, ...row };
    expect(output.parse(whole)).toEqual(output.parse(output.parse(whole)));
    expect(output.parse(whole)).toMatchObject({ ...sample, ...entityRow, ...row });
  });

  test('sorts only by columns of the row; the first is the default', () => {
    for (const column of contract.sortColumns) {
      expect(Object.keys(contract.output.shape)).toContain(column.split('.')[0]);
      expect(query.parse({ sort: `-${column}` })).toMatchObject({ sort: `-${column}` });
    }
    expect(query.parse({})).toMatchObject({ sort: contract.sortColumns[0] });
  });
});

function leastOf(sample: object, required: string[]): Record<string, unknown> {
  // From 7 t a tachograph is required as well.
  const light = 'grossWeightKg' in sample ? { ...sample, grossWeightKg: 6990 } : sample;
  return Object.fromEntries(Object.entries(light).filter(([key]) => required.includes(key)));
}
