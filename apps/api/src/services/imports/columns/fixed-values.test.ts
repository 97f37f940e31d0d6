import type { Import, ImportMapping } from '@haisha/validation/import';
import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../../test/imports.ts';
import { createDepartment, createVehicleType, newCode } from '../../../../test/masters.ts';
import { decodeText } from '../read/decode-text.ts';

const { admin, all, stop } = await startImports();
afterAll(stop);

const lines = (header: string, ...rows: string[]) => [header, ...rows].join('\r\n');
const own = ({ columns }: Import) => columns.filter(({ fixed }) => fixed === null).map(({ field }) => field);
const added = ({ columns }: Import) => columns.filter(({ fixed }) => fixed !== null);

async function choose({ id, version }: Import, choice: Pick<ImportMapping, 'mapping' | 'fixed'>) {
  return await admin.put(`${all.at(id)}/mapping`, { version, ...choice });
}

/** With these values for all rows, and judged anew. */
async function judgedWith(given: Import, fixed: ImportMapping['fixed']): Promise<Import> {
  const now = await all.find(given.id);
  const answer = await choose(now, { mapping: own(now), fixed });
  expect(answer.statusCode).toBe(200);
  return await all.judge(given.id);
}

async function typeOf(code: string) {
  return (await admin.get(`/api/vehicle-types?q=${code}`)).json().items;
}

describe('a field that a file has no column for', () => {
  it('has an empty column of its own where a new record needs it, to be filled row by row', async () => {
    const [one, two] = [newCode('F'), newCode('F')];
    // Nobody else has a file of this shape.
    const started = await all.start(
      'vehicle-types',
      lines('車種コード,車種名,表示順（一）', `${one},一,10`, `${two},二,10`),
    );
    expect(added(started)).toMatchObject([{ header: '', field: 'vehicleClass', fixed: '' }]);
    const { id, gaps } = await all.judge(started.id);
    expect(gaps).toEqual([{ column: 3, empty: 2, entered: 0 }]);
    const [first] = await all.rows(id);
    expect(first).toMatchObject({ cells: [one, '一', '10', ''], issues: [{ column: 3, path: 'vehicleClass' }] });
    const corrected = await all.correct(id, 2, [{ column: 3, text: '小型（2t）' }]);
    expect(corrected.rows).toMatchObject([{ verdict: 'new', corrected: [3], cells: [one, '一', '10', '小型（2t）'] }]);
    expect(corrected.import.gaps).toEqual([{ column: 3, empty: 1, entered: 1 }]);
    const nowhere = await all.correct(id, 3, [{ column: 4, text: '小型（2t）' }]);
    expect(nowhere.rows).toMatchObject([{ verdict: 'error', corrected: [] }]);
  });

  it('takes one value in all rows, without what was corrected being lost, and is remembered for the next file', async () => {
    const codes = [newCode('F'), newCode('F')];
    const content = lines('車種コード,車種名,表示順（二）', ...codes.map((code) => `${code},旧名,10`));
    const { id } = await all.judge((await all.start('vehicle-types', content)).id);
    await all.correct(id, 2, [{ column: 1, text: '新名' }]);
    await all.correct(id, 3, [{ column: 3, text: '大型（10t）' }]);
    const given = await judgedWith(await all.find(id), [{ field: 'vehicleClass', text: '中型（4t）' }]);
    expect(given).toMatchObject({ counts: { new: 2, error: 0 }, gaps: [{ column: 3, empty: 0, entered: 1 }] });
    expect(await all.rows(id)).toMatchObject([
      { cells: [codes[0], '新名', '10', '中型（4t）'], corrected: [1] },
      { cells: [codes[1], '旧名', '10', '大型（10t）'], corrected: [3] },
    ]);
    expect(await all.apply(id)).toMatchObject({ outcomes: { created: 2 } });
    expect(await typeOf(codes[0] ?? '')).toMatchObject([{ name: '新名', vehicleClass: 'medium' }]);
    expect(await typeOf(codes[1] ?? '')).toMatchObject([{ vehicleClass: 'large' }]);
    expect(await all.undo(id)).toMatchObject({ undone: { undone: 2 } });

    const next = await all.start('vehicle-types', content);
    expect(added(next)).toMatchObject([{ header: '', field: 'vehicleClass', fixed: '中型（4t）', isRemembered: true }]);
  });

  it('is said to be remembered until it is another one, and follows the language of the next import', async () => {
    const content = lines('車種コード,車種名,表示順（七）', `${newCode('F')},一,10`);
    const first = await all.start('vehicle-types', content);
    await judgedWith(first, [{ field: 'vehicleClass', text: '中型（4t）' }]);
    expect(added(await all.find(first.id))[0]).not.toHaveProperty('isRemembered');

    const next = await all.start('vehicle-types', content, '一覧.csv', '?locale=en');
    expect(added(next)).toMatchObject([{ fixed: 'Medium (4 t)', isRemembered: true }]);
    const same = await judgedWith(next, [{ field: 'vehicleClass', text: 'Medium (4 t)' }]);
    expect(added(same)).toMatchObject([{ isRemembered: true }]);
    expect(await all.rows(same.id)).toMatchObject([{ verdict: 'new' }]);
    const other = await judgedWith(same, [{ field: 'vehicleClass', text: 'Large (10 t)' }]);
    expect(added(other)[0]).not.toHaveProperty('isRemembered');
  });

  it('given as the code of a record is no other spelling in each row', async () => {
    const { code } = await createDepartment(admin);
    const started = await all.start('directions', lines('方面コード,方面名,表示順', `${newCode('F')},北東,10`));
    const { id } = await judgedWith(started, [{ field: 'departmentName', text: code }]);
    expect(await all.rows(id)).toMatchObject([{ verdict: 'new', changes: [] }]);
  });

  it('is filled from another row of the file where two stand for the same record', async () => {
    const code = newCode('F');
    const line = `${code},一,小型（2t）,10`;
    const started = await all.start('vehicle-types', lines('車種コード,車種名,車格,表示順（六）', line, line));
    const { id } = await judgedWith(started, [{ field: 'note', text: '' }]);
    await all.correct(id, 2, [{ column: 4, text: '備考を入力' }]);
    const { rows } = await all.decide(id, { decision: 'merge', numbers: [3] });
    expect(rows).toMatchObject([{ decision: 'skip' }, { cells: [code, '一', '小型（2t）', '10', '備考を入力'] }]);
  });

  it('leaves what a record has, unless the value is entered in its row', async () => {
    const there = await createVehicleType(admin, { vehicleClass: 'large', note: null });
    const started = await all.start(
      'vehicle-types',
      lines('車種コード,車種名,表示順（三）', `${there.code},${there.name},`),
    );
    const fixed = [
      { field: 'vehicleClass', text: '中型（4t）' },
      { field: 'note', text: 'ファイルから' },
    ];
    const { id } = await judgedWith(started, fixed);
    expect(await all.rows(id)).toMatchObject([
      { verdict: 'update', cells: [there.code, there.name, '', '', 'ファイルから'], updates: [{ column: 4 }] },
    ]);
    const { rows } = await all.correct(id, 2, [{ column: 3, text: '中型（4t）' }]);
    expect(rows[0]).toMatchObject({ updates: [{ column: 3 }, { column: 4 }], corrected: [3] });
    await all.apply(id);
    expect(await typeOf(there.code)).toMatchObject([{ vehicleClass: 'medium', note: 'ファイルから' }]);
  });

  it('is refused a value that no cell could hold, by the rule of the form', async () => {
    const started = await all.start('drivers', lines('社員番号,氏名,メモ四', `${newCode('F')},松田一郎,`));
    const fixed = [
      { field: 'sex', text: '男子' },
      { field: 'departmentName', text: 'どこにもない営業所' },
      { field: 'birthDate', text: '昭和の春' },
    ];
    const refused = await choose(started, { mapping: own(started), fixed });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      { path: 'fixed.0.text', code: 'importRow.choice' },
      { path: 'fixed.1.text', code: 'importRow.unknown' },
      { path: 'fixed.2.text' },
    ]);
    const twice = await choose(started, { mapping: own(started), fixed: [{ field: 'name', text: '同じ' }] });
    expect(twice.json().errors).toEqual([{ path: 'fixed.0.field', code: 'importRow.field' }]);
  });

  it('may name a record, and what the board calls a driver follows the name', async () => {
    const department = await createDepartment(admin);
    const code = newCode('F');
    const started = await all.start(
      'drivers',
      lines(
        '社員番号,氏名,フリガナ,生年月日,雇用形態,電話番号,郵便番号,住所,入社日',
        `${code},松田　一郎,マツダ イチロウ,S60.4.1,正社員,09012345678,243-0018,神奈川県厚木市中町1-1,H20.4.1`,
      ),
    );
    expect(added(started).map(({ field }) => field)).not.toContain('shortName');
    expect(added(started).map(({ field }) => field)).not.toContain('prefecture');
    const others = added(started).map(({ field }) => ({ field: field ?? '', text: '' }));
    const texts: Record<string, string> = { sex: '男性', departmentName: department.code };
    const fixed = others.map(({ field }) => ({ field, text: texts[field] ?? '' }));
    const { id } = await judgedWith(started, fixed);
    expect((await all.rows(id)).map(({ issues }) => issues)).toEqual([[]]);
    await all.apply(id);
    const { items } = (await admin.get(`/api/drivers?q=${code}`)).json();
    expect(items).toMatchObject([{ sex: 'male', departmentId: department.id, shortName: '松田一郎', city: '厚木市' }]);
  });
});

