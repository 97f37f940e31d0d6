import { demoPassword } from '@haisha/demo-company/demo-users';
import { type VehicleType, vehicleTypeListQuerySchema } from '@haisha/validation/vehicle-type';
import { eq, inArray } from 'drizzle-orm';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import type { Browser } from '../../../test/browser.ts';
import { createBrowser, logIn, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createDemoDatabase } from '../../../test/demo-database.ts';
import { createCourse, createOperationTime } from '../../../test/masters.ts';
import { selectVehicleTypes, vehicleTypeIds } from '../../areas/masters/vehicle-types/vehicle-type-list.ts';
import type { Database } from '../../db/database.ts';
import { vehicleTypes } from '../../db/schema/masters/vehicle-types.ts';
import { auditRecords } from '../../db/schema/services/audit-records.ts';
import type { Module } from '../../module.ts';
import type { Labels } from '../words/labels.ts';
import { columnsFor } from './cells/export-column.ts';
import { exportRoute } from './export-route.ts';

/** Vehicle types, in sheets of five rows. */
const fewTypes: Module = (app, dependencies) => {
  const types = {
    path: '/few-types',
    name: 'vehicleType' as const,
    listQuery: vehicleTypeListQuerySchema,
    columns: (labels: Labels) => [columnsFor<VehicleType>(labels).text('code')],
    ids: vehicleTypeIds,
    rows: (db: Database, ids: string[]) => selectVehicleTypes(db).where(inArray(vehicleTypes.id, ids)),
  };
  exportRoute(app, dependencies, types, { named: [], most: 5 });
};

let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  const database = await createDemoDatabase();
  test = await buildTestApp({}, { at: '2026-11-20T15:00:00Z', further: [fewTypes], database });
  admin = createBrowser(test);
  await logIn(admin, 'admin@example.jp', demoPassword);
});
afterAll(() => test.close());

const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

async function unzip(file: Buffer): Promise<Record<string, string>> {
  const zip = await new Promise<import('yauzl').ZipFile>((resolve, reject) => {
    fromBuffer(file, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const parts: Record<string, string> = {};
  return await new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(parts));
    zip.on('entry', (entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          parts[entry.fileName] = Buffer.concat(chunks).toString('utf8');
          zip.readEntry();
        });
      });
    });
    zip.readEntry();
  });
}

describe('a list as CSV', () => {
  it('holds exactly the filtered list in its order, in UTF-8 that Excel knows', async () => {
    const query = 'q=いすゞ&sort=-code&status=inService';
    const list = (await admin.get(`/api/vehicles?${encodeURI(query)}&pageSize=200`)).json();
    const response = await admin.get(`/api/vehicles/export?${encodeURI(query)}&format=csv&columns=code`);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="vehicles-\d{8}-\d{4}\.csv"; filename\*=UTF-8''%E8%BB%8A%E4%B8%A1-\d{8}-\d{4}\.csv$/,
    );
    expect(response.body.charCodeAt(0)).toBe(0xfeff);
    expect(list.total).toBeGreaterThan(5);
    expect(linesOf(response.body)).toEqual(['社番', ...list.items.map(({ code }: { code: string }) => code)]);
  });

  it('keeps leading zeros, writes words for choices, days and months with slashes', async () => {
    const columns = ['code', 'plate', 'transmission', 'firstRegistrationMonth', 'inspectionExpiryDate']
      .map((id) => `columns=${id}`)
      .join('&');
    const response = await admin.get(`/api/vehicles/export?archived=only&format=csv&${columns}`);
    const [header, row] = linesOf(response.body);
    expect(header).toBe('社番,ナンバープレート,変速機,初度登録年月,車検満了日');
    expect(row).toMatch(/^0007,(?:大宮|春日部) 400 . \d{2}-\d{2},AT,\d{4}\/\d{2},\d{4}\/\d{2}\/\d{2}$/);
  });

  it('is named and worded in English when English is asked for', async () => {
    const response = await admin.get('/api/departments/export?format=csv&locale=en&columns=code&columns=kind');
    expect(linesOf(response.body).at(1)).toBe('HQ,Head office');
    expect(response.headers['content-disposition']).toContain("filename*=UTF-8''Department-");
  });

  it('calls in English what one cell names several of', async () => {
    const { id: courseId, code } = await createCourse(admin, { name: '東回り', nameEn: 'Eastern round' });
    const courseTimes = [{ courseId, drivingMinutes: 240, handlingMinutes: 90, waitingMinutes: 30 }];
    await createOperationTime(admin, { courseTimes });
    const cells = async (list: string, column: string) =>
      linesOf((await admin.get(`/api/${list}/export?format=csv&locale=en&columns=${column}`)).body);
    expect(await cells('drivers', 'usableVehicleTypeIds')).toContain('2 t refrigerated / 3 t two-zone');
    expect(await cells('operation-times', 'courseTimes')).toContain(`${code} Eastern round 240+90+30`);
  });

  it('makes formulas harmless and leaves telephone numbers alone', async () => {
    const type = (await admin.get('/api/vehicle-types?pageSize=1')).json().items[0];
    for (const note of ['=1+1', '@SUM(A1)', '+81 48-000-1234', '-5 ℃']) {
      const { id, version, ...input } = (await admin.get(`/api/vehicle-types/${type.id}`)).json();
      const { createdAt, createdBy, updatedAt, updatedBy, archivedAt, vehicleCount, ...fields } = input;
      expect((await admin.put(`/api/vehicle-types/${id}`, { ...fields, note, version })).statusCode).toBe(200);
      const file = await admin.get(
        `/api/vehicle-types/export?format=csv&columns=note&q=${encodeURIComponent(type.code)}`,
      );
      expect(linesOf(file.body)).toContain(note.startsWith('+81') ? note : `'${note}`);
    }
  });

  it('refuses a column that does not exist', async () => {
    const response = await admin.get('/api/vehicles/export?format=csv&columns=passwordHash');
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ path: 'columns' }]);
  });
});

