import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createVehicle, departmentBody, newCode, vehicleBody, vehicleTypeBody } from '../../../../test/masters.ts';

let test: TestApp;
let admin: Browser;
let id: string;
let references: { departmentId: string; vehicleTypeId: string };
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  const vehicle = await createVehicle(admin);
  id = vehicle.id;
  references = { departmentId: vehicle.departmentId, vehicleTypeId: vehicle.vehicleTypeId };
});
afterAll(() => test.close());

const oddities: unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  [null],
  {},
  { zone: 1 },
  'あ',
  '𠮷🚚',
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; drop table vehicles; --",
  'x'.repeat(5000),
  '2026-02-30',
  '00000000-0000-4000-8000-000000000000',
  '__proto__',
];

/** Every field of a body of which all others are right, with each oddity; and without it. */
function* spoiled(body: () => Record<string, unknown>, further: string[]): Generator<Record<string, unknown>> {
  for (const field of [...Object.keys(body()), ...further, 'unknown', 'id', 'createdBy']) {
    const { [field]: _, ...without } = body();
    yield without;
    for (const oddity of oddities) yield { ...body(), [field]: oddity };
  }
}

async function faultsOf(method: 'POST' | 'PUT', url: string, bodies: Iterable<object>): Promise<string[]> {
  const faults: string[] = [];
  for (const body of bodies) {
    const response = await admin.send({ method, url, payload: body });
    if (response.statusCode >= 500) faults.push(`${response.statusCode} ${JSON.stringify(body).slice(0, 500)}`);
  }
  return faults;
}

const optionalOfVehicle = [
  ...['chassisNumber', 'maker', 'firstRegistrationMonth', 'ownerName', 'lengthCm', 'engineCc', 'isTrailer', 'bodyType'],
  ...['zones', 'capacityCubicMetres', 'etcCardNumber', 'leaseEndDate', 'odometerKm', 'odometerDate', 'note'],
];
const optionalOfDepartment = ['nameEn', 'parentId', 'latitude', 'longitude', 'phone', 'issuerInvoiceNumber', 'note'];
const optionalOfType = ['grossWeightKg', 'bodyType', 'zones', 'capacityCubicMetres', 'fuelEconomyKmPerLitre', 'colour'];

describe('a body that nobody would send', () => {
  it.each<[string, string, () => Record<string, unknown>, string[]]>([
    ['a department', '/api/departments', () => departmentBody(), optionalOfDepartment],
    ['a vehicle type', '/api/vehicle-types', () => vehicleTypeBody(), optionalOfType],
    ['a vehicle', '/api/vehicles', () => vehicleBody(references), optionalOfVehicle],
  ])('never breaks the creation of %s', async (_name, url, body, further) => {
    expect(await faultsOf('POST', url, spoiled(body, further))).toEqual([]);
  });

  it('never breaks a status, an entry, an update or an archive', async () => {
    const status = () => ({ status: 'retired', from: '2026-11-21', to: '2026-11-22', note: 'x', version: 1 });
    expect(await faultsOf('POST', `/api/vehicles/${id}/status`, spoiled(status, []))).toEqual([]);
    const entry = () => ({ kind: 'oil', entryDate: '2026-11-21', odometerKm: 5, vendor: newCode('X'), amountYen: 1 });
    expect(await faultsOf('POST', `/api/vehicles/${id}/entries`, spoiled(entry, ['note', 'confirmOdometer']))).toEqual(
      [],
    );
    const version = () => ({ version: 1 });
    expect(await faultsOf('PUT', `/api/vehicles/${id}`, spoiled(version, ['confirmOdometer']))).toEqual([]);
    expect(await faultsOf('POST', `/api/vehicles/${id}/archive`, spoiled(version, []))).toEqual([]);
  });

  it.each(['[]', 'null', '"text"', '5', '{', '', '{"code":1,"code":2}'])(
    'is refused as a whole: %s',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const response = await admin.send({ method: 'POST', url: '/api/vehicles', payload, headers });
      expect([payload, response.statusCode, response.json().code]).toEqual([payload, 400, 'validation.failed']);
    },
  );
});

describe('an address that nobody would open', () => {
  it.each(['/api/vehicles', '/api/departments', '/api/vehicle-types'])('never breaks %s', async (path) => {
    const odd = ['%00', '%F0%A0%AE%B7', "'", '%25', '_', '%5C', '1e9', '-1', '', 'null', 'x'.repeat(3000), '%ED%A0%80'];
    for (const name of [
      'q',
      'page',
      'pageSize',
      'sort',
      'archived',
      'status',
      'kind',
      'departmentId',
      'inspectionDue',
    ]) {
      for (const value of odd) {
        const { statusCode } = await admin.get(`${path}?${name}=${value}&${name}=${value}`);
        const { statusCode: once } = await admin.get(`${path}?${name}=${value}`);
        expect([name, value, statusCode < 500, once < 500]).toEqual([name, value, true, true]);
      }
    }
  });

  it.each(['x', '%00', '1', `${'0'.repeat(36)}`, '../vehicles', '%2e%2e'])('never breaks on the id %s', async (odd) => {
    for (const rest of ['', '/usage', '/changes', '/entries']) {
      expect((await admin.get(`/api/vehicles/${odd}${rest}`)).statusCode).toBeLessThan(500);
    }
  });
});
