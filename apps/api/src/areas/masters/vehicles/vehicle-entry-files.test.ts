import { randomUUID } from 'node:crypto';
import { type Role, roles } from '@haisha/rules/permission';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createVehicle } from '../../../../test/masters.ts';
import { bomb, cameraName, heicFile, pdfFile, photo, plainImage } from '../../../../test/pictures.ts';
import { upload } from '../../../../test/upload.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { fileChunks, files } from '../../../db/schema/services/files.ts';

const limit = 300_000;
let test: TestApp;
let admin: Browser & { userId: string };
let vehicleId: string;
let entryId: string;
let url: string;
beforeAll(async () => {
  test = await buildTestApp({ IMAGE_LIMIT_BYTES: String(limit), DOCUMENT_LIMIT_BYTES: String(limit / 2) });
  admin = await logInAs(test, ['admin']);
  vehicleId = (await createVehicle(admin)).id;
});
afterAll(() => test.close());
beforeEach(async () => {
  const body = { kind: 'accident', entryDate: '2026-11-20', note: '左ミラー' };
  entryId = (await admin.post(`/api/vehicles/${vehicleId}/entries`, body)).json().id;
  url = `/api/vehicles/${vehicleId}/entries/${entryId}/files`;
});

const stored = async (id: string) => (await admin.get(`/api/files/${id}`)).rawPayload;
const names = async () => (await admin.get(url)).json().items.map(({ name }: { name: string }) => name);

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s loses place, camera and time, and stands upright',
    async (format) => {
      const taken = await photo(format);
      const before = await sharp(taken).metadata();
      expect([before.orientation, before.exif?.includes(cameraName)]).toEqual([6, true]);
      // The number of the tag that leads to the place.
      expect(before.exif?.includes(Buffer.from([0x25, 0x88])) || before.exif?.includes(Buffer.from([0x88, 0x25]))).toBe(
        true,
      );
      const response = await upload(admin, url, { filename: `傷.${format}`, content: taken });
      expect(response.statusCode).toBe(201);
      expect(response.json()).toMatchObject({
        name: `傷.${format === 'jpeg' ? 'jpg' : format}`,
        mediaType: `image/${format}`,
        widthPx: 40,
        heightPx: 60,
        createdBy: { id: admin.userId },
      });
      const kept = await stored(response.json().id);
      expect(kept.includes(cameraName)).toBe(false);
      expect(kept.includes('Exif')).toBe(false);
      const { exif, xmp, iptc, orientation } = await sharp(kept).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      // What was its left edge is on top.
      const [red = 0, , blue = 0] = await sharp(kept)
        .extract({ left: 20, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect([red > 200, blue < 60]).toEqual([true, true]);
    },
  );

  it('is made smaller than 4096 pixels a side, and never larger than it was', async () => {
    const wide = await upload(admin, url, { filename: 'wide.png', content: await plainImage(5000, 1000) });
    expect(wide.json()).toMatchObject({ widthPx: 4096, heightPx: 819 });
    const small = await upload(admin, url, { filename: 'small.png', content: await plainImage(8, 4) });
    expect(small.json()).toMatchObject({ widthPx: 8, heightPx: 4 });
  });

  it('that carries something behind its end carries it no more', async () => {
    const script = '<html><script>alert(document.cookie)</script></html>';
    const content = Buffer.concat([await photo(), Buffer.from(`PK\u0003\u0004${script}`)]);
    const response = await upload(admin, url, { filename: 'both.jpg', content });
    expect(response.statusCode).toBe(201);
    const kept = await stored(response.json().id);
    expect(kept.includes('script')).toBe(false);
    expect(kept.includes('PK\u0003\u0004')).toBe(false);
  });

  it('is what its content is, whatever it is called', async () => {
    const content = await photo('png');
    const response = await upload(admin, url, { filename: '請求書.pdf', type: 'application/pdf', content });
    expect(response.json()).toMatchObject({ name: '請求書.png', mediaType: 'image/png' });
  });
});

describe('a PDF', () => {
  it('is kept as it is', async () => {
    const response = await upload(admin, url, { filename: '見積書.pdf', content: pdfFile });
    expect(response.json()).toMatchObject({
      name: '見積書.pdf',
      mediaType: 'application/pdf',
      sizeBytes: pdfFile.length,
      widthPx: null,
    });
    expect(await stored(response.json().id)).toEqual(pdfFile);
  });
});

