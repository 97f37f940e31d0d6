import { addMonths } from '@haisha/rules/calendar';
import { afterAll, describe, expect, it } from 'vitest';
import { aptitudeTest, check, driverFilesOf, earlierCheck } from '../../../../test/driver-files.ts';
import { startImports } from '../../../../test/imports.ts';
import { createDepartment, newCode } from '../../../../test/masters.ts';
import { tokyoDay } from '../../../clock.ts';

const { test, admin, stop } = await startImports({}, { at: '2026-11-21T03:00:00Z' });
afterAll(stop);
const files = driverFilesOf(test, admin);
const department = await createDepartment(admin, { name: '越谷センター' });

const person =
  'コード,氏名,カナ,性別,生年月日,郵便番号,都道府県,市区町村,町名・番地,電話番号,雇用区分,入社日,選任日,所属部署';
function newPerson(): { code: string; cells: string } {
  const code = newCode('F');
  const phone = `0901000${code.slice(-4)}`;
  const cells = `${code},山本 実,ヤマモト ミノル,男性,1975-02-03,3390073,埼玉県,さいたま市岩槻区,1-2-3,${phone},正社員,2015-04-01,2015-05-01,${department.name}`;
  return { code, cells };
}

describe('the list of drivers that an office keeps', () => {
  const header = `${person},免許証番号,免許の種類,免許有効期限,牽引,資格,健康診断日,健診結果,適性診断日,適性診断区分`;
  const said =
    '433012345630,8t限定中型 1999/5/20、大型 H22.4.1（AT限定）,R9.5.1,あり,フォークリフト H30.5.12、玉掛け 2019/4/1,2026/4/1,要観察,2015/4/10,初任';

  it('brings licences, health check and aptitude test of new drivers, and what falls due by them', async () => {
    const { code, cells } = newPerson();
    await files.applied(header, `${cells},${said}`);
    const driver = await files.read(code);
    expect(driver).toMatchObject({
      licenceExpiryDate: '2027-05-01',
      nextHealthCheckDate: '2027-04-01',
      ...{ lacksLicence: false, lacksHealthCheck: false, lacksAptitudeTest: false },
    });
    expect(await files.recordOf(driver)).toMatchObject({
      version: 1,
      licenceNumber: '433012345630',
      licenceExpiryDate: '2027-05-01',
      hasTowing: true,
      licences: [
        { licenceClass: 'medium8t', obtainedDate: '1999-05-20', automaticOnly: false },
        { licenceClass: 'large', obtainedDate: '2010-04-01', automaticOnly: true },
      ],
      qualifications: [
        { kind: 'forklift', name: null, obtainedDate: '2018-05-12', expiryDate: null },
        { kind: 'other', name: '玉掛け', obtainedDate: '2019-04-01', expiryDate: null },
      ],
      healthChecks: [{ date: '2026-04-01', kind: 'regular', result: 'watch', nextDate: null, note: null }],
      aptitudeTests: [aptitudeTest],
    });
    const again = await files.judge(header, `${cells},${said}`);
    expect(again.counts).toMatchObject({ unchanged: 1 });
  });

  it('is refused where days cannot be, and warned of where they are odd', async () => {
    const [wrong, odd] = [newPerson(), newPerson()];
    const impossible = said.replace('H22.4.1', '1990/4/1').replace('2026/4/1', '2162/4/1');
    // Files are judged by the clock of the machine.
    const [soon, never, later] = [18, 100, 66].map((months) => addMonths(tokyoDay(new Date()), months));
    const late = odd.cells.replace('2015-04-01', String(soon)).replace('2015-05-01', '');
    const hired = wrong.cells.replace('2015-04-01', String(never)).replace('2015-05-01', '');
    const lines = [`${hired},${impossible}`, `${late},${said.replace('R9.5.1', String(later))}`];
    const { id } = await files.judge(header, ...lines);
    const [first, second] = await files.all.rows(id);
    expect(first).toMatchObject({
      verdict: 'error',
      issues: [
        { path: 'hiredDate', code: 'dayTooLate' },
        { path: 'record.licences.1.obtainedDate', code: 'dayTooEarly', params: { earliest: '1993/02/03' } },
        { path: 'healthCheck.date', code: 'dayTooLate' },
      ],
    });
    expect(second).toMatchObject({
      verdict: 'warning',
      warnings: [
        { path: 'record.licenceExpiryDate', code: 'dayUnusuallyLate' },
        { path: 'hiredDate', code: 'dayUnusuallyLate', params: { day: soon?.replaceAll('-', '/') } },
      ],
    });
  });

  it('is taken back with the records it made, unless something was entered since', async () => {
    const [one, other] = [newPerson(), newPerson()];
    const id = await files.applied(header, `${one.cells},${said}`, `${other.cells},${said}`);
    const kept = await files.read(other.code);
    const record = await files.recordOf(kept);
    await admin.put(`/api/drivers/${kept.id}/record`, { ...record, healthRestrictions: '深夜は不可' });
    const { undone } = await files.all.undo(id);
    expect(undone).toMatchObject({ undone: 1, changed: 1 });
    expect(await files.read(one.code)).toBeUndefined();
    expect(await files.recordOf(kept)).toMatchObject({
      licenceNumber: '433012345630',
      healthRestrictions: '深夜は不可',
    });
  });

  it('makes no record of a driver of whom it says nothing that stands there', async () => {
    const { code, cells } = newPerson();
    await files.applied(header, `${cells},,,,,,,,`);
    expect(await files.recordOf(await files.read(code))).toMatchObject({ version: 0 });
    expect(await files.actsOn(await files.read(code), 'driverRecord')).toEqual([]);
  });
});

