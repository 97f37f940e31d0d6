import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment } from '../../../../test/masters.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
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
    expect(await foundBy('Kashiwa Depot')).toMatchObject({ code: 'importRow.unknown' });
  });

  it('is found whatever the width, the case and the spaces, as long as it is the only one', async () => {
    const { id: value } = await createDepartment(admin, { code: 'W-1', name: '4t 冷凍～車庫', nameEn: 'Frozen Depot' });
    for (const text of [
      '４ｔ　冷凍〜車庫',
      '4t冷凍～車庫',
      'Ｗ－１',
      'w-1',
      'frozen  depot',
      'ｆｒｏｚｅｎ ｄｅｐｏｔ',
    ]) {
      expect(await foundBy(text), text).toMatchObject({ value });
    }
    const { id: other } = await createDepartment(admin, { name: '４t冷凍～車庫' });
    expect(await foundBy('4t 冷凍～車庫')).toMatchObject({ value });
    expect(await foundBy('４t冷凍～車庫')).toMatchObject({ value: other });
    expect(await foundBy('４ｔ冷凍～車庫')).toMatchObject({ code: 'importRow.ambiguous' });
  });

  it('is proposed in both languages where a word begins its name or is a part of it, and no other one has it', async () => {
    const { code } = await createDepartment(admin, { name: '厚木センター', nameEn: 'Atsugi Centre' });
    await createDepartment(admin, { name: '髙橋倉庫 東' });
    await createDepartment(admin, { name: '髙橋倉庫 西' });
    for (const [text, name, nameEn] of [
      ['厚木', '厚木センター', 'Atsugi Centre'],
      ['あつぎ', undefined],
      ['ｱﾂｷﾞ', undefined],
      ['木センタ', '厚木センター', 'Atsugi Centre'],
      ['atsugi', '厚木センター', 'Atsugi Centre'],
      ['(株)厚木センター', '厚木センター', 'Atsugi Centre'],
      ['高橋倉庫東', '髙橋倉庫 東'],
      ['髙橋倉庫', undefined],
      ['厚', undefined],
      [`${code}-`, code],
    ] as const) {
      const params = { text, ...(name && { near: name }), ...(nameEn && { nearEn: nameEn }) };
      expect(await foundBy(text), text).toEqual({ code: name ? 'importRow.near' : 'importRow.unknown', params });
    }
  });

  it('is proposed by its code where another one has its name', async () => {
    const { code } = await createDepartment(admin, { name: '八街センター', nameEn: 'Yachimata' });
    await createDepartment(admin, { name: '富里', nameEn: 'Yachimata' });
    expect(await foundBy('八街')).toMatchObject({ params: { near: '八街センター', nearEn: code } });
    await createDepartment(admin, { name: 'Q', nameEn: '八街センター' });
    expect(await foundBy('八街センタ')).toMatchObject({ code: 'importRow.unknown' });
    expect(await foundBy(`${code}-`)).toMatchObject({ params: { near: code } });
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