describe('what is no photo and no document', async () => {
  const jpeg = await photo();
  it.each([
    ['a page called a photo', 'photo.jpg', Buffer.from('<html><script>alert(1)</script></html>'), 'fileContent'],
    [
      'a drawing with a script',
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      'fileType',
    ],
    ['a moving picture', 'a.gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'), 'fileType'],
    ['a program called a PDF', 'a.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'fileContent'],
    ['a PDF behind something else', 'a.pdf', Buffer.concat([Buffer.from('GIF89a'), pdfFile]), 'fileContent'],
    ['a text', 'a.txt', Buffer.from('こんにちは'), 'fileType'],
    ['a photo as an iPhone keeps it', 'IMG_1.HEIC', heicFile, 'fileHeic'],
    ['nothing', 'empty.jpg', Buffer.alloc(0), 'fileDamaged'],
    ['half a photo', 'half.jpg', jpeg.subarray(0, jpeg.length / 2), 'fileDamaged'],
    ['the beginning of a photo', 'start.jpg', jpeg.subarray(0, 20), 'fileDamaged'],
    ['a PDF without its end', 'a.pdf', pdfFile.subarray(0, 60), 'fileDamaged'],
    ['an image of 3,600 million pixels in some bytes', 'a.png', bomb(60_000, 60_000), 'filePixels'],
    ['an image of 4 thousand million pixels a side', 'a.png', bomb(4_000_000_000, 1), 'fileDamaged'],
  ])('%s is refused', async (_what, filename, content, code) => {
    const response = await upload(admin, url, { filename, content });
    expect([response.statusCode, response.json().errors?.[0]]).toMatchObject([400, { path: 'file', code }]);
    expect(await names()).toEqual([]);
  });

  it.each([
    ['a photo', 'big.jpg', Buffer.concat([jpeg, Buffer.alloc(limit)])],
    ['a PDF', 'big.pdf', Buffer.concat([pdfFile, Buffer.alloc(limit / 2), Buffer.from('%%EOF')])],
  ])('%s that is too large is refused, with the limit', async (_what, filename, content) => {
    const response = await upload(admin, url, { filename, content });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'body.too_large', errors: [{ path: 'file', code: 'fileSize' }] });
    expect(await names()).toEqual([]);
  });

  it('a form without a file, with a text, with two files, or no form at all is refused', async () => {
    const answers = [
      await upload(admin, url),
      await upload(admin, url, { name: 'file', content: 'just text' }),
      await upload(admin, url, { filename: 'a.pdf', content: pdfFile }, { filename: 'b.pdf', content: pdfFile }),
      await admin.post(url, { file: 'x' }),
      await admin.post(url, Buffer.from('no form'), { headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
      await admin.post(url, Buffer.from('no form'), { headers: { 'content-type': 'multipart/form-data' } }),
    ];
    expect(answers.map(({ statusCode }) => Math.floor(statusCode / 100))).toEqual([4, 4, 4, 4, 4, 4]);
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\\\Users\\\\yamada\\\\見積.pdf', '見積.pdf'],
    ['.pdf', 'file.pdf'],
    [`${'長'.repeat(300)}.pdf`, `${'長'.repeat(120)}.pdf`],
    ['a<script>|?*.pdf', 'ascript.pdf'],
    ['事故\u202efdp.exe', '事故fdp.pdf'],
  ])('%s becomes %s', async (filename, name) => {
    expect((await upload(admin, url, { filename, content: pdfFile })).json()).toMatchObject({ name });
  });
});

it('a file without a name gets one', async () => {
  const response = await upload(admin, url, { type: 'application/octet-stream', content: pdfFile });
  expect(response.json()).toMatchObject({ name: 'file.pdf' });
});

