import { punchFileSentSchema } from '@haisha/validation/punch-file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFleet } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDriver } from '../../../../test/masters.ts';
import { fileUrl, recorderHeader, sendFile, viewFile } from '../../../../test/punch-files.ts';
import { formOf, upload } from '../../../../test/upload.ts';
import { workbook } from '../../../../test/workbook.ts';

let test: TestApp;
let admin: Browser;
let code: string;
let departmentId: string;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-26T12:00:00Z' });
  admin = await logInAs(test, ['admin']);
  departmentId = (await createFleet(admin)).departmentId;
  code = (await createDriver(admin, { departmentId })).code;
});
afterAll(() => test.close());

const rowsXml = (rows: readonly string[]) =>
  rows
    .map((row, at) => {
      const cells = row.split(',').map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
      return `<row r="${at + 1}">${cells.join('')}</row>`;
    })
    .join('');

async function readAnew(id: string, content: string | Buffer, how: string, filename = '打刻.csv') {
  const { headers, payload } = formOf({ filename, content });
  return await admin.put(`${fileUrl(id, '/content')}?${how}`, payload, { headers });
}

it('is read with the encoding that somebody chooses, in the place of what was read before', async () => {
  const lines = [recorderHeader, `${code},,2026/11/20,5:00,出勤`];
  const file = await sendFile(admin, lines);
  expect(file.reading).toEqual({ format: 'csv', encoding: 'utf8', delimiter: 'comma', sheet: null, sheets: [] });
  const content = lines.join('\r\n');
  const wrong = punchFileSentSchema.strict().parse((await readAnew(file.id, content, 'encoding=sjis')).json());
  expect(wrong).toMatchObject({ id: file.id, shape: null, reading: { encoding: 'sjis' } });
  expect(await viewFile(admin, file.id)).toMatchObject({ shape: null, newPunches: 0 });
  const right = (await readAnew(file.id, content, 'encoding=utf8&delimiter=comma')).json();
  expect(right).toMatchObject({ shape: 'punches', newPunches: 1, reading: { encoding: 'utf8' } });
  expect((await readAnew(file.id, content, 'encoding=ebcdic')).statusCode).toBe(400);
});

it('is read from the sheet that somebody chooses', async () => {
  const sheets = ['10月', '11月'].map((name, at) => ({
    name,
    rows: rowsXml([recorderHeader, `${code},,2026/${10 + at}/20,5:00,出勤`]),
  }));
  const content = await workbook(sheets);
  const answer = await upload(admin, '/api/time-records/imports', { filename: '打刻.xlsx', content });
  const file = punchFileSentSchema.strict().parse(answer.json());
  expect(file.reading).toMatchObject({ format: 'xlsx', encoding: null, sheet: '10月', sheets: ['10月', '11月'] });
  const read = async (sheet: string) =>
    await readAnew(file.id, content, `sheet=${encodeURIComponent(sheet)}`, '打刻.xlsx');
  expect((await read('11月')).json()).toMatchObject({
    rows: { items: [{ punches: [{ workDate: '2026-11-20' }] }] },
    reading: { sheet: '11月' },
  });
  expect((await read('12月')).json().errors).toMatchObject([{ path: 'sheet', code: 'invalid' }]);
});

it('of somebody else is not read anew', async () => {
  const file = await sendFile(admin, [recorderHeader, `${code},,2026/11/20,5:00,出勤`]);
  const manager = await logInAs(test, ['manager'], { departmentIds: [departmentId] });
  const { headers, payload } = formOf({ filename: 'a.csv', content: 'a,b\n1,2' });
  expect((await manager.put(fileUrl(file.id, '/content'), payload, { headers })).statusCode).toBe(404);
});
