import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { createDepartment } from '../../test/masters.ts';
import { departments } from '../db/schema/departments.ts';
import { createLookups } from './lookups.ts';

let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

async function foundBy(text: string) {
  const lookups = createLookups(test.db);
  await lookups.prepare({ table: departments }, [text]);
  return lookups.find({ table: departments }, text);
}

describe('a record that a cell refers to', () => {
  it('is found by its code and by its name in either language', async () => {
    const { id: value, code } = await createDepartment(admin, { name: '柏車庫', nameEn: 'Kashiwa Garage' });
    for (const text of [code, '柏車庫', 'Kashiwa Garage', ' Kashiwa Garage ']) {
      expect(await foundBy(text), text).toMatchObject({ value });
    }
    expect(await foundBy('Kashiwa')).toMatchObject({ code: 'importRow.unknown' });
  });

  it('is found once when both names are the same', async () => {
    const { id: value } = await createDepartment(admin, { name: 'Depot A', nameEn: 'Depot A' });
    expect(await foundBy('Depot A')).toMatchObject({ value });
  });

  it("is not chosen where a name is another one's name in the other language", async () => {
    await createDepartment(admin, { name: 'Depot B' });
    await createDepartment(admin, { name: '第二車庫', nameEn: 'Depot B' });
    expect(await foundBy('Depot B')).toMatchObject({ code: 'importRow.ambiguous' });
  });
});
