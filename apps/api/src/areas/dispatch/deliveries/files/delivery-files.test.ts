import type { Delivery } from '@haisha/validation/delivery';
import type { StoredFile } from '@haisha/validation/file';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { createDelivery, createPlaces } from '../../../../../test/deliveries.ts';
import { createDeliveryCompany, createDriver, newCode } from '../../../../../test/masters.ts';
import { pdfFile, photo } from '../../../../../test/pictures.ts';
import { upload } from '../../../../../test/upload.ts';
import { allocationCrew } from '../../../../db/schema/dispatch/allocation-crew.ts';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { deliveryCompanyUsers } from '../../../../db/schema/identity/delivery-company-users.ts';
import { drivers } from '../../../../db/schema/masters/drivers.ts';

type Person = Browser & { userId: string };

let test: TestApp;
let admin: Person;
let dispatcher: Person;
let driver: Person;
let partner: Person;
let places: Awaited<ReturnType<typeof createPlaces>>;
/** A delivery on a run of the driver, one that the delivery company was asked for, and one of nobody. */
let ofDriver: Delivery;
let ofPartner: Delivery;
let ofNobody: Delivery;

beforeAll(async () => {
  test = await buildTestApp({ IMAGE_LIMIT_BYTES: '300000', DOCUMENT_LIMIT_BYTES: '150000' });
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
  driver = await logInAs(test, ['driver']);
  partner = await logInAs(test, ['partner']);
  places = await createPlaces(admin);
  const { id: driverId } = await createDriver(admin, { departmentId: places.departmentId });
  await test.db.update(drivers).set({ userId: driver.userId }).where(eq(drivers.id, driverId));
  const { id: deliveryCompanyId } = await createDeliveryCompany(admin);
  await test.db.insert(deliveryCompanyUsers).values({ userId: partner.userId, deliveryCompanyId });
  const during = { start: '2026-11-20T17:00:00Z', end: '2026-11-21T02:00:00Z' };
  const run = {
    operationDate: '2026-11-21',
    departmentId: places.departmentId,
    during,
    reportAt: during.start,
    endAt: during.end,
    searchText: '',
  };
  const [own, carried] = await test.db
    .insert(allocations)
    .values([
      { ...run, number: newCode('A'), ownership: 'own', status: 'confirmed' },
      { ...run, number: newCode('A'), ownership: 'hired', status: 'accepted', deliveryCompanyId },
    ])
    .returning();
  await test.db.insert(allocationCrew).values({ allocationId: own?.id ?? '', driverId, role: 'driver1', during });
  ofDriver = await onRun(own?.id);
  ofPartner = await onRun(carried?.id);
  ofNobody = await onRun();
});
afterAll(() => test.close());

async function onRun(allocationId: string | null = null): Promise<Delivery> {
  const row = await createDelivery(dispatcher, places);
  await test.db.update(deliveries).set({ operationStatus: 'arrived', allocationId }).where(eq(deliveries.id, row.id));
  return row;
}

const at = ({ id }: Delivery) => `/api/deliveries/${id}/files`;
const send = async (by: Browser, row: Delivery, filename = '荷姿.jpg', content?: Buffer) =>
  await upload(by, at(row), { filename, content: content ?? (await photo()) });
const listed = async (by: Browser, row: Delivery): Promise<StoredFile[]> => (await by.get(at(row))).json().items;
const remove = (by: Browser, row: Delivery, { id }: StoredFile, reason?: string) =>
  by.post(`${at(row)}/${id}/remove`, reason === undefined ? {} : { reason });