describe('the latest check-up in a file', () => {
  it('is added before the earlier ones when its day is newer, with nothing of them in it', async () => {
    const driver = await files.recorded();
    const without = await files.judge('コード,健康診断日', `${driver.code},2026-10-05`);
    // The result is asked for, in a column that the file lacks.
    const column = without.columns.findIndex(({ field, fixed }) => field === 'healthCheck.result' && fixed === '');
    expect(without.row?.issues).toEqual([{ column, path: 'healthCheck.result', code: 'required' }]);
    await files.all.correct(without.id, 2, [{ column, text: '異常なし' }]);
    await files.all.apply(without.id);
    const added = { date: '2026-10-05', kind: 'regular', result: 'normal', nextDate: null, note: null };
    expect((await files.recordOf(driver)).healthChecks).toEqual([added, check, earlierCheck]);
    expect((await files.read(driver.code)).nextHealthCheckDate).toBe('2027-10-05');
    await files.all.undo(without.id);
    expect((await files.recordOf(driver)).healthChecks).toEqual([check, earlierCheck]);
    expect((await files.read(driver.code)).nextHealthCheckDate).toBe('2027-04-01');
  });

  it.each(['2026年10月', 'R8.10', '2026/10'])(
    'of which the day is not known is asked about, not made up: %s',
    async (text) => {
      const driver = await files.recorded();
      const header = 'コード,健康診断日,健診結果,次回健診日,適性診断日,適性診断区分';
      const { id, row } = await files.judge(header, `${driver.code},${text},異常なし,${text},${text},初任`);
      expect(row?.issues).toMatchObject([
        { column: 1, path: 'healthCheck.date', code: 'importRow.checkMonth', params: { text } },
        { column: 4, path: 'aptitudeTest.date', code: 'importRow.checkMonth', params: { text } },
        { column: 3, path: 'healthCheck.nextDate', code: 'date.lacksDay', params: { text } },
      ]);
      const { rows } = await files.all.correct(
        id,
        2,
        [1, 2, 3, 4, 5].map((column) => ({ column, text: '' })),
      );
      expect(rows).toMatchObject([{ verdict: 'unchanged', issues: [] }]);
    },
  );

  it('that says what the last one says is another one by its day alone', async () => {
    const driver = await files.recorded();
    await files.applied('コード,健診結果,次回健診日,健康診断日', `${driver.code},要観察,2027-04-01,2026-11-01`);
    expect((await files.recordOf(driver)).healthChecks).toMatchObject([
      { date: '2026-11-01', result: 'watch', nextDate: '2027-04-01' },
      check,
      earlierCheck,
    ]);
  });

  it('of the same day changes what is there and keeps its findings', async () => {
    const driver = await files.recorded();
    await files.applied('コード,健康診断日,健診結果,次回健診日', `${driver.code},2026/4/1,要再検査,#CLEAR`);
    expect((await files.recordOf(driver)).healthChecks).toEqual([
      { ...check, result: 'recheck', nextDate: null },
      earlierCheck,
    ]);
  });

  it('of an earlier day is refused, with the day that is on record', async () => {
    const { code } = await files.recorded();
    const { row } = await files.judge(
      'コード,健康診断日,健診結果,適性診断日,適性診断区分',
      `${code},2025-10-01,異常なし,2015-04-09,初任`,
    );
    expect(row?.issues).toMatchObject([
      { column: 1, path: 'healthCheck.date', code: 'importRow.earlier', params: { latest: '2026/04/01' } },
      { column: 3, path: 'aptitudeTest.date', code: 'importRow.earlier', params: { latest: '2015/04/10' } },
    ]);
  });

  it('has a day, and a result that a value for all rows gives where there is one', async () => {
    const [one, other] = [await files.recorded({}), await files.recorded({})];
    const { row } = await files.judge('コード,健診結果', `${one.code},異常なし`);
    expect(row?.issues).toMatchObject([{ path: 'healthCheck.date', code: 'required' }]);
    const lines = ['コード,健康診断日', `${one.code},2026-10-05`, `${other.code},`];
    const started = await files.all.start('drivers', lines.join('\n'));
    await admin.put(`${files.all.at(started.id)}/mapping`, {
      version: started.version,
      mapping: ['code', 'healthCheck.date'],
      fixed: [{ field: 'healthCheck.result', text: '異常なし' }],
    });
    expect((await files.all.judge(started.id)).counts).toMatchObject({ update: 1, unchanged: 1 });
    await files.all.apply(started.id);
    expect((await files.recordOf(one)).healthChecks).toMatchObject([{ date: '2026-10-05', result: 'normal' }]);
    expect((await files.recordOf(other)).healthChecks).toEqual([]);
  });

  it('is another one as well where all were examined on one day, and the earlier one stays', async () => {
    const driver = await files.recorded();
    const started = await files.all.start('drivers', `コード,健診結果\n${driver.code},異常なし`);
    await admin.put(`${files.all.at(started.id)}/mapping`, {
      version: started.version,
      mapping: ['code', 'healthCheck.result'],
      fixed: [{ field: 'healthCheck.date', text: '2026-10-05' }],
    });
    await files.all.judge(started.id);
    await files.all.apply(started.id);
    expect((await files.recordOf(driver)).healthChecks).toMatchObject([
      { date: '2026-10-05', result: 'normal', nextDate: null },
      check,
      earlierCheck,
    ]);
  });

  it('of another day fills nothing of the one on record where rows are merged', async () => {
    const { code } = await files.recorded({ healthChecks: [earlierCheck] });
    const header = 'コード,健康診断日,健診結果,次回健診日,免許の条件';
    const given = await files.judge(header, `${code},2026-10-05,異常なし,2027-10-05,眼鏡等`);
    await files.all.decide(given.id, { decision: 'merge', numbers: [2] });
    const [merged] = await files.all.rows(given.id);
    expect(merged?.updates.map(({ column }) => column)).toEqual([4]);
  });

  it('is not taken off by a file that empties all of its cells', async () => {
    const { code } = await files.recorded();
    const { row } = await files.judge('コード,適性診断日,適性診断区分', `${code},#CLEAR,#CLEAR`);
    expect(row?.issues).toMatchObject([{ column: 1, path: 'aptitudeTest.date', code: 'required' }]);
  });

  it('of a record made by an import that was taken back is not written by one judged meanwhile', async () => {
    const driver = await files.recorded({});
    const first = await files.applied('コード,健康診断日,健診結果', `${driver.code},2026-04-01,要観察`);
    const second = await files.judge('コード,免許の条件', `${driver.code},眼鏡等`);
    await files.all.undo(first);
    await admin.put(`/api/drivers/${driver.id}`, { ...(await files.read(driver.code)), note: '応援' });
    expect(await files.all.apply(second.id)).toMatchObject({ status: 'judged' });
    expect(await files.recordOf(driver)).toMatchObject({ healthChecks: [], licenceConditions: null });
  });

  it('is not kept with an import that says nothing of it', async () => {
    const driver = await files.recorded();
    const id = await files.applied('コード,携帯', `${driver.code},09099990001`);
    const { rows } = await test.pool.query('select before from import_results where import_id = $1', [id]);
    expect(rows).toEqual([{ before: { phone: driver.phone } }]);
    await files.all.undo(id);
    expect(await files.read(driver.code)).toMatchObject({ phone: driver.phone, version: driver.version + 2 });
  });

  it('is kept with an import only in the fields that the file changes, which undoing gives back', async () => {
    const driver = await files.recorded();
    const id = await files.applied(
      'コード,免許証番号,免許の種類,健康診断日,健診結果',
      `${driver.code},113012345640,大型 2010-04-01,${check.date},異常なし`,
    );
    const kept = async (column: 'values' | 'before') =>
      (
        await test.pool.query(
          `select ${column} from import_${column === 'values' ? 'rows' : 'results'} where import_id = $1`,
          [id],
        )
      ).rows[0][column];
    expect(await kept('values')).toEqual({ 'record.licenceNumber': '113012345640', 'healthCheck.result': 'normal' });
    expect(await kept('before')).toEqual({
      'record.licenceNumber': '433012345630',
      'record.healthChecks': [check, earlierCheck],
      'healthCheck.result': 'watch',
    });
    expect(await files.recordOf(driver)).toMatchObject({
      healthChecks: [{ ...check, result: 'normal' }, earlierCheck],
    });
    await files.all.undo(id);
    expect(await files.recordOf(driver)).toMatchObject({
      licenceNumber: '433012345630',
      licences: [{ licenceClass: 'large' }],
      healthChecks: [check, earlierCheck],
      aptitudeTests: [aptitudeTest],
    });
  });

  it('cannot be emptied away, and fills what is empty alone where rows are merged', async () => {
    const { code } = await files.recorded();
    const { row } = await files.judge('コード,健康診断日', `${code},#CLEAR`);
    expect(row?.issues).toMatchObject([{ column: 1, path: 'healthCheck.date', code: 'required' }]);
    const header = 'コード,健康診断日,健診結果,免許証番号,免許の条件';
    const given = await files.judge(header, `${code},2026-10-05,異常なし,113012345640,眼鏡等`);
    await files.all.decide(given.id, { decision: 'merge', numbers: [2] });
    const [merged] = await files.all.rows(given.id);
    expect(merged?.updates.map(({ column }) => column)).toEqual([4]);
  });

  it('is kept, as all else, by a file that says nothing of it', async () => {
    const driver = await files.recorded();
    const before = await files.recordOf(driver);
    await files.applied('コード,携帯,健康診断日,免許の種類', `${driver.code},09099990000,,`);
    expect(await files.recordOf(driver)).toEqual(before);
    expect(await files.read(driver.code)).toMatchObject({ phone: '09099990000', nextHealthCheckDate: '2027-04-01' });
  });
});