describe('a list in Shift_JIS', () => {
  it('writes what Windows writes, with the look-alikes in their Windows form', async () => {
    const response = await admin.send({
      method: 'GET',
      url: '/api/vehicles/export?format=csv&encoding=sjis&columns=code&columns=zones&q=IW-01',
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=Shift_JIS');
    expect(iconv.decode(response.rawPayload, 'cp932')).toBe('社番,温度帯\r\nIW-01,冷蔵 0～10℃\r\n');
  });

  it('is refused when a character would be lost, naming it and its row', async () => {
    const manager = await logInAs(test, ['manager', 'admin']);
    const { id, version, ...row } = (await manager.get('/api/departments?q=AT')).json().items[0];
    const { createdAt, createdBy, updatedAt, updatedBy, archivedAt, vehicleCount, parentName, ...fields } = row;
    const { code } = fields;
    const saved = await manager.put(`/api/departments/${id}`, { ...fields, note: '𠮷野家の隣、森鷗外通り', version });
    expect(saved.statusCode).toBe(200);
    const response = await admin.get('/api/departments/export?format=csv&encoding=sjis');
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      { path: 'encoding', code: 'shiftJis', params: { characters: '𠮷 鷗', rows: code } },
    ]);
    expect((await admin.get('/api/departments/export?format=csv')).statusCode).toBe(200);
  });
});

describe('a list as an Excel file', () => {
  it('has text as text, numbers as numbers and days as days', async () => {
    const columns = ['code', 'grossWeightKg', 'inspectionExpiryDate', 'note'].map((id) => `columns=${id}`).join('&');
    const response = await admin.send({
      method: 'GET',
      url: `/api/vehicles/export?format=xlsx&archived=only&${columns}`,
    });
    const parts = await unzip(response.rawPayload);
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(parts['xl/workbook.xml']).toContain('<sheet name="車両"');
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(
      /<row r="2"><c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">0007<\/t><\/is><\/c><c r="B2" s="3"><v>4950<\/v><\/c><c r="C2" s="4"><v>4\d{4}<\/v><\/c>/,
    );
  });

  it('is refused when a sheet cannot hold its rows, and a narrower list or CSV is not', async () => {
    const { items } = (await admin.get('/api/vehicle-types?sort=code')).json();
    expect(items.length).toBeGreaterThan(5);
    const refused = await admin.get('/api/few-types/export?format=xlsx');
    expect(refused.json()).toMatchObject({
      status: 400,
      code: 'export.too_many_rows',
      errors: [{ path: 'format', code: 'tooManyRows', params: { max: 5 } }],
    });
    expect((await admin.get('/api/few-types/export?format=csv')).statusCode).toBe(200);
    expect((await admin.get(`/api/few-types/export?format=xlsx&q=${items[0].code}`)).statusCode).toBe(200);
  });
});

describe('who may take a list away', () => {
  it.each([
    ['viewer', 403],
    ['dispatcher', 403],
    ['admin', 200],
  ])('%s: %i', async (role, status) => {
    const browser = createBrowser(test);
    await logIn(browser, `${role}@example.jp`, demoPassword);
    expect((await browser.get('/api/vehicles/export?format=csv')).statusCode).toBe(status);
  });

  it('is recorded with rows and columns; what is refused takes nothing away', async () => {
    const browser = await logInAs(test, ['admin']);
    const { total } = (await browser.get('/api/vehicles?q=いすゞ')).json();
    await browser.get('/api/vehicles/export?format=xlsx&q=いすゞ&columns=code&columns=plate');
    await browser.get('/api/vehicles/export?format=csv&columns=passwordHash');
    const own = eq(auditRecords.actorId, browser.userId);
    const records = await test.db.select().from(auditRecords).where(own).orderBy(auditRecords.id);
    expect(records.slice(1)).toMatchObject([
      {
        action: 'export',
        entity: 'vehicle',
        entityId: null,
        after: { rows: total, columns: ['code', 'plate'], format: 'xlsx' },
        requestId: expect.any(String),
      },
    ]);
  });

  it('a manager takes his own departments only', async () => {
    const manager = createBrowser(test);
    await logIn(manager, 'manager@example.jp', demoPassword);
    const response = await manager.get('/api/departments/export?format=csv&columns=code');
    expect(linesOf(response.body)).toEqual([expect.any(String), 'IW']);
  });
});