describe('proofs of a delivery', () => {
  beforeEach(async () => {
    await test.db.update(deliveries).set({ billingStatus: 'unbilled', archivedAt: null });
  });

  it('are photos without place and camera, and slips as PDF; each is opened by who reads the delivery', async () => {
    const row = await onRun();
    const taken = await send(dispatcher, row);
    expect(taken.statusCode).toBe(201);
    expect(taken.json()).toMatchObject({
      name: '荷姿.jpg',
      mediaType: 'image/jpeg',
      createdBy: { id: dispatcher.userId },
    });
    expect((await send(dispatcher, row, '受領書.pdf', pdfFile)).statusCode).toBe(201);
    const [first, slip] = await listed(admin, row);
    expect([first?.name, slip?.name]).toEqual(['荷姿.jpg', '受領書.pdf']);
    const opened = await admin.get(`/api/files/${first?.id}`);
    expect([opened.statusCode, opened.rawPayload.includes('Exif')]).toEqual([200, false]);
  });

  it('that are too large or something else are refused by name of the rule', async () => {
    const codeOf = async (filename: string, content: Buffer) =>
      (await send(dispatcher, ofNobody, filename, content)).json().errors?.[0]?.code;
    expect(await codeOf('a.pdf', Buffer.concat([pdfFile, Buffer.alloc(400_000)]))).toBe('fileSize');
    expect(await codeOf('a.txt', Buffer.from('受領'))).toBe('fileType');
    expect(await listed(admin, ofNobody)).toEqual([]);
  });

  it('are sent by a driver for the own runs, by a delivery company for those asked of it, and by no other', async () => {
    const answers = await Promise.all(
      [driver, partner].flatMap((by) => [ofDriver, ofPartner, ofNobody].map((row) => send(by, row))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 404, 404, 404, 201, 404]);
    const [file] = await listed(partner, ofPartner);
    expect((await partner.get(`/api/files/${file?.id}`)).statusCode).toBe(200);
    expect((await driver.get(`/api/files/${file?.id}`)).statusCode).toBe(404);
    expect((await driver.get(at(ofPartner))).statusCode).toBe(404);
    const viewer = await logInAs(test, ['viewer']);
    expect([(await send(viewer, ofDriver)).statusCode, (await viewer.get(at(ofDriver))).statusCode]).toEqual([
      403, 200,
    ]);
  });

  it('are taken away with a reason that the history keeps, and brought back', async () => {
    const row = await onRun();
    const file: StoredFile = (await send(dispatcher, row)).json();
    expect((await remove(dispatcher, row, file)).json().errors).toEqual([{ path: 'reason', code: 'required' }]);
    expect((await remove(dispatcher, row, file, '別の店の写真')).statusCode).toBe(204);
    expect(await listed(dispatcher, row)).toEqual([]);
    expect((await admin.get(`/api/files/${file.id}`)).statusCode).toBe(404);
    const { items } = (await dispatcher.get(`/api/deliveries/${row.id}/changes`)).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['archiveFile', 'addFile', 'create']);
    expect(items[0].by.name).toBe((await admin.get(`/api/users/${dispatcher.userId}`)).json().name);
    expect(items[0].fields).toContainEqual({ path: 'reason', before: null, after: '別の店の写真' });
    expect(items[0].fields).toContainEqual({ path: 'file', before: '荷姿.jpg', after: null });
    expect((await dispatcher.post(`${at(row)}/${file.id}/restore`, {})).statusCode).toBe(200);
    expect((await listed(dispatcher, row)).map(({ id }) => id)).toEqual([file.id]);
  });

  it('of the office stay where a driver takes the own one away', async () => {
    const office: StoredFile = (await send(dispatcher, ofDriver, '受領書.pdf', pdfFile)).json();
    const own: StoredFile = (await send(driver, ofDriver, '店頭.png', await photo('png'))).json();
    expect((await remove(driver, ofDriver, office, '不要')).statusCode).toBe(403);
    expect((await remove(driver, ofDriver, own, '撮り直し')).statusCode).toBe(204);
  });

  it('come after a closing as well, and then stay; an archived delivery takes none', async () => {
    const row = await onRun();
    await test.db.update(deliveries).set({ billingStatus: 'due' }).where(eq(deliveries.id, row.id));
    const file: StoredFile = (await send(dispatcher, row)).json();
    expect((await remove(dispatcher, row, file, '不要')).json().code).toBe('record.wrong_state');
    await test.db.update(deliveries).set({ archivedAt: '2026-11-26T00:00:00Z' }).where(eq(deliveries.id, row.id));
    expect((await send(dispatcher, row)).json().code).toBe('record.archived');
  });
});
