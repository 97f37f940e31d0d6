import type { Role } from '@haisha/rules/permission';
import type { Driver } from '@haisha/validation/driver';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDriver } from '../../../../test/masters.ts';
import { cameraName, pdfFile, photo, plainImage } from '../../../../test/pictures.ts';
import { upload } from '../../../../test/upload.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { fileChunks, files } from '../../../db/schema/services/files.ts';
import { createFileStore } from '../../../services/files/storage/create-file-store.ts';
import { clearTakenImages } from './driver-image-store.ts';

let test: TestApp;
let admin: Browser;
let driver: Driver;
let url: string;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());
beforeEach(async () => {
  driver = await createDriver(admin);
  url = `/api/drivers/${driver.id}`;
});

const read = async (): Promise<Driver> => (await admin.get(url)).json();
const sidesOf = async (): Promise<string[]> =>
  (await admin.get(`${url}/licence-images`)).json().items.map(({ side }: { side: string }) => side);
const put = async (path: string, content: Buffer, browser = admin) =>
  await upload(browser, `${url}/${path}`, { filename: '山田.jpg', content });
const acts = async () =>
  await test.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.entity, 'driverImage'), eq(auditRecords.entityId, driver.id)))
    .orderBy(auditRecords.id);

describe('the photo of a driver', () => {
  it('is kept without what the camera wrote, and seen by who sees the driver', async () => {
    const added = (await put('photo', await photo())).json();
    expect((await read()).photoId).toBe(added.id);
    const viewer = await logInAs(test, ['viewer']);
    const seen = await viewer.get(`/api/files/${added.id}`);
    expect(seen.statusCode).toBe(200);
    expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined();
    expect(seen.rawPayload.includes(cameraName)).toBe(false);
    for (const role of ['driver', 'partner'] as const) {
      const other = await logInAs(test, [role]);
      expect((await other.get(`/api/files/${added.id}`)).statusCode).toBe(404);
    }
  });

  it('gives way to another one, and goes; neither is kept', async () => {
    const old = (await put('photo', await photo())).json();
    const young = (await put('photo', await plainImage(30, 40))).json();
    expect((await read()).photoId).toBe(young.id);
    expect((await admin.get(`/api/files/${old.id}`)).statusCode).toBe(404);
    expect((await admin.delete(`${url}/photo`)).statusCode).toBe(204);
    expect((await admin.delete(`${url}/photo`)).statusCode).toBe(204);
    expect(await read()).toMatchObject({ photoId: null, version: driver.version });
    expect((await acts()).map(({ action }) => action)).toEqual(['addFile', 'archiveFile', 'addFile', 'archiveFile']);
    await clearTakenImages(test.db, createFileStore(test.env));
    expect(await test.db.$count(files, eq(files.entityId, driver.id))).toBe(0);
    expect(await test.db.$count(fileChunks, eq(fileChunks.fileId, young.id))).toBe(0);
  });

  it('is a picture by its content, and of a driver who is not archived', async () => {
    for (const content of [pdfFile, Buffer.from('<svg onload="alert(1)"/>'), Buffer.alloc(0)]) {
      const refused = await put('photo', content);
      expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ path: 'file' }]]);
    }
    await admin.post(`${url}/archive`, driver);
    expect((await put('photo', await photo())).json().code).toBe('record.archived');
    expect((await admin.delete(`${url}/photo`)).json().code).toBe('record.archived');
    expect(await acts()).toEqual([]);
  });
});

describe('the licence of a driver', () => {
  it('is seen side by side, and every look is written down before it is answered', async () => {
    await put('licence-images/front', await plainImage(85, 54));
    await put('licence-images/back', await plainImage(85, 54));
    expect(await sidesOf()).toEqual(['front', 'back']);
    const labour = await logInAs(test, ['labour']);
    const seen = await labour.get(`${url}/licence-images/back`);
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'image/png' });
    expect((await sharp(seen.rawPayload).metadata()).width).toBe(85);
    const log = await acts();
    expect(log.map(({ action }) => action)).toEqual(['addFile', 'addFile', 'view']);
    expect(log.at(-1)).toMatchObject({
      actorId: labour.userId,
      label: `${driver.code} 佐藤 誠`,
      departmentIds: [driver.departmentId],
      after: { slot: 'licenceBack' },
    });
    const { items } = (await admin.get('/api/audit?entity=driverImage&action=view')).json();
    expect(items[0].fields).toEqual([{ path: 'slot', before: null, after: 'licenceBack' }]);
  });

  it('has no other address, and is in no list and no file', async () => {
    const { id } = (await put('licence-images/front', await plainImage(85, 54))).json();
    expect((await admin.get(`/api/files/${id}`)).statusCode).toBe(404);
    const places = await Promise.all(
      [url, `/api/drivers?q=${driver.code}`, `/api/drivers/export?format=csv&q=${driver.code}`, `${url}/record`].map(
        async (path) => (await admin.get(path)).body,
      ),
    );
    expect(places.filter((body) => body.includes(id))).toEqual([]);
    expect((await read()).photoId).toBeNull();
  });

  it('is replaced and removed side by side', async () => {
    const same = await plainImage(85, 54);
    await put('licence-images/front', same);
    await put('licence-images/back', same);
    await put('licence-images/front', await plainImage(86, 54));
    expect(await sidesOf()).toEqual(['front', 'back']);
    await admin.delete(`${url}/licence-images/back`);
    expect(await sidesOf()).toEqual(['front']);
    expect((await admin.get(`${url}/licence-images/back`)).statusCode).toBe(404);
    expect((await admin.get(`${url}/licence-images/left`)).statusCode).toBe(400);
  });

  it.each<[Role, Record<string, number>]>([
    ['manager', { list: 200, look: 200, add: 201, remove: 204 }],
    ['labour', { list: 200, look: 200, add: 201, remove: 204 }],
    ['assistant', { list: 403, look: 403, add: 403, remove: 403 }],
    ['dispatcher', { list: 403, look: 403, add: 403, remove: 403 }],
    ['accounting', { list: 403, look: 403, add: 403, remove: 403 }],
    ['viewer', { list: 403, look: 403, add: 403, remove: 403 }],
    ['driver', { list: 404, look: 404, add: 403, remove: 403 }],
    ['partner', { list: 403, look: 403, add: 403, remove: 403 }],
  ])('is for the role %s what the record is', async (role, expected) => {
    const image = await plainImage(85, 54);
    await put('licence-images/front', image);
    const browser = await logInAs(test, [role]);
    const front = `${url}/licence-images/front`;
    const list = (await browser.get(`${url}/licence-images`)).statusCode;
    const look = (await browser.get(front)).statusCode;
    const add = (await put('licence-images/front', image, browser)).statusCode;
    const remove = (await browser.delete(front)).statusCode;
    expect({ list, look, add, remove }).toEqual(expected);
    const views = (await acts()).filter(({ action }) => action === 'view');
    expect(views).toHaveLength(expected.look === 200 ? 1 : 0);
  });

  it('is seen by the driver whose it is', async () => {
    const himself = await logInAs(test, ['driver']);
    await admin.put(url, { ...driver, userId: himself.userId });
    await put('licence-images/front', await plainImage(85, 54));
    expect((await himself.get(`${url}/licence-images/front`)).statusCode).toBe(200);
    expect((await himself.delete(`${url}/licence-images/front`)).statusCode).toBe(403);
  });
});
