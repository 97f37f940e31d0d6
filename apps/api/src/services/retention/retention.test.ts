import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createCourse, createDriver, createVehicle, newCode } from '../../../test/masters.ts';
import { photo } from '../../../test/pictures.ts';
import { fillWith } from '../../../test/test-database.ts';
import { upload } from '../../../test/upload.ts';
import { removeLeftDrivers } from '../../areas/masters/drivers/remove-left-drivers.ts';
import { product } from '../../areas.ts';
import { drivers } from '../../db/schema/masters/drivers.ts';
import { vehicleEntries } from '../../db/schema/masters/vehicle-entries.ts';
import { vehicles } from '../../db/schema/masters/vehicles.ts';
import { auditRecords } from '../../db/schema/services/audit-records.ts';
import { fileChunks, files } from '../../db/schema/services/files.ts';
import { realtimeMessages } from '../../db/schema/services/realtime.ts';
import { createFileStore } from '../files/storage/create-file-store.ts';
import { applyRetention } from './apply-retention.ts';

type Rule = { id: string; subject: string; keepMonths: number; leastMonths: number; version: number };

const at = '2026-11-21T03:00:00Z';
let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp({}, { at });
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

async function rule(subject: string): Promise<Rule> {
  const { items } = (await admin.get('/api/retention-rules')).json();
  return items.find((item: Rule) => item.subject === subject);
}

const set = async (row: Rule, keepMonths: number) =>
  await admin.put(`/api/retention-rules/${row.id}`, { keepMonths, version: row.version });

describe('how long records are kept', () => {
  it('is data with a reason, and can be lengthened', async () => {
    const found = await rule('archivedVehicle');
    expect(found).toMatchObject({
      keepMonths: 36,
      leastMonths: 12,
      basis: '点検整備記録簿の保存 1年（自動車点検基準 第4条）',
    });
    expect((await set(found, 60)).json()).toMatchObject({ keepMonths: 60, version: 2 });
    expect((await set(found, 61)).json()).toMatchObject({ code: 'version.conflict', current: { keepMonths: 60 } });
    await set(await rule('archivedVehicle'), 36);
  });

  it.each([
    [11, { code: 'minValue', params: { min: 12 } }],
    [1201, { code: 'maxValue' }],
    [1.5, { code: 'integer' }],
  ])('%s months are refused', async (months, error) => {
    const answer = await set(await rule('auditRecord'), months);
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ path: 'keepMonths', ...error }]]);
  });

  it.each(['manager', 'accounting', 'viewer', 'partner'] as const)('is closed to the role %s', async (role) => {
    const { id, version } = await rule('auditRecord');
    const browser = await logInAs(test, [role]);
    expect((await browser.get('/api/retention-rules')).statusCode).toBe(403);
    expect((await browser.put(`/api/retention-rules/${id}`, { keepMonths: 99, version })).statusCode).toBe(403);
  });
});

const apply = () => applyRetention(product.removals, { ...test, files: createFileStore(test.env) });

