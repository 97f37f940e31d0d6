import { type Permission, type Role, roles, type Scope, scopeFor } from '@haisha/rules/permission';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import {
  createDepartment,
  createVehicle,
  createVehicleType,
  departmentBody,
  vehicleBody,
  vehicleTypeBody,
} from '../../test/masters.ts';

type Caller = { name: string; role: Role | null; browser: Browser };

let test: TestApp;
let admin: Browser;
let ownDepartmentId: string;
const callers: Caller[] = [];

beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  ownDepartmentId = (await createDepartment(admin)).id;
  const nobody = createBrowser(test);
  await nobody.get(test.env.CSRF_PATH);
  callers.push({ name: 'nobody', role: null, browser: nobody });
  for (const role of roles) {
    const browser = await logInAs(test, [role], { departmentIds: [ownDepartmentId] });
    callers.push({ name: role, role, browser });
  }
});
afterAll(() => test.close());

async function newRows(departmentId: string) {
  const department = {
    id: departmentId,
    version: (await admin.get(`/api/departments/${departmentId}`)).json().version,
  };
  const vehicleType = await createVehicleType(admin);
  const vehicle = await createVehicle(admin, { departmentId, vehicleTypeId: vehicleType.id });
  const entryBody = { kind: 'oil', entryDate: '2026-11-01' };
  const entry = (await admin.post(`/api/vehicles/${vehicle.id}/entries`, entryBody)).json();
  return { department, vehicleType, vehicle, entry, entryBody };
}
type Rows = Awaited<ReturnType<typeof newRows>>;
type Route = [method: 'GET' | 'POST' | 'PUT', url: string, permission: Permission, body?: (rows: Rows) => object];

const version = () => ({ version: 1 });
const routes: Route[] = [
  ['GET', '/departments/:department', 'department.read'],
  ['GET', '/departments/:department/usage', 'department.read'],
  [
    'PUT',
    '/departments/:department',
    'department.update',
    ({ department }) => ({ ...departmentBody(), version: department.version }),
  ],
  ['POST', '/departments', 'department.create', () => departmentBody()],
  [
    'POST',
    '/departments/:department/restore',
    'department.archive',
    ({ department }) => ({ version: department.version }),
  ],
  ['GET', '/vehicle-types/:vehicleType', 'vehicleType.read'],
  ['GET', '/vehicle-types/:vehicleType/usage', 'vehicleType.read'],
  ['POST', '/vehicle-types', 'vehicleType.create', () => vehicleTypeBody()],
  ['PUT', '/vehicle-types/:vehicleType', 'vehicleType.update', ({ vehicleType }) => ({ ...vehicleType, zones: [] })],
  ['POST', '/vehicle-types/:vehicleType/restore', 'vehicleType.archive', version],
  ['GET', '/vehicles/:vehicle', 'vehicle.read'],
  ['GET', '/vehicles/:vehicle/usage', 'vehicle.read'],
  [
    'POST',
    '/vehicles',
    'vehicle.create',
    ({ vehicle }) => vehicleBody({ departmentId: vehicle.departmentId, vehicleTypeId: vehicle.vehicleTypeId }),
  ],
  ['PUT', '/vehicles/:vehicle', 'vehicle.update', ({ vehicle }) => ({ ...vehicle, maker: '日野' })],
  ['POST', '/vehicles/:vehicle/archive', 'vehicle.archive', version],
  ['POST', '/vehicles/:vehicle/restore', 'vehicle.archive', version],
  [
    'POST',
    '/vehicles/:vehicle/status',
    'vehicle.changeStatus',
    () => ({ status: 'retired', from: '2026-11-21', version: 1 }),
  ],
  ['GET', '/vehicles/:vehicle/changes', 'vehicleHistory.read'],
  ['GET', '/vehicles/:vehicle/entries', 'vehicleHistory.read'],
  ['POST', '/vehicles/:vehicle/entries', 'vehicleHistory.create', ({ entryBody }) => entryBody],
  [
    'PUT',
    '/vehicles/:vehicle/entries/:entry',
    'vehicleHistory.update',
    ({ entryBody }) => ({ ...entryBody, version: 1 }),
  ],
  ['POST', '/vehicles/:vehicle/entries/:entry/archive', 'vehicleHistory.archive', version],
];

async function ask({ browser }: Caller, [method, path, , body]: Route, rows: Rows): Promise<number> {
  const url = path.replaceAll(/:(\w+)/g, (_, name: 'vehicle') => rows[name].id);
  return (await browser.send({ method, url: `/api${url}`, payload: body?.(rows) })).statusCode;
}

function scopeOf({ role }: Caller, permission: Permission): Scope | undefined {
  return role === null ? undefined : scopeFor(role, permission);
}

describe('a row', () => {
  it.each(routes)('%s %s answers each role as the matrix says', async (...route) => {
    const [method, path, permission] = route;
    for (const where of ['own department', 'another department']) {
      const departmentId = where === 'own department' ? ownDepartmentId : (await createDepartment(admin)).id;
      let rows = await newRows(departmentId);
      for (const caller of callers) {
        // What one role does must not show in the answer to the next.
        if (method !== 'GET') rows = await newRows(departmentId);
        const scope = scopeOf(caller, permission);
        const isReached = scope === 'all' || (scope === 'department' && where === 'own department');
        const done = /(?:departments|types|vehicles|entries)$/.test(path) && method === 'POST' ? 201 : 200;
        const expected = caller.role === null ? 401 : scope === undefined ? 403 : isReached ? done : 404;
        const seen = `${caller.name}, ${where}: `;
        expect(seen + (await ask(caller, route, rows))).toBe(seen + expected);
      }
    }
  });
});

describe('a list', () => {
  it.each<[string, Permission]>([
    ['/departments', 'department.read'],
    ['/vehicle-types', 'vehicleType.read'],
    ['/vehicles', 'vehicle.read'],
  ])('%s holds the rows that each role reaches', async (path, permission) => {
    const all = (await admin.get(`/api${path}`)).json().total;
    expect(all).toBeGreaterThan(1);
    for (const caller of callers) {
      const scope = scopeOf(caller, permission);
      const { total = 'refused' } = (await caller.browser.get(`/api${path}`)).json();
      const expected = { all, department: 1, none: 0, refused: 'refused' };
      const kind = scope === undefined ? 'refused' : scope === 'all' || scope === 'department' ? scope : 'none';
      expect([caller.name, total]).toEqual([caller.name, expected[kind]]);
    }
  });
});

describe('the departments that a vehicle may be of', () => {
  it('are those whose vehicles each role reaches', async () => {
    const all = (await admin.get('/api/departments')).json().total;
    for (const caller of callers) {
      const response = await caller.browser.get('/api/departments/names');
      const scope = scopeOf(caller, 'vehicle.read');
      const answer = response.statusCode === 200 ? response.json().items.length : response.statusCode;
      const expected = caller.role === null ? 401 : scope === undefined ? 403 : scope === 'all' ? all : 0;
      expect([caller.name, answer]).toEqual([caller.name, expected]);
    }
  });
});
