import { addDays, addMonths } from '@haisha/rules/calendar';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { changeVehicle, createDepartment, createVehicle } from '../../../../test/masters.ts';

const today = '2026-11-21';
const inDays = (days: number): string => addDays(today, days);
let test: TestApp;
let admin: Browser & { userId: string };
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-21T14:59:59Z' });
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

const statusOf = async ({ id, version }: Vehicle, body: object) =>
  await admin.post(`/api/vehicles/${id}/status`, { version, ...body });

async function entriesOf({ id }: Pick<Vehicle, 'id'>, query = 'sort=-entryDate'): Promise<VehicleEntry[]> {
  return (await admin.get(`/api/vehicles/${id}/entries?${query}`)).json().items;
}

async function writeEntry({ id }: Pick<Vehicle, 'id'>, body: object) {
  return await admin.post(`/api/vehicles/${id}/entries`, { kind: 'repair', entryDate: today, ...body });
}

describe('the status', () => {
  it('changes by its own command, for a period, and the vehicle says so', async () => {
    const vehicle = await createVehicle(admin);
    const to = inDays(5);
    const response = await statusOf(vehicle, { status: 'inMaintenance', from: today, to, note: 'ブレーキ' });
    expect(response.json()).toMatchObject({ version: 2, status: 'inMaintenance', statusFrom: today, statusTo: to });
    const list = await admin.get(`/api/vehicles?status=inMaintenance&q=${vehicle.code}`);
    expect(list.json()).toMatchObject({ total: 1, items: [{ id: vehicle.id, status: 'inMaintenance' }] });
    expect(await entriesOf(vehicle)).toMatchObject([
      {
        kind: 'statusChange',
        entryDate: today,
        note: 'ブレーキ',
        before: { status: 'inService' },
        after: { status: 'inMaintenance', from: today, to },
      },
    ]);
  });

  it('is the earlier one again when the period is over', async () => {
    const vehicle = await createVehicle(admin);
    await statusOf(vehicle, { status: 'inInspection', from: inDays(-3), to: inDays(-1) });
    const row = (await admin.get(`/api/vehicles/${vehicle.id}`)).json();
    expect(row).toMatchObject({ status: 'inService', statusFrom: null, statusTo: null });
  });

  it('may be planned ahead, and the newest word counts for the days it names', async () => {
    const vehicle = await createVehicle(admin);
    const planned = await statusOf(vehicle, { status: 'inInspection', from: inDays(20), to: inDays(22) });
    expect(planned.json().status).toBe('inService');
    const stopped = await statusOf(planned.json(), { status: 'suspended', from: inDays(1), to: inDays(21) });
    await statusOf(stopped.json(), { status: 'toBeRetired', from: today });
    const { rows } = await test.db.execute(
      sql`select status, from_date, to_date from vehicle_statuses where vehicle_id = ${vehicle.id} order by from_date`,
    );
    expect(rows).toEqual([{ status: 'toBeRetired', from_date: today, to_date: null }]);
  });

  it('cannot overlap itself in the database whatever the code does', async () => {
    const vehicle = await createVehicle(admin);
    await statusOf(vehicle, { status: 'suspended', from: today });
    const twice = test.db.execute(
      sql`insert into vehicle_statuses (vehicle_id, status, from_date) values (${vehicle.id}, 'retired', ${inDays(9)})`,
    );
    await expect(twice).rejects.toMatchObject({ cause: { constraint: 'vehicle_statuses_no_overlap' } });
  });

  it('is refused on a stale version, with an end before its start, and when it is not known', async () => {
    const vehicle = await createVehicle(admin);
    const stale = await statusOf({ ...vehicle, version: 7 }, { status: 'retired', from: today });
    expect(stale.json()).toMatchObject({ code: 'version.conflict', current: { id: vehicle.id, version: 1 } });
    const backwards = await statusOf(vehicle, { status: 'retired', from: today, to: inDays(-1) });
    expect(backwards.json().errors).toEqual([{ path: 'to', code: 'notBeforeFrom' }]);
    expect((await statusOf(vehicle, { status: 'sold', from: today })).statusCode).toBe(400);
  });
});

