import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { refusals } from '../test/refusals.ts';
import { departmentSample } from '../test/samples/department.ts';
import { userSample } from '../test/samples/user.ts';
import { vehicleSample } from '../test/samples/vehicle.ts';
import { vehicleEntrySample } from '../test/samples/vehicle-history.ts';
import { vehicleTypeSample } from '../test/samples/vehicle-type.ts';
import { departmentInputSchema } from './department.ts';
import { userInputSchema } from './user.ts';
import { vehicleInputSchema } from './vehicle.ts';
import { vehicleEntryInputSchema } from './vehicle-history.ts';
import { vehicleTypeInputSchema } from './vehicle-type.ts';

type Edge = [key: string, accepted: unknown[], refused: [value: unknown, code: string][]];

const id = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0001';
const long = (length: number) => '車'.repeat(length);
const chars = (key: string, max: number): Edge => [key, ['車', long(max)], [[long(max + 1), 'max']]];
const range = (key: string, min: number, max: number): Edge => [
  key,
  [min, max],
  [
    [min - 1, 'minValue'],
    [max + 1, 'maxValue'],
    [min + 0.5, 'integer'],
  ],
];
const day = (key: string): Edge => [key, ['2028-02-29', '2028/02/29'], [['2027-02-29', 'date.noLeapYear']]];
const place = (key: string, min: number, max: number): Edge => [
  key,
  [min, max, min + 0.123456],
  [
    [min - 0.000001, 'minValue'],
    [max + 0.000001, 'maxValue'],
    [min + 0.1234567, 'decimals'],
  ],
];
const time = (key: string): Edge => [key, ['00:00', '23:59', '9:05'], [['24:00', 'time']]];
const choice = (key: string, ...values: string[]): Edge => [key, values, [['none of them', 'choose']]];
const phone = (key: string): Edge => [key, ['0481234567', '090-1234-5678'], [['481234567', 'phone']]];
const codeEdge: Edge = [
  'code',
  ['0', '001', 'a-B_9', 'x'.repeat(20)],
  [
    ['x'.repeat(21), 'max'],
    ['1/2', 'character'],
  ],
];

const department: Edge[] = [
  codeEdge,
  chars('name', 60),
  chars('nameEn', 60),
  chars('shortName', 20),
  choice('kind', 'headquarters', 'office', 'centre', 'garage'),
  ['parentId', [null], [['x', 'chooseRecord']]],
  ['postalCode', ['330-0854'], [['33008541', 'postalCode']]],
  chars('prefecture', 10),
  chars('city', 40),
  chars('addressLine1', 80),
  chars('addressLine2', 80),
  place('latitude', 20, 46),
  place('longitude', 122, 154),
  phone('phone'),
  phone('fax'),
  time('dayBoundaryTime'),
  time('businessStartTime'),
  time('businessEndTime'),
  chars('issuerName', 60),
  chars('issuerAddress', 160),
  [
    'issuerInvoiceNumber',
    ['T6990001000002', '6990001000002'],
    [
      ['T6990001000001', 'invoiceNumber.checkDigit'],
      ['6990001000001', 'invoiceNumber.format'],
    ],
  ],
  [
    'bankCode',
    ['0001'],
    [
      ['001', 'min'],
      ['00010', 'max'],
    ],
  ],
  chars('bankName', 40),
  [
    'branchCode',
    ['001'],
    [
      ['01', 'min'],
      ['0001', 'max'],
    ],
  ],
  chars('branchName', 40),
  choice('bankAccountType', 'ordinary', 'current'),
  [
    'bankAccountNumber',
    ['0123456'],
    [
      ['123456', 'min'],
      ['12345678', 'max'],
    ],
  ],
  [
    'bankAccountHolder',
    ['ﾊｲｼﾔｳﾝﾕ(ｶ', 'A'.repeat(48)],
    [
      ['ハイシヤ', 'halfWidthKana'],
      ['A'.repeat(49), 'max'],
    ],
  ],
  range('sortOrder', 0, 99_999),
  chars('note', 2000),
];

const vehicleType: Edge[] = [
  codeEdge,
  chars('name', 60),
  chars('nameEn', 60),
  choice('vehicleClass', 'kei', 'small', 'medium', 'large', 'trailer'),
  ['grossWeightKg', [2701, 100_000], [[100_001, 'maxValue']]],
  ['maxLoadKg', [0, 7959], [[-1, 'minValue']]],
  choice('bodyType', 'dryVan', 'chilled', 'frozen', 'wing', 'flatbed', 'tractorHead', 'other'),
  range('palletCapacity', 0, 999),
  range('rollCageCapacity', 0, 999),
  ['capacityCubicMetres', [0, 999, 24.5], [[24.55, 'decimals']]],
  [
    'fuelEconomyKmPerLitre',
    [0.1, 99.99],
    [
      [0.09, 'minValue'],
      [100, 'maxValue'],
    ],
  ],
  ['colour', ['#1867C0', '#000000'], [['red', 'colour']]],
  range('sortOrder', 0, 99_999),
  chars('note', 2000),
];

