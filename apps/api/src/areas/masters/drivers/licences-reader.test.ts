import { afterAll, describe, expect, it } from 'vitest';
import { driverFilesOf } from '../../../../test/driver-files.ts';
import { startImports } from '../../../../test/imports.ts';

const { test, admin, stop } = await startImports({}, { at: '2026-11-21T03:00:00Z' });
afterAll(stop);
const files = driverFilesOf(test, admin);

describe('a cell with classes of licence', () => {
  const at = async (cell: string) =>
    (await files.judge('コード,免許の種類', `${(await files.recorded()).code},"${cell}"`)).row;

  it.each([
    ['大形 2010-04-01', { code: 'importRow.licences', params: { text: '大形 2010-04-01' } }],
    ['大型 2010-02-30', { code: 'importRow.licences', params: { text: '大型 2010-02-30' } }],
    ['大型 2010-04-01 / 大型 2011-04-01', { code: 'duplicate', path: 'record.licences.1.licenceClass' }],
    ['大型 取得日', { code: 'importRow.licences', params: { text: '大型 取得日' } }],
  ])('that says %s is refused, and told why', async (cell, issue) => {
    expect((await at(cell))?.issues).toMatchObject([{ column: 1, ...issue }]);
  });

  it.each(['中型', '中型 取得日不明', '中型（不明）', '中型免許　取得日 不詳'])(
    'that says %s is a day to look up',
    async (cell) => {
      const row = await at(cell);
      expect(row).toMatchObject({ verdict: 'warning', issues: [] });
      expect(row?.warnings).toMatchObject([{ column: 1, code: 'licenceDayUnknown' }]);
    },
  );

  it.each([
    ['中型 2012年5月', '中型 2012年5月', '中型 取得日不明'],
    ['中型(8t限定) H24.5 AT限定', '中型(8t限定) H24.5 AT限定', '中型(8t限定) 取得日不明 AT限定'],
    ['大型 2010-04-01、中型2012/5', '中型2012/5', '中型 取得日不明'],
  ])('that says %s lacks a day, which is asked about and may be unknown', async (cell, text, near) => {
    expect((await at(cell))?.issues).toMatchObject([
      {
        column: 1,
        code: 'importRow.licenceMonth',
        params: { text, near, nearEn: near.replace('取得日不明', 'date unknown') },
      },
    ]);
    const row = await at(cell.replace(text, near));
    expect(row).toMatchObject({ verdict: 'warning', issues: [] });
  });

  it.each(['大型', '大型 取得日不明'])('that says %s keeps the day on record', async (cell) => {
    expect(await at(cell)).toMatchObject({ verdict: 'unchanged', warnings: [] });
    const row = await at(`${cell} / 普通 2008-04-01`);
    expect(row?.updates.map(({ after }) => after)).toEqual(['大型 2010-04-01 / 普通 2008-04-01']);
  });

  it.each([
    ['中型', '中型 2012-05-06'],
    ['中型(8t限定)', '中型（8t限定） 2012-05-06'],
    ['8t限定中型', '中型（8t限定） 2012-05-06'],
    ['準中型（5ｔ限定）', '準中型（5t限定） 2012-05-06'],
    ['第1種中型', '中型 2012-05-06'],
    ['大型・けん引', '大型 2012-05-06 / けん引免許 あり'],
  ])('that says %s takes the day from a column of its own', async (cell, after) => {
    const { code } = await files.recorded();
    const { row } = await files.judge('コード,免許種類,取得日', `${code},${cell},2012/5/6`);
    expect(row).toMatchObject({ verdict: 'update', issues: [] });
    expect(row?.updates.map((update) => update.after)).toEqual([after]);
  });

  it.each([
    ['大型\n中型', '2012/5/6\n2008/3/4', '大型 2012-05-06 / 中型 2008-03-04'],
    ['中型・大型・けん引', 'H20.3.4、H24.5.6', '中型 2008-03-04 / 大型 2012-05-06 / けん引免許 あり'],
    ['大型 / 中型', '2012/5/6 / 2008/3/4', '大型 2012-05-06 / 中型 2008-03-04'],
  ])('that says %j takes as many days from a column of its own in the same order', async (cell, days, after) => {
    const { code } = await files.recorded();
    const { row } = await files.judge('コード,免許種類,取得日', `${code},"${cell}","${days}"`);
    expect(row).toMatchObject({ issues: [], updates: [{ after }] });
  });

  it.each([
    ['大型・中型', '2012/5/6'],
    ['大型・中型', '2012/5/6、2010/5/6、2008/5/6'],
  ])('that says %s does not know to which a day of %s belongs', async (cell, days) => {
    const { code } = await files.recorded();
    const { row } = await files.judge('コード,免許種類,取得日', `${code},"${cell}","${days}"`);
    expect(row).toMatchObject({ verdict: 'warning', warnings: [{ code: 'licenceDayUnknown' }] });
  });

  it.each([
    ['大型 2010-04-01、けん引', '大型 2010-04-01 / けん引免許 あり'],
    ['大型 2010-04-01 / けん引 2012-05-06', '大型 2010-04-01 / けん引免許 あり'],
    ['大型・牽引免許', '大型 2010-04-01 / けん引免許 あり'],
    ['大型（けん引） 2010-04-01', '大型 2010-04-01 / けん引免許 あり'],
    ['大型けん引第一種', '大型 2010-04-01 / けん引免許 あり'],
    ['けん引免許', '大型 2010-04-01 / けん引免許 あり'],
  ])('that says %s sets the licence for trailers as its own column would', async (cell, after) => {
    const driver = await files.recorded();
    const { id, row } = await files.judge('コード,免許の種類', `${driver.code},"${cell}"`);
    expect(row).toMatchObject({ verdict: 'update', issues: [] });
    expect(row?.updates).toEqual([{ column: 1, before: '大型 2010-04-01 / けん引免許 なし', after }]);
    await files.all.apply(id);
    expect(await files.recordOf(driver)).toMatchObject({
      hasTowing: true,
      licences: [{ licenceClass: 'large', obtainedDate: '2010-04-01' }],
    });
  });

  it.each(['大型 けん引二種', '大型 けん引(小型トレーラー限定)', '大型 けん引なし'])(
    'that says %s means something else of trailers and is refused',
    async (cell) => {
      expect((await at(cell))?.issues).toMatchObject([{ column: 1, code: 'importRow.licences' }]);
    },
  );

  it('leaves the licence for trailers to a column of its own that says something', async () => {
    const { code } = await files.recorded();
    const { row } = await files.judge('コード,免許の種類,けん引', `${code},大型 けん引,無`);
    expect(row).toMatchObject({ verdict: 'unchanged', issues: [] });
  });

  it.each([
    ['8t限定', '中型', '○', '中型（8t限定） 2012-05-06'],
    ['８ｔ限定', '中型免許', '有', '中型（8t限定） 2012-05-06'],
    ['8トン限定', '中型（8t限定）', '1', '中型（8t限定） 2012-05-06'],
    ['8t限定', '中型', '×', '中型 2012-05-06'],
    ['8t限定', '中型', '', '中型 2012-05-06'],
    ['5t限定', '準中型', '○', '準中型（5t限定） 2012-05-06'],
  ])('takes its limitation from a column %s beside %s that says %s', async (header, cell, limit, after) => {
    const { code } = await files.recorded();
    const { row } = await files.judge(`コード,免許種類,${header},取得日`, `${code},${cell},${limit},2012/5/6`);
    expect(row).toMatchObject({ verdict: 'update', issues: [] });
    expect(row?.updates.map((update) => update.after)).toEqual([after]);
  });

  it.each([
    ['大型', '○'],
    ['普通', '有'],
    ['中型', '△'],
  ])('is refused where the limitation of %s is said to be %s', async (cell, limit) => {
    const { code } = await files.recorded();
    const { row } = await files.judge('コード,免許種類,8t限定', `${code},${cell},${limit}`);
    expect(row?.issues).toMatchObject([{ column: 1, code: 'importRow.licences' }]);
  });

  it.each([
    ['普通,中型,大型,けん引', '2001/5/1,,H22.4.1,2012/5/6', '普通 2001-05-01 / 大型 2010-04-01 + あり'],
    ['普通,準中型,中型,大型', '○,-,◯,×', '普通 取得日不明 / 中型 取得日不明'],
    ['普通免許,中型免許', '1999/5/20,8t限定 2003/5/20', '普通 1999-05-20 / 中型（8t限定） 2003-05-20'],
    ['免許の種類,大型', '大型 / 普通 2001/5/1,2010/4/1', '普通 2001-05-01 / 大型 2010-04-01'],
  ])('is put together from columns of classes: %s', async (headers, cells, after) => {
    const { code } = await files.recorded();
    const { row } = await files.judge(`コード,${headers}`, `${code},${cells}`);
    expect(row?.issues).toEqual([]);
    expect(row?.updates.map((update) => update.after).join(' + ')).toBe(after);
  });

  it('is refused where a column of a class says neither yes nor a day', async () => {
    const { row } = await files.judge('コード,大型,中型', `${(await files.recorded()).code},取得予定,○`);
    expect(row?.issues).toMatchObject([{ column: 1, code: 'importRow.licences', params: { text: '大型 取得予定' } }]);
  });

  it('is told in the file of refused rows as well, with an example', async () => {
    const [one, other] = [await files.recorded(), await files.recorded()];
    const twice = '大型 2010-04-01、大型 2011-04-01';
    const { id } = await files.judge('コード,免許の種類', `${one.code},大形`, `${other.code},${twice}`);
    const { body } = await admin.get(`${files.all.at(id)}/rejected`);
    expect(body).toContain('免許の種類の「大形」は読み取れません。「中型（8t限定） 1999-05-20');
    expect(body).toMatch(/大型 2011-04-01,免許の種類/);
  });

  it.each([
    '準中型(5t) 2010/4/1,普通 2008.4.1',
    '準中型（5t限定）2010-04-01／普通2008-04-01',
    'Semi-medium (5 t) 2010-04-01 / Ordinary 2008-04-01',
    '5トン限定準中型免許 平成22年4月1日取得・第一種普通 H20.4.1',
  ])('is read as people write it: %s', async (cell) => {
    const row = await at(cell);
    const after = '準中型（5t限定） 2010-04-01 / 普通 2008-04-01';
    expect(row).toMatchObject({ issues: [], updates: [{ before: '大型 2010-04-01', after }] });
  });
});