describe('the history of a vehicle', () => {
  it('is written by the system when the department or the plate changes', async () => {
    const vehicle = await createVehicle(admin);
    const other = await createDepartment(admin, { name: '柏センター' });
    const plate = { ...vehicle.plate, region: '柏' };
    await changeVehicle(admin, vehicle, { departmentId: other.id, plate });
    const entries = await entriesOf(vehicle, 'sort=kind');
    expect(entries).toMatchObject([
      {
        kind: 'departmentChange',
        entryDate: today,
        before: { departmentId: vehicle.departmentId, departmentName: '千葉センター' },
        after: { departmentId: other.id, departmentName: '柏センター' },
        createdBy: { id: admin.userId },
      },
      { kind: 'plateChange', before: { plate: vehicle.plate }, after: { plate } },
    ]);
    const moved = await admin.put(`/api/vehicles/${vehicle.id}/entries/${entries[0]?.id}`, {
      ...entries[0],
      kind: 'tyre',
    });
    expect(moved.json().errors).toEqual([{ path: 'kind', code: 'writtenBySystem' }]);
  });

  it('puts right on the vehicle what is put right in the entry it came from', async () => {
    const vehicle = await createVehicle(admin, { odometerKm: 1_000, odometerDate: inDays(-90) });
    const slip = {
      kind: 'inspection' as const,
      entryDate: today,
      odometerKm: 90_000,
      nextDueDate: inDays(999),
    };
    const entry: VehicleEntry = (await writeEntry(vehicle, slip)).json();
    const found = async () => (await admin.get(`/api/vehicles/${vehicle.id}`)).json();
    expect(await found()).toMatchObject({ inspectionExpiryDate: inDays(999), odometerKm: 90_000 });
    const right = { entryDate: inDays(-3), odometerKm: 9_000, nextDueDate: inDays(362) };
    const url = `/api/vehicles/${vehicle.id}/entries/${entry.id}`;
    expect((await admin.put(url, { ...entry, ...right })).statusCode).toBe(200);
    const odometer = { odometerKm: 9_000, odometerDate: inDays(-3) };
    expect(await found()).toMatchObject({ inspectionExpiryDate: inDays(362), ...odometer });
  });

  it('leaves on the vehicle what another entry has told since', async () => {
    const vehicle = await createVehicle(admin);
    const first: VehicleEntry = (
      await writeEntry(vehicle, { kind: 'inspection', entryDate: inDays(-9), nextDueDate: inDays(500) })
    ).json();
    await writeEntry(vehicle, { kind: 'inspection', entryDate: inDays(-2), nextDueDate: inDays(600) });
    await admin.put(`/api/vehicles/${vehicle.id}/entries/${first.id}`, { ...first, nextDueDate: inDays(400) });
    const { inspectionExpiryDate } = (await admin.get(`/api/vehicles/${vehicle.id}`)).json();
    expect(inspectionExpiryDate).toBe(inDays(600));
  });

  it('takes entries, changes and archives them', async () => {
    const vehicle = await createVehicle(admin);
    const created = await writeEntry(vehicle, {
      vendor: '千葉整備',
      amountYen: 55_000,
      taxYen: 5_500,
      nextDueDate: inDays(90),
    });
    expect(created.statusCode).toBe(201);
    const entry: VehicleEntry = created.json();
    expect(entry).toMatchObject({ version: 1, vehicleId: vehicle.id, vendor: '千葉整備', before: null, after: null });
    const url = `/api/vehicles/${vehicle.id}/entries/${entry.id}`;
    expect((await admin.put(url, { ...entry, amountYen: 60_000 })).json()).toMatchObject({
      version: 2,
      amountYen: 60_000,
    });
    const late = await admin.put(url, { ...entry, amountYen: 1 });
    expect(late.json()).toMatchObject({ code: 'version.conflict', current: { amountYen: 60_000 } });
    expect((await admin.post(`${url}/archive`, { version: 2 })).json().archivedAt).not.toBeNull();
    expect(await entriesOf(vehicle)).toEqual([]);
    expect(await entriesOf(vehicle, 'archived=only')).toHaveLength(1);
    expect((await admin.post(`${url}/restore`, { version: 3 })).json()).toMatchObject({ version: 4, archivedAt: null });
    expect(await entriesOf(vehicle)).toHaveLength(1);
  });

  it('stands still while the vehicle or the entry is archived', async () => {
    const vehicle = await createVehicle(admin);
    const entry: VehicleEntry = (await writeEntry(vehicle, {})).json();
    const url = `/api/vehicles/${vehicle.id}/entries/${entry.id}`;
    await admin.post(`${url}/archive`, { version: 1 });
    expect((await admin.put(url, { ...entry, version: 2 })).json().code).toBe('record.archived');
    await admin.post(`/api/vehicles/${vehicle.id}/archive`, { version: 1 });
    const refused = [
      await writeEntry(vehicle, {}),
      await admin.put(url, { ...entry, version: 2 }),
      await admin.post(`${url}/restore`, { version: 2 }),
    ];
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(3).fill('record.archived'));
    await admin.post(`/api/vehicles/${vehicle.id}/restore`, { version: 2 });
    expect((await admin.post(`${url}/restore`, { version: 2 })).statusCode).toBe(200);
  });

  it('finds its entries by kind and by what they say', async () => {
    const vehicle = await createVehicle(admin);
    await writeEntry(vehicle, { kind: 'tyre', vendor: 'ﾀｲﾔ館', entryDate: inDays(-2) });
    await writeEntry(vehicle, { kind: 'oil', note: '10W-30', entryDate: inDays(-1) });
    const kinds = async (query: string) => (await entriesOf(vehicle, query)).map(({ kind }) => kind);
    expect(await kinds('')).toEqual(['tyre', 'oil']);
    expect(await kinds('sort=-entryDate')).toEqual(['oil', 'tyre']);
    expect(await kinds('q=たいや')).toEqual(['tyre']);
    expect(await kinds('kind=oil&kind=repair')).toEqual(['oil']);
  });

  it('belongs to its vehicle: an entry is not found under another one', async () => {
    const [one, other] = [await createVehicle(admin), await createVehicle(admin)];
    const entry: VehicleEntry = (await writeEntry(one, {})).json();
    const elsewhere = `/api/vehicles/${other.id}/entries/${entry.id}`;
    expect((await admin.put(elsewhere, { ...entry })).json().code).toBe('record.not_found');
    expect((await admin.post(`${elsewhere}/archive`, { version: 1 })).json().code).toBe('record.not_found');
  });

  it('hands a newer odometer reading to the vehicle, a lower one only when confirmed', async () => {
    const vehicle = await createVehicle(admin, { odometerKm: 80_000, odometerDate: inDays(-10) });
    await writeEntry(vehicle, { kind: 'odometer', odometerKm: 81_000 });
    const read = async () => (await admin.get(`/api/vehicles/${vehicle.id}`)).json();
    expect(await read()).toMatchObject({ odometerKm: 81_000, odometerDate: today, version: 2 });
    const lower = { kind: 'odometer', odometerKm: 100 };
    expect((await writeEntry(vehicle, lower)).json().errors).toMatchObject([
      { path: 'odometerKm', code: 'odometer.belowLast' },
    ]);
    await writeEntry(vehicle, { ...lower, confirmOdometer: true });
    expect(await read()).toMatchObject({ odometerKm: 100, version: 3 });
    await writeEntry(vehicle, { odometerKm: 70_000, entryDate: inDays(-30) });
    expect(await read()).toMatchObject({ odometerKm: 100, version: 3 });
  });

  it('takes another note of an entry whose reading contradicts the vehicle by now, and leaves the vehicle as it is', async () => {
    const vehicle = await createVehicle(admin, { odometerKm: 50_000, odometerDate: inDays(-60) });
    const [early, late] = [inDays(-30), inDays(-10)];
    const entries: VehicleEntry[] = [];
    for (const [odometerKm, entryDate] of [
      [80_000, early],
      [81_000, late],
    ]) {
      entries.push((await writeEntry(vehicle, { kind: 'odometer', odometerKm, entryDate })).json());
    }
    await writeEntry(vehicle, { kind: 'odometer', odometerKm: 100, entryDate: late, confirmOdometer: true });
    const read = async () => (await admin.get(`/api/vehicles/${vehicle.id}`)).json();
    const replaced = await read();
    expect(replaced).toMatchObject({ odometerKm: 100, odometerDate: late });
    for (const { id, ...entry } of entries) {
      const put = async (more: object) =>
        await admin.put(`/api/vehicles/${vehicle.id}/entries/${id}`, { ...entry, ...more });
      expect((await put({ note: 'メーター交換前' })).json()).toMatchObject({ note: 'メーター交換前', version: 2 });
      expect(await read()).toEqual(replaced);
    }
    const [{ id, ...first } = {} as VehicleEntry] = entries;
    const other = { ...first, version: 2, odometerKm: 80_001 };
    expect((await admin.put(`/api/vehicles/${vehicle.id}/entries/${id}`, other)).json().errors).toMatchObject([
      { path: 'odometerKm', code: 'odometer.aboveLater' },
    ]);
  });

  it('moves the due day of an inspection on, and never back', async () => {
    const vehicle = await createVehicle(admin, { nextThreeMonthInspectionDate: inDays(10) });
    const inspected = { kind: 'threeMonthInspection', entryDate: today };
    const due = async () =>
      (await admin.get(`/api/vehicles/${vehicle.id}`)).json<Vehicle>().nextThreeMonthInspectionDate;
    await writeEntry(vehicle, { ...inspected, nextDueDate: inDays(100) });
    expect(await due()).toBe(inDays(100));
    await writeEntry(vehicle, { ...inspected, nextDueDate: inDays(50) });
    await writeEntry(vehicle, { kind: 'tyre', entryDate: today, nextDueDate: inDays(300) });
    expect(await due()).toBe(inDays(100));
  });

  it('moves the twelve-month inspection on with the 車検 that it is a part of', async () => {
    const before = { inspectionExpiryDate: inDays(30), nextTwelveMonthInspectionDate: inDays(30) };
    const yearly = await createVehicle(admin, before);
    const kei = await createVehicle(admin, before);
    const apart = await createVehicle(admin, { ...before, nextTwelveMonthInspectionDate: inDays(90) });
    const inspected = (vehicle: Vehicle, nextDueDate: string) =>
      writeEntry(vehicle, { kind: 'inspection', entryDate: today, nextDueDate });
    const next = async ({ id }: Vehicle) =>
      (await admin.get(`/api/vehicles/${id}`)).json().nextTwelveMonthInspectionDate;
    await inspected(yearly, addMonths(inDays(30), 12));
    expect(await next(yearly)).toBe(addMonths(inDays(30), 12));
    await inspected(kei, addMonths(inDays(30), 24));
    expect(await next(kei)).toBe(addMonths(today, 12));
    await inspected(apart, addMonths(inDays(30), 12));
    expect(await next(apart)).toBe(inDays(90));
  });

  it('is written once for one idempotency key', async () => {
    const vehicle = await createVehicle(admin);
    const body = { kind: 'oil', entryDate: today };
    const headers = { 'idempotency-key': 'entry-1' };
    const url = `/api/vehicles/${vehicle.id}/entries`;
    await Promise.all([admin.post(url, body, { headers }), admin.post(url, body, { headers })]);
    expect(await entriesOf(vehicle)).toHaveLength(1);
  });
});
