import { afterAll, expect, it } from 'vitest';
import { startImports } from '../../../../test/imports.ts';
import { createVehicle, newCode } from '../../../../test/masters.ts';
import { product } from '../../../areas.ts';
import { findColumns } from '../../../services/imports/columns/find-columns.ts';
import { importedOf } from '../../../services/imports/imported-entity.ts';
import { joinPlate } from './plate-reader.ts';

const { admin, all, stop } = await startImports({}, { at: '2026-11-21T03:00:00Z' });
afterAll(stop);

it.each([
  ['', { region: '品川', classNumber: '100', kana: 'あ', serialNumber: '1234' }, '品川・100・あ・1234'],
  ['1234', { region: '品川', classNumber: '100', kana: 'あ' }, '品川・100・あ・1234'],
  ['', { region: '品川', classNumber: '100', kana: '', serialNumber: '1234' }, '品川・100・1234'],
  ['品川 100 あ 12-34', {}, '品川 100 あ 12-34'],
  ['品川 100 あ 12-34', { region: '品川', classNumber: '100', kana: 'ｱ', serialNumber: '1234' }, '品川 100 あ 12-34'],
  [
    '品川 100 あ 12-34',
    { region: '品川', classNumber: '100', kana: 'あ', serialNumber: '1235' },
    '品川 100 あ 12-34 / 品川・100・あ・1235',
  ],
  ['', {}, ''],
])('%s with %j is %s', (own, parts, text) => {
  expect(joinPlate(own, parts)).toBe(text);
});

it.each([
  ['社番,地名,分類番号,かな,一連番号', '1001'],
  ['社番,支局,分類,ひらがな,指定番号', '1002'],
  ['社番,ナンバー,,,\n,地名,分類番号,かな,一連番号', '1003'],
  ['社番,登録番号,,,\n,地名,分類,かな,番号', '1004'],
  ['社番,ナンバー,,,\n,管轄,車種番号,カナ,指定番号', '1005'],
  ['社番,運輸支局,車種番号,カナ,一連番号', '1006'],
])('a plate in four columns (%s) is joined, which is shown', async (header, serialNumber) => {
  const { code } = await createVehicle(admin);
  const plate = { region: '品川', classNumber: '130', kana: 'あ', serialNumber };
  const { region, classNumber, kana } = plate;
  const { id } = await all.start('vehicles', `${header}\n${code},${region},${classNumber},${kana},${serialNumber}`);
  await all.judge(id);
  const [row] = await all.rows(id);
  expect(row).toMatchObject({
    verdict: 'update',
    changes: [{ column: 1, before: `${region}・${classNumber}・${kana}・${serialNumber}` }],
  });
  await all.apply(id);
  expect((await admin.get(`/api/vehicles?q=${code}`)).json().items).toMatchObject([{ plate }]);
});

it.each(['分類', '車種番号', '管轄', '支局', '支局名', 'かな', 'カナ', '番号', '一連番号', '指定番号'])(
  '%s is no part of a plate where no other part stands before it',
  (word) => {
    const found = (...headers: string[]) => findColumns(importedOf(product, 'vehicle'), headers);
    expect(found('社番', '車番', word)).toEqual(['code', 'plate', null]);
    expect(found(word, '社番', '車番')).toEqual([null, 'code', 'plate']);
  },
);

it('a list with a whole plate and a column of another kind that is called 分類 is taken', async () => {
  const { code } = await createVehicle(admin);
  const { id } = await all.start('vehicles', `社番,車番,分類\n${code},品川 130 あ 10-07,冷凍`);
  await all.judge(id);
  const [row] = await all.rows(id);
  expect(row).toMatchObject({ verdict: 'update', issues: [] });
});

it('a plate that lacks a part is refused', async () => {
  const header = '社番,地名,分類番号,かな,一連番号';
  const { id } = await all.start('vehicles', `${header}\n${newCode('V')},品川,100,,1234`);
  await all.judge(id);
  const [row] = await all.rows(id);
  expect(row?.issues).toContainEqual(
    expect.objectContaining({ column: 1, code: 'importRow.plate', params: { text: '品川・100・1234' } }),
  );
});
