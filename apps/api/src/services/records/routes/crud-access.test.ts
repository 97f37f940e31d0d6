import { type Permission, type Scope, scopeFor } from '@haisha/rules/permission';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { type Caller, createCallers } from '../../../../test/callers.ts';
import { createVehicle } from '../../../../test/masters.ts';

let test: TestApp;
let admin: Browser;
let callers: Caller[];

beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  const own = await createVehicle(admin);
  await createVehicle(admin);
  callers = await createCallers(test, [own.departmentId]);
});
afterAll(() => test.close());

function scopeOf({ role }: Caller, permission: Permission): Scope | undefined {
  return role === null ? undefined : scopeFor(role, permission);
}

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