describe('what has been kept long enough', () => {
  it('goes to the day, and nothing else', async () => {
    await test.db.execute(sql`insert into audit_records (action, entity, request_id, at) values
      ('update', 'vehicle', 'old', '2019-11-21T02:59:59Z'), ('update', 'vehicle', 'young', '2019-11-21T03:00:00Z')`);
    await apply();
    const kept = async (requestId: string) => await test.db.$count(auditRecords, eq(auditRecords.requestId, requestId));
    expect([await kept('old'), await kept('young')]).toEqual([0, 1]);
  });

  it('takes the history of vehicles archived long ago, and leaves their names', async () => {
    const [gone, recent, live] = [await createVehicle(admin), await createVehicle(admin), await createVehicle(admin)];
    for (const { id } of [gone, recent, live]) {
      const entry = { kind: 'oil', entryDate: '2020-01-01' };
      expect((await admin.post(`/api/vehicles/${id}/entries`, entry)).statusCode).toBe(201);
    }
    const archive = async (id: string, archivedAt: string) =>
      await test.db.update(vehicles).set({ archivedAt }).where(eq(vehicles.id, id));
    await archive(gone.id, '2023-11-20T00:00:00Z');
    await archive(recent.id, '2023-11-22T00:00:00Z');
    await apply();
    const entries = async (id: string) => await test.db.$count(vehicleEntries, eq(vehicleEntries.vehicleId, id));
    expect([await entries(gone.id), await entries(recent.id), await entries(live.id)]).toEqual([0, 1, 1]);
    expect((await admin.get(`/api/vehicles/${gone.id}`)).json()).toMatchObject({ id: gone.id });
  });

  it('takes photos and documents with their content, also those that were taken from their entry', async () => {
    const vehicle = await createVehicle(admin);
    const entry = { kind: 'accident', entryDate: '2020-01-01' };
    const { id: entityId } = (await admin.post(`/api/vehicles/${vehicle.id}/entries`, entry)).json();
    const store = createFileStore(test.env);
    const file = { mediaType: 'application/pdf', content: [Buffer.from('%PDF-1.7')], entity: 'vehicleHistory' };
    const stored = await test.db.transaction(async (tx) =>
      Promise.all(['a.pdf', 'b.pdf'].map((name) => store.store(tx, { ...file, name, entityId, createdBy: null }))),
    );
    const ids = stored.map(({ id }) => id);
    await test.db
      .update(files)
      .set({ archivedAt: '2021-01-01T00:00:00Z' })
      .where(eq(files.id, ids[0] ?? ''));
    await apply();
    expect(await test.db.$count(files, inArray(files.id, ids))).toBe(2);
    await test.db.update(vehicles).set({ archivedAt: '2023-11-20T00:00:00Z' }).where(eq(vehicles.id, vehicle.id));
    await apply();
    expect(await test.db.$count(files, inArray(files.id, ids))).toBe(0);
    expect(await test.db.$count(fileChunks, inArray(fileChunks.fileId, ids))).toBe(0);
  });

  it.each([
    ['2023-11-20', false],
    ['2023-11-21', true],
    [null, true],
  ])('a driver who left on %s is still there: %s', async (leftDate, isThere) => {
    const driver = await createDriver(admin, { leftDate, leftReason: leftDate && '定年' });
    await apply();
    expect((await admin.get(`/api/drivers/${driver.id}`)).statusCode).toBe(isThere ? 200 : 404);
  });

  it.each([
    ['2024-02-29', '2027-02-28', '2027-03-01'],
    ['2024-02-28', '2027-02-28', '2027-03-01'],
    ['2024-02-27', '2027-02-27', '2027-02-28'],
    ['2025-02-28', '2028-02-29', '2028-03-01'],
    ['2025-02-27', '2028-02-27', '2028-02-28'],
    ['2025-01-30', '2028-01-30', '2028-01-31'],
    ['2025-12-31', '2028-12-31', '2029-01-01'],
  ])('a driver who left on %s is kept through %s and goes on %s', async (leftDate, lastDay, over) => {
    const { id } = await createDriver(admin, { leftDate, leftReason: '定年' });
    const isThere = async (today: string) => {
      await removeLeftDrivers(test.db, { keepMonths: 36, today, most: 10 });
      return (await test.db.$count(drivers, eq(drivers.id, id))) === 1;
    };
    expect([await isThere(lastDay), await isThere(over)]).toEqual([true, false]);
  });

  it('takes all that was kept about a driver, and from the log what stood there', async () => {
    const driver = await createDriver(admin, { name: '去った 太郎', leftDate: '2022-01-31', leftReason: '転職' });
    const url = `/api/drivers/${driver.id}`;
    await admin.put(`${url}/record`, { hasTowing: true, licenceNumber: '433012345630', version: 0 });
    await admin.put(`${url}/pay`, { payType: 'daily', baseAmountYen: 9000, version: 0 });
    const course = await createCourse(admin, { departmentId: driver.departmentId, defaultDriverId: driver.id });
    for (const place of ['photo', 'licence-images/front']) {
      const sent = await upload(admin, `${url}/${place}`, { filename: 'a.jpg', content: await photo() });
      expect(sent.statusCode).toBe(201);
    }
    await apply();
    expect((await admin.get(url)).statusCode).toBe(404);
    expect(await test.db.$count(files, eq(files.entityId, driver.id))).toBe(0);
    expect((await admin.get(`/api/courses/${course.id}`)).json()).toMatchObject({ defaultDriverId: null });
    const log = await test.db.select().from(auditRecords).where(eq(auditRecords.entityId, driver.id));
    expect(log.map(({ action }) => action).sort()).toEqual(['addFile', 'addFile', 'create', 'update', 'update']);
    expect(log.filter(({ before, after }) => before !== null || after !== null)).toEqual([]);
    expect(new Set(log.map(({ label }) => label))).toEqual(new Set([driver.code]));
    const whole = JSON.stringify(await test.db.select().from(auditRecords));
    expect([whole.includes(driver.id), whole.includes('去った 太郎')]).toEqual([true, false]);
  });

  it('leaves what was done to a driver to be found by the code', async () => {
    const driver = await createDriver(admin, { code: newCode('IW-'), leftDate: '2022-01-31', leftReason: '転職' });
    await apply();
    const { items } = (await admin.get(`/api/audit?q=${driver.code}`)).json();
    expect(items).toMatchObject([{ action: 'create', entity: 'driver', label: driver.code }]);
  });

  it('is told of courses that lose their usual driver, in the log and on the screens', async () => {
    const left = { name: '辞めた 次郎', nameEn: 'Jiro Yameta', leftDate: '2022-01-31', leftReason: '転職' };
    const driver = await createDriver(admin, left);
    const { departmentId } = driver;
    const [usual, other] = [
      await createCourse(admin, { departmentId, defaultDriverId: driver.id }),
      await createCourse(admin, { departmentId }),
    ];
    const told = async () => {
      const rows = await test.db.select().from(realtimeMessages);
      const said = rows.map(({ channel, data }) => ({ channel, ...JSON.parse(data) }));
      return said.map(({ channel, id, version }) => `${channel} ${id} ${version}`);
    };
    const before = await told();
    await apply();
    const course = (await admin.get(`/api/courses/${usual.id}`)).json();
    expect(course).toMatchObject({ defaultDriverId: null, version: 2, updatedBy: null });
    const { items } = (await admin.get(`/api/audit?entity=course&entityId=${usual.id}`)).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
    expect(items[0]).toMatchObject({ by: null, label: `${usual.code} ${usual.name}` });
    expect(items[0].fields).toEqual([{ path: 'defaultDriverId', before: driver.code, after: null }]);
    const [record] = await test.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.id, Number(items[0].id)));
    expect(record?.departmentIds).toEqual([departmentId]);
    expect(JSON.stringify(record)).not.toMatch(/辞めた|Yameta/);
    const news = (await told()).filter((one) => !before.includes(one));
    expect(news.toSorted()).toEqual(
      [
        `private-course ${usual.id} 2`,
        `private-course.department.${departmentId} ${usual.id} 2`,
        `private-driver ${driver.id} 2`,
        `private-driver.department.${departmentId} ${driver.id} 2`,
      ].toSorted(),
    );
    expect((await admin.get(`/api/courses/${other.id}`)).json().version).toBe(1);
  });

  it('is removed whole, in as many steps as it takes', async () => {
    await fillWith(
      test.pool,
      `insert into audit_records (action, entity, at)
      select 'update', 'vehicle', '2001-01-01' from generate_series(1, 4500)`,
    );
    await apply();
    expect(await test.db.$count(auditRecords, sql`at < '2019-01-01'`)).toBe(0);
  });
});
