import { dayMs } from '@haisha/rules/calendar';
import { punchFileKeptDays } from '@haisha/validation/punch-file-choices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { recorderHeader, sendFile } from '../../../../test/punch-files.ts';
import { punchFiles } from '../../../db/schema/attendance/punch-files.ts';
import { clearPunchFiles } from './clear-files.ts';

const now = '2026-11-26T12:00:00.000Z';
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({}, { at: now });
});
afterAll(() => test.close());

const line = { number: 2, cells: ['D01', '', '2026/11/20', '5:00', '出勤'] };
const items = [{ number: 3, why: 'total' as const, text: '合計 1' }];

it('after some months rows and those that were left out are removed, their number and the name of the file stay', async () => {
  const admin = await logInAs(test, ['admin']);
  const rows = [recorderHeader, line.cells.join(','), '合計,,,1'];
  const [{ id: old }, { id: recent }, { id: remarks }] = [
    await sendFile(admin, rows),
    await sendFile(admin, rows),
    await sendFile(admin, rows),
  ];
  const ago = (ms: number) => new Date(Date.parse(now) - punchFileKeptDays * dayMs - ms).toISOString();
  const set = async (id: string, values: Partial<typeof punchFiles.$inferInsert>) =>
    await test.db.update(punchFiles).set(values).where(eq(punchFiles.id, id));
  await set(old, { createdAt: ago(1000) });
  await set(recent, { createdAt: ago(-1000) });
  await set(remarks, { createdAt: ago(1000), lines: [] });
  for (const _ of [1, 2]) await clearPunchFiles(test.db, () => new Date(now));
  const kept = async (id: string) => (await test.db.select().from(punchFiles).where(eq(punchFiles.id, id)))[0];
  const emptied = { fileName: '打刻.csv', lines: [], leftOut: { items: [], total: 1 } };
  expect([await kept(old), await kept(remarks)]).toMatchObject([emptied, emptied]);
  expect(await kept(recent)).toMatchObject({ lines: [line], leftOut: { items, total: 1 } });
});