describe('the content of a file', () => {
  it('is sent so that nothing in it runs and nobody else gets it', async () => {
    const { id } = (await upload(admin, url, { filename: '事故 (左).pdf', content: pdfFile })).json();
    const { headers } = await admin.get(`/api/files/${id}`);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdfFile.length),
      'content-disposition': `inline; filename="______.pdf"; filename*=UTF-8''${'%E4%BA%8B%E6%95%85%20%28%E5%B7%A6%29'}.pdf`,
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
  });

  it('of a photo is shown within the page, and is not sent twice to who has it', async () => {
    const { id } = (await upload(admin, url, { filename: 'a.jpg', content: await photo() })).json();
    const first = await admin.get(`/api/files/${id}`);
    expect(first.headers['content-disposition']).toMatch(/^inline; filename="a.jpg"/);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await admin.send({ method: 'GET', url: `/api/files/${id}`, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the files of an entry', () => {
  it('are listed, taken away, and both stand in the audit log', async () => {
    const { id } = (await upload(admin, url, { filename: 'a.pdf', content: pdfFile })).json();
    await upload(admin, url, { filename: 'b.jpg', content: await photo() });
    expect(await names()).toEqual(['a.pdf', 'b.jpg']);
    const entries = `/api/vehicles/${vehicleId}/entries?pageSize=200`;
    const count = async () => {
      const { items } = (await admin.get(entries)).json() as { items: { id: string; fileCount: number }[] };
      return items.find(({ id }) => id === entryId)?.fileCount;
    };
    expect(await count()).toBe(2);
    expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(204);
    expect([await names(), await count()]).toEqual([['b.jpg'], 1]);
    expect((await admin.get(`/api/files/${id}`)).statusCode).toBe(404);
    expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(404);
    const records = await test.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.entityId, entryId), eq(auditRecords.entity, 'vehicleHistory')))
      .orderBy(auditRecords.id);
    expect(records.map(({ action, before, after }) => [action, before?.file ?? after?.file])).toEqual([
      ['create', undefined],
      ['addFile', 'a.pdf'],
      ['addFile', 'b.jpg'],
      ['archiveFile', 'a.pdf'],
    ]);
  });

  it('hold the same file once, however often it is sent', async () => {
    const content = await photo();
    const [first, second] = [
      await upload(admin, url, { filename: 'a.jpg', content }),
      await upload(admin, url, { filename: 'again.jpg', content }),
    ];
    expect(second.json()).toEqual(first.json());
    expect(await names()).toEqual(['a.jpg']);
  });

  it('come back when their removal is taken back; whoever has the entry open hears of each', async () => {
    const { id } = (await upload(admin, url, { filename: 'a.pdf', content: pdfFile })).json();
    expect((await admin.post(`${url}/${id}/restore`)).statusCode).toBe(404);
    await admin.delete(`${url}/${id}`);
    expect((await admin.post(`${url}/${id}/restore`)).json()).toMatchObject({ id, name: 'a.pdf' });
    expect([await names(), (await admin.get(`/api/files/${id}`)).statusCode]).toEqual([['a.pdf'], 200]);
    const told = sql`channel = 'private-vehicleHistory' and data::jsonb->>'id' = ${entryId}`;
    const query = sql`select data::jsonb->>'action' as action from realtime_messages where ${told} order by id`;
    const { rows } = await test.db.execute(query);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'addFile', 'archiveFile', 'restoreFile']);
  });

  it('belong to that entry of that vehicle only', async () => {
    const other = await createVehicle(admin);
    const wrong = [
      `/api/vehicles/${other.id}/entries/${entryId}/files`,
      `/api/vehicles/${vehicleId}/entries/${randomUUID()}/files`,
    ];
    for (const place of wrong) {
      expect((await admin.get(place)).statusCode).toBe(404);
      expect((await upload(admin, place, { filename: 'a.pdf', content: pdfFile })).statusCode).toBe(404);
    }
  });

  it('cannot be added to what is archived', async () => {
    await admin.post(`/api/vehicles/${vehicleId}/entries/${entryId}/archive`, { version: 1 });
    const response = await upload(admin, url, { filename: 'a.pdf', content: pdfFile });
    expect([response.statusCode, response.json().code]).toEqual([409, 'record.archived']);
  });

  it('leave nothing behind when the transaction fails', async () => {
    const before = [await test.db.$count(files), await test.db.$count(fileChunks)];
    const foreign = await logInAs(test, ['viewer']);
    expect((await upload(foreign, url, { filename: 'a.pdf', content: pdfFile })).statusCode).toBe(403);
    expect([await test.db.$count(files), await test.db.$count(fileChunks)]).toEqual(before);
  });
});

describe('who may do what with files', () => {
  const writers: Role[] = ['admin', 'manager'];
  const readers: Role[] = [...writers, 'assistant', 'dispatcher', 'accounting', 'labour', 'viewer'];
  it.each(roles)('%s', async (role) => {
    const { id } = (await upload(admin, url, { filename: 'a.pdf', content: pdfFile })).json();
    const browser = await logInAs(test, [role]);
    const reads = readers.includes(role);
    const writes = writers.includes(role);
    // A driver may read the vehicles of his runs, and has none yet; a partner none at all.
    const unread = role === 'driver' ? 404 : 403;
    expect((await browser.get(url)).statusCode).toBe(reads ? 200 : unread);
    expect((await browser.get(`/api/files/${id}`)).statusCode).toBe(reads ? 200 : 404);
    const added = await upload(browser, url, { filename: 'b.jpg', content: await photo() });
    expect(added.statusCode).toBe(writes ? 201 : 403);
    expect((await browser.delete(`${url}/${id}`)).statusCode).toBe(writes ? 204 : 403);
  });

  it('nobody without a session or without the token of a page', async () => {
    const { id } = (await upload(admin, url, { filename: 'a.pdf', content: pdfFile })).json();
    const nobody = createBrowser(test);
    expect((await nobody.get(`/api/files/${id}`)).statusCode).toBe(401);
    expect((await nobody.get(url)).statusCode).toBe(401);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', [test.env.CSRF_HEADER]: '' };
    const forged = await admin.send({ method: 'POST', url, headers, payload: '' });
    expect(forged.statusCode).toBe(403);
  });
});
