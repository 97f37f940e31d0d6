import { type CallBookPage, callBookPageSchema } from '@haisha/validation/call-book';
import { detectorFileSchema } from '@haisha/validation/detector-reading';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDriver } from '../../../../test/masters.ts';
import { rollCallBody } from '../../../../test/roll-calls.ts';
import { upload } from '../../../../test/upload.ts';

const path = '/api/roll-calls/readings';
let test: TestApp;
let assistant: Browser;
let driver: { id: string; code: string };
let content: string;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-20T14:00:00+09:00' });
  driver = await createDriver(await logInAs(test, ['admin']));
  assistant = await logInAs(test, ['assistant']);
  for (const [at, kind] of [
    ['04:00', 'before'],
    ['13:00', 'after'],
  ] as const) {
    const call = rollCallBody(driver.id, { kind, at: `2026-11-20T${at}:00+09:00` });
    expect((await assistant.post('/api/roll-calls', call)).statusCode).toBe(200);
  }
  content = [
    'アルコール検知器 測定履歴',
    '社員番号,測定日時,アルコール濃度(mg/L),機器番号',
    `${driver.code},2026/11/20 3:58:12,0.00,AL-1`,
    `${driver.code},2026/11/20 12:55,0.15,AL-1`,
    `${driver.code},2026/11/20 12:55,0.15,AL-1`,
    `${driver.code},2026/11/20 8:00,0.00,AL-2`,
    '誰か,2026/11/20 3:59,0.00,AL-1',
    `${driver.code},2026/11/20 3:59,ERR,AL-1`,
  ].join('\r\n');
});
afterAll(() => test.close());

async function send(to: string, by = assistant, text = content) {
  const answer = await upload(by, to, { filename: 'alc.csv', content: text });
  expect(answer.statusCode, answer.body).toBe(200);
  const { missing, rows, stored } = detectorFileSchema.parse(answer.json());
  return { missing, stored, states: rows.map(({ state }) => state), rows };
}

it('shows what becomes of each row, and stores nothing', async () => {
  const { missing, rows, states, stored } = await send(`${path}/preview`);
  expect([missing, stored]).toEqual([[], null]);
  expect(states).toEqual(['fits', 'differs', 'known', 'noCall', 'noDriver', 'unreadable']);
  expect(rows[1]).toMatchObject({ row: 4, device: 'AL-1', call: { kind: 'after', alcohol: 0 } });
  expect((await send(`${path}/preview`)).states).toEqual(states);
});

it('stores each value once, whoever sends it again or at the same time, beside its call', async () => {
  const answers = await Promise.all([send(path), send(path)]);
  expect(answers.map(({ stored }) => stored).toSorted()).toEqual([0, 2]);
  expect((await send(path)).states.slice(0, 3)).toEqual(['known', 'known', 'known']);
  const book: CallBookPage = callBookPageSchema.parse((await assistant.get('/api/roll-calls')).json());
  expect(book.items.map((one) => one.entry === 'held' && one.readings)).toEqual([
    [{ at: '2026-11-20T03:55:00.000Z', alcohol: 0.15, device: 'AL-1' }],
    [{ at: '2026-11-19T18:58:12.000Z', alcohol: 0, device: 'AL-1' }],
  ]);
  const { items } = (await (await logInAs(test, ['admin'])).get('/api/audit?entity=rollCall&action=import')).json();
  expect(items).toMatchObject([
    { label: 'alc.csv', fields: expect.arrayContaining([expect.objectContaining({ path: 'rows', after: 2 })]) },
  ]);
});

it('names the columns that it does not find, and refuses what is no table', async () => {
  const { missing, rows } = await send(`${path}/preview`, assistant, '氏名,測定日時\r\n佐藤,2026/11/20 3:58');
  expect([missing, rows]).toEqual([['driver', 'alcohol'], []]);
  const answer = await upload(assistant, `${path}/preview`, { filename: 'a.pdf', content: '%PDF-1.7' });
  expect(answer.json().errors).toMatchObject([{ path: 'file', code: 'importFile.type' }]);
});

it.each(['dispatcher', 'viewer', 'labour', 'driver', 'partner'] as const)('is not for %s', async (role) => {
  const by = await logInAs(test, [role]);
  for (const to of [path, `${path}/preview`]) {
    expect((await upload(by, to, { filename: 'alc.csv', content })).statusCode).toBe(403);
  }
});