it('the file of what was kept out has what was said in such columns behind its own', async () => {
  const code = newCode('F');
  const started = await all.start('vehicle-types', lines('車種コード,車種名,表示順（五）', `${code},,10`));
  const { id } = await judgedWith(started, [{ field: 'note', text: '共通' }]);
  const rejected = async () =>
    decodeText((await admin.get(`${all.at(id)}/rejected`)).rawPayload, 'utf8Mark').split('\n');
  expect((await rejected())[0]).toBe('車種コード,車種名,表示順（五）,備考,取り込めない理由');
  await all.correct(id, 2, [{ column: 4, text: '小型（2t）' }]);
  const [header, row] = await rejected();
  expect(header).toBe('車種コード,車種名,表示順（五）,備考,車格,取り込めない理由');
  expect(row).toBe(`${code},,10,共通,小型（2t）,車種名を入力してください`);
});

it('rows of totals are passed over and named, and those of records are not', async () => {
  const [one, two] = [newCode('F'), newCode('F')];
  const content = lines(
    '車種コード,車種名,車格,表示順',
    `${one},合計,小型（2t）,1`,
    '小 計,1台,,',
    `${two},二,小型（2t）,2`,
    '合計,2台,,3',
    '合計,合計,,',
  );
  const { id, oddRows, rowCount, counts } = await all.judge((await all.start('vehicle-types', content)).id);
  expect(oddRows).toEqual([{ kind: 'totals', count: 2, numbers: [3, 5] }]);
  expect(rowCount).toBe(3);
  expect(counts).toMatchObject({ new: 2, error: 1 });
  expect((await all.rows(id)).map(({ number }) => number)).toEqual([2, 4, 6]);
});