const vehicle: Edge[] = [
  codeEdge,
  chars('chassisNumber', 30),
  chars('maker', 40),
  chars('model', 60),
  chars('modelCode', 40),
  ['firstRegistrationMonth', ['2027/04', null], [['2021-00', 'month.noSuchMonth']]],
  ['vehicleTypeId', [], [['x', 'chooseRecord']]],
  ['departmentId', [], [['x', 'chooseRecord']]],
  choice('ownershipType', 'owned', 'leased', 'rental', 'broughtIn', 'deliveryCompany'),
  chars('ownerName', 60),
  chars('userName', 60),
  ['grossWeightKg', [7960, 100_000], [[100_001, 'maxValue']]],
  ['maxLoadKg', [0], [[-1, 'minValue']]],
  ['vehicleWeightKg', [50, 7959], [[49, 'minValue']]],
  range('lengthCm', 100, 3000),
  range('widthCm', 50, 500),
  range('heightCm', 50, 500),
  range('seatingCapacity', 1, 99),
  choice('fuelType', 'diesel', 'gasoline', 'hybrid', 'lpg', 'cng', 'electric', 'fuelCell', 'other'),
  range('engineCc', 20, 99_999),
  choice('transmission', 'manual', 'automatic'),
  range('axleCount', 1, 9),
  choice('bodyType', 'twoZone', 'threeZone', 'dryVan'),
  range('palletCapacity', 0, 999),
  range('rollCageCapacity', 0, 999),
  ['capacityCubicMetres', [0, 999, 24.5], [[999.1, 'maxValue']]],
  [
    'etcCardNumber',
    ['0123456789012345', '0123456789012345678'],
    [
      ['012345678901234', 'min'],
      ['01234567890123456789', 'max'],
      ['0123-4567-8901-2345', 'numeric'],
    ],
  ],
  chars('fuelCardNumber', 30),
  day('inspectionExpiryDate'),
  day('nextThreeMonthInspectionDate'),
  day('nextTwelveMonthInspectionDate'),
  day('compulsoryInsuranceExpiryDate'),
  day('voluntaryInsuranceExpiryDate'),
  day('leaseEndDate'),
  day('refrigeratorServiceDate'),
  day('tyreChangeDate'),
  range('oilChangeKm', 0, 9_999_999),
  range('monthlyVehicleCostYen', 0, 999_999_999),
  range('monthlyInsuranceYen', 0, 999_999_999),
  range('monthlyTaxYen', 0, 999_999_999),
  range('monthlyDepreciationYen', 0, 999_999_999),
  range('odometerKm', 0, 9_999_999),
  day('odometerDate'),
  chars('note', 2000),
];

const vehicleEntry: Edge[] = [
  choice('kind', 'inspection', 'threeMonthInspection', 'repair', 'plateChange', 'odometer'),
  ['entryDate', ['2026/04/20'], [['2026-04-31', 'date.noSuchDay']]],
  range('odometerKm', 0, 9_999_999),
  chars('vendor', 60),
  range('amountYen', 0, 999_999_999),
  range('taxYen', 0, 999_999_999),
  day('nextDueDate'),
  chars('note', 2000),
];

const user: Edge[] = [
  [
    'loginId',
    ['a-1', `${'x'.repeat(64)}@example.jp`],
    [
      ['ab', 'min'],
      ['佐藤', 'character'],
      ['a@b', 'email'],
    ],
  ],
  chars('name', 60),
  [
    'kana',
    ['サトウ ハナコ', 'さとう', 'ｻﾄｳ', 'ア'.repeat(60)],
    [
      ['佐藤', 'katakana'],
      ['ア'.repeat(61), 'max'],
    ],
  ],
  [
    'roles',
    [['admin'], ['driver', 'partner']],
    [
      [[], 'choose'],
      [['admin', 'admin'], 'duplicate'],
    ],
  ],
  choice('departmentScope', 'own', 'list', 'all'),
  [
    'departmentIds',
    [[], [id]],
    [
      [Array(201).fill(id), 'maxItems'],
      [[id, id], 'duplicate'],
    ],
  ],
  choice('language', 'ja', 'en'),
  phone('phone'),
  chars('note', 2000),
];

const tables: { name: string; schema: z.ZodType; sample: object; table: Edge[] }[] = [
  { name: 'department', schema: departmentInputSchema, sample: departmentSample, table: department },
  { name: 'vehicle type', schema: vehicleTypeInputSchema, sample: vehicleTypeSample, table: vehicleType },
  { name: 'vehicle', schema: vehicleInputSchema, sample: vehicleSample, table: vehicle },
  { name: 'vehicle entry', schema: vehicleEntryInputSchema, sample: vehicleEntrySample, table: vehicleEntry },
  { name: 'user', schema: userInputSchema, sample: userSample, table: user },
];

describe.each(tables)('the limits of a $name', ({ schema, sample, table }) => {
  test.each(table)('%s', (key, accepted, refused) => {
    const refusedAt = (value: unknown) =>
      refusals(schema, { ...sample, [key]: value }).filter((refusal) => refusal.startsWith(`${key} `));
    for (const value of accepted) expect(refusedAt(value)).toEqual([]);
    for (const [value, code] of refused) expect(refusedAt(value)).toEqual([`${key} ${code}`]);
  });

  test('the table contains every field, except flags and groups', () => {
    const plain = Object.entries(sample).filter(([key, value]) => {
      return typeof value !== 'boolean' && key !== 'plate' && key !== 'zones';
    });
    expect(table.map(([key]) => key).sort()).toEqual(plain.map(([key]) => key).sort());
  });
});
