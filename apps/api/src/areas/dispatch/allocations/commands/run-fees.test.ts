import type { Allocation } from '@haisha/validation/allocation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agreeFees,
  askRun,
  at,
  codesOf,
  createFleet,
  createRequest,
  createRun,
  type Fleet,
} from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { createDeliveryCompany } from '../../../../../test/masters.ts';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { deliveryCompanyUsers } from '../../../../db/schema/identity/delivery-company-users.ts';

let test: TestApp;
let admin: Browser;
let dispatcher: Browser;
let accounting: Browser;
let manager: Browser;
let viewer: Browser;
let partner: Browser & { userId: string };
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
  accounting = await logInAs(test, ['accounting']);
  manager = await logInAs(test, ['manager']);
  viewer = await logInAs(test, ['viewer']);
  partner = await logInAs(test, ['partner']);
  fleet = await createFleet(admin);
  await test.db.insert(deliveryCompanyUsers).values({ userId: partner.userId, deliveryCompanyId: fleet.company.id });
});
afterAll(() => test.close());

const fees = {
  ...{ hiredFeeYen: 45_000, loadingFeeYen: 2_000, unloadingFeeYen: 2_500, waitingFeeYen: 0, surchargeYen: 800 },
  ...{ otherFeeYen: 1_500, otherFeeText: '棚入れ', tollYen: 1_320, taxKind: 'excluded' as const },
  paymentDate: '2026-12-31',
};

const missing = {
  ...{ check: 20, level: 'amber', code: 'hiredFeeMissing', wayOut: { code: 'enterFee' } },
  article: 'trucking 24',
};

async function hiredRun(): Promise<Allocation> {
  return await createRun(dispatcher, fleet, { target: { deliveryCompanyId: fleet.company.id } });
}

const read = async (by: Browser, { id }: Pick<Allocation, 'id'>) => (await by.get(`/api/allocations/${id}`)).json();

