import { afterAll, expect, it } from 'vitest';
import { startImports } from '../../../test/imports.ts';
import { newCode } from '../../../test/masters.ts';

const { admin, all, stop } = await startImports();
afterAll(stop);

it('the notifications of an import name its file, and how many rows came to what', async () => {
  const header = '車種コード,＊車種名,車 格,最大積載量（kg）,表示順,備考';
  const rows = ['4t 冷凍,中型（4t）,3000,10,', '4t 冷凍,ない車格,3000,10,'].map(
    (values) => `${newCode('N')},${values}`,
  );
  const { id, fileName } = await all.start('vehicle-types', [header, ...rows].join('\r\n'));
  await all.judge(id);
  await all.apply(id, 'validOnly');
  await all.undo(id);
  const { items } = (await admin.get('/api/notifications?pageSize=3')).json();
  const page = `/vehicle-type/temp/${id}`;
  expect(items).toMatchObject([
    { params: { job: 'importUndo', file: fileName, undone: 1, changed: 0 }, link: page },
    { params: { job: 'importApply', file: fileName, created: 1, rejected: 1 }, link: page },
    { params: { job: 'importJudge', file: fileName, new: 1, error: 1, unchanged: 0 }, link: page },
  ]);
});
