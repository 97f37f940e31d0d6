import { demoPassword } from '@haisha/demo-company/demo-users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser, logIn } from '../../test/browser.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { createDemoDatabase } from '../../test/demo-database.ts';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';

// Half past midnight in Tokyo.
const at = '2026-11-20T15:30:00Z';
const paths = [
  '/api/home',
  '/api/vehicles?sort=inspectionExpiryDate&inspectionDue=within30',
  '/api/vehicles?pageSize=200',
  '/api/audit?entity=vehicle&action=create&pageSize=200',
  '/api/vehicles/export?format=csv',
  '/api/users',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createDemoDatabase();
  await database.pool.query(`update audit_records set at = '2026-11-20T14:59:59.999Z' where id % 2 = 0`);
  await database.pool.query(`update audit_records set at = '2026-11-20T15:00:00Z' where id % 2 = 1`);
});
afterAll(() => database.close());

async function answersIn(zone: string): Promise<string[]> {
  const url = new URL(database.url);
  url.searchParams.set('options', `-c TimeZone=${zone}`);
  const session = openTestDatabase(url.href);
  expect((await session.pool.query('show timezone')).rows).toEqual([{ TimeZone: zone }]);
  const test = await buildTestApp({}, { at, database: session });
  const admin = createBrowser(test);
  await logIn(admin, 'admin@example.jp', demoPassword);
  const answers: string[] = [];
  for (const path of [...paths, ...daysOfTheLog()]) {
    const { statusCode, body } = await admin.get(path);
    expect([path, statusCode]).toEqual([path, 200]);
    // Only this moves on between two runs.
    answers.push(body.replaceAll(/"lastLoginAt":"[^"]*"/g, ''));
  }
  await test.close();
  return answers;
}

const daysOfTheLog = () =>
  ['2026-11-20', '2026-11-21'].map(
    (day) => `/api/audit?entity=vehicle&action=create&from=${day}&to=${day}&pageSize=200`,
  );

it('the zone of a database session changes nothing of what is answered', async () => {
  const inUtc = await answersIn('UTC');
  const [before, after] = inUtc.slice(-2).map((answer) => JSON.parse(answer).total);
  expect([before > 0, after > 0]).toEqual([true, true]);
  for (const zone of ['Asia/Tokyo', 'America/Los_Angeles', 'Asia/Kolkata'])
    expect(await answersIn(zone)).toEqual(inUtc);
});