describe('the fees of a run', () => {
  it('are set whole, kept in its history with who did it, and take away that the price is missing', async () => {
    const run = await hiredRun();
    expect(run).toMatchObject({ hiredFeeYen: null, fees: { tollYen: null, taxKind: null } });
    expect(run.findings).toContainEqual({ ...missing, level: 'info' });
    const { hiredFeeYen, ...beside } = fees;
    const { body } = await agreeFees(accounting, run, fees);
    expect(body).toMatchObject({ version: run.version + 1, hiredFeeYen, fees: beside });
    expect(codesOf(body.findings)).toEqual(['invoiceNumberMissing']);
    const { items } = (await dispatcher.get(`/api/allocations/${run.id}/changes`)).json();
    expect(items[0]).toMatchObject({ action: 'update', by: { id: expect.any(String), name: expect.any(String) } });
    const changed = items[0].fields.map(({ path }: { path: string }) => path);
    expect(changed).toEqual(expect.arrayContaining(['hiredFeeYen', 'tollYen', 'otherFeeText']));
    const cleared = (await agreeFees(dispatcher, body, { hiredFeeYen: null, taxKind: null })).body;
    expect(cleared).toMatchObject({ hiredFeeYen: null, fees: { loadingFeeYen: null } });
    expect(codesOf(cleared.findings)).toEqual(codesOf(run.findings));
  });

  it('are refused in a version that is no more, with the row as it is', async () => {
    const run = await hiredRun();
    await agreeFees(dispatcher, run);
    const late = await agreeFees(dispatcher, run, { hiredFeeYen: 1 });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'version.conflict', current: { hiredFeeYen: 45_000 } },
    ]);
  });

  it('name what is wrong by its field', async () => {
    const run = await hiredRun();
    const errorsOf = async (change: object) => (await agreeFees(dispatcher, run, change)).body.errors;
    expect(await errorsOf({ hiredFeeYen: -1 })).toMatchObject([{ path: 'hiredFeeYen', code: 'minValue' }]);
    expect(await errorsOf({ taxKind: null })).toEqual([{ path: 'taxKind', code: 'required' }]);
    expect(await errorsOf({ otherFeeYen: 500 })).toEqual([{ path: 'otherFeeText', code: 'required' }]);
    expect(await errorsOf({ paymentDate: '2027-01-26' })).toEqual([{ path: 'paymentDate', code: 'within60Days' }]);
    expect((await agreeFees(dispatcher, run, { paymentDate: '2027-01-25' })).status).toBe(200);
  });

  it('are those of hired runs, and closed with the approval', async () => {
    const own = await createRun(dispatcher, fleet);
    expect((await agreeFees(dispatcher, own)).body.code).toBe('record.wrong_state');
    expect(own.fees).toBeNull();
    const run = await hiredRun();
    for (const status of ['approved', 'locked', 'cancelled'] as const) {
      await test.db.update(allocations).set({ status }).where(eq(allocations.id, run.id));
      expect((await agreeFees(accounting, run, { reason: '訂正' })).body.code).toBe('record.wrong_state');
    }
    await test.db.update(allocations).set({ status: 'reported' }).where(eq(allocations.id, run.id));
    expect((await agreeFees(accounting, run, { reason: '訂正' })).status).toBe(200);
  });

  it('change with a reason once the delivery company has accepted', async () => {
    const run = await createRequest(dispatcher, fleet);
    const asked = (await agreeFees(dispatcher, run, { hiredFeeYen: 46_000 })).body;
    const accepted = (await askRun(partner, asked, 'accept')).body;
    const lower = { hiredFeeYen: 40_000 };
    expect((await agreeFees(dispatcher, accepted, lower)).body.errors).toEqual([{ path: 'reason', code: 'required' }]);
    const changed = await agreeFees(dispatcher, accepted, { ...lower, reason: '便の減少を双方で確認' });
    expect(changed.body.hiredFeeYen).toBe(40_000);
    const { items } = (await dispatcher.get(`/api/allocations/${run.id}/changes`)).json();
    expect(items[0].fields).toContainEqual(
      expect.objectContaining({ path: 'reason', after: expect.stringContaining('便の減少') }),
    );
  });

  it('are set by those who may set prices of delivery companies, and by nobody else', async () => {
    const run = await createRequest(dispatcher, fleet);
    for (const by of [manager, viewer, partner]) {
      expect((await agreeFees(by, run)).body.code).toBe('permission.denied');
    }
    expect((await agreeFees(admin, run)).status).toBe(200);
  });

  it('are seen by the delivery company that is paid, and not by who does not read its prices', async () => {
    const run = await createRequest(dispatcher, fleet);
    await agreeFees(dispatcher, run, fees);
    expect(await read(partner, run)).toMatchObject({ hiredFeeYen: 45_000, fees: { tollYen: 1_320 } });
    for (const by of [viewer, manager, await logInAs(test, ['assistant'])]) {
      expect(await read(by, run)).toMatchObject({ hiredFeeYen: null, fees: null });
      const { items } = (await by.get(`/api/allocations/${run.id}/changes`)).json();
      expect(JSON.stringify(items)).not.toMatch(/FeeYen|tollYen|taxKind|otherFeeText|paymentDate/);
    }
  });

  it('are not missing for who does not see them, and the log keeps what such a person takes away', async () => {
    const run = (await agreeFees(dispatcher, await hiredRun(), fees)).body;
    const times = { id: run.id, start: at('16:00'), end: at('17:00') };
    const toCompany = { ...times, target: { deliveryCompanyId: fleet.company.id } };
    const moved = (await askRun(manager, run, 'move', toCompany)).body;
    expect([moved.hiredFeeYen, moved.fees]).toEqual([null, null]);
    expect(codesOf(moved.findings)).not.toContain('hiredFeeMissing');
    const asked = await askRun(manager, moved, 'request');
    expect([asked.status, codesOf(asked.body.findings)]).toEqual([200, ['invoiceNumberMissing']]);
    const late = (await askRun(manager, run, 'move', toCompany)).body;
    expect(late).toMatchObject({ code: 'version.conflict', current: { hiredFeeYen: null, fees: null } });
    const other = (await agreeFees(dispatcher, await hiredRun(), fees)).body;
    await askRun(manager, other, 'move', { ...times, id: other.id, target: { vehicleId: fleet.vehicles[0].id } });
    const { items } = (await dispatcher.get(`/api/allocations/${other.id}/changes`)).json();
    const changed = items.flatMap(({ fields }: { fields: { path: string }[] }) => fields.map(({ path }) => path));
    expect(changed).toContain('hiredFeeYen');
    expect((await read(dispatcher, other)).hiredFeeYen).toBeNull();
  });

  it('go when the run is driven by us, and the day of payment when another company drives it', async () => {
    const run = await hiredRun();
    const agreed = (await agreeFees(dispatcher, run, fees)).body;
    const times = { id: run.id, start: at('14:00'), end: at('15:00') };
    const { id: deliveryCompanyId } = await createDeliveryCompany(admin);
    const moved = (await askRun(dispatcher, agreed, 'move', { ...times, target: { deliveryCompanyId } })).body;
    expect(moved).toMatchObject({ hiredFeeYen: 45_000, fees: { tollYen: 1_320, paymentDate: null } });
    const target = { vehicleId: fleet.vehicles[0].id };
    const own = (await askRun(dispatcher, moved, 'move', { ...times, target })).body;
    expect([own.hiredFeeYen, own.fees]).toEqual([null, null]);
    const [row] = await test.db.select().from(allocations).where(eq(allocations.id, run.id));
    expect([row?.tollYen, row?.taxKind, row?.otherFeeText]).toEqual([null, null, null]);
  });
});

describe('a request without a price', () => {
  it('wants a reason, names the way out, and keeps who went on', async () => {
    const run = await hiredRun();
    const refused = await askRun(dispatcher, run, 'request');
    expect([refused.status, refused.body.code]).toEqual([409, 'allocation.reason_needed']);
    expect(refused.body.findings).toEqual([missing]);
    const asked = (await askRun(dispatcher, run, 'request', { reason: '料金は協議中' })).body;
    expect(asked.status).toBe('requested');
    expect(asked.findings[0]).toMatchObject({
      ...missing,
      ...{ overrideReason: '料金は協議中', overriddenBy: expect.any(String), overriddenAt: expect.any(String) },
    });
    const priced = (await agreeFees(dispatcher, asked)).body;
    expect(codesOf(priced.findings)).toEqual(['invoiceNumberMissing']);
  });

  it('needs none with it', async () => {
    const { body } = await agreeFees(dispatcher, await hiredRun());
    const asked = (await askRun(dispatcher, body, 'request')).body;
    expect([asked.status, codesOf(asked.findings)]).toEqual(['requested', ['invoiceNumberMissing']]);
  });
});
