import type { VehicleType } from '@haisha/validation/vehicle-type';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../../test/browser.ts';
import { importsOf, startImports } from '../../../test/imports.ts';
import { createDepartment, createDriver, createVehicle, createVehicleType, newCode } from '../../../test/masters.ts';
import { auditRecords } from '../../db/schema/services/audit-records.ts';
import { imports } from '../../db/schema/services/imports.ts';
import { jobs } from '../../db/schema/services/jobs.ts';
import { enqueueJob } from '../jobs/queue/enqueue-job.ts';
import { decodeText, encodeText } from './read/decode-text.ts';

const { test, admin, all, stop } = await startImports();
afterAll(stop);

const header = '車種コード,＊車種名,車 格,最大積載量（kg）,表示順,備考';
const lines = (...rows: string[]) => [header, ...rows].join('\r\n');
const line = (code: string, values = '4t 冷凍,中型（4t）,3000,10,') => `${code},${values}`;

async function typesNow(code: string): Promise<VehicleType[]> {
  return (await admin.get(`/api/vehicle-types?q=${code}&pageSize=200`)).json().items;
}

async function judged(content: string | Buffer) {
  const { id } = await all.start('vehicle-types', content);
  return await all.judge(id);
}

it('a file becomes records, by the words of the screens, and all of it can be undone', async () => {
  const there = await createVehicleType(admin, { name: '旧い名称', note: '残る' });
  const [first, second] = [newCode('I'), newCode('I')];
  const content = encodeText(
    lines(line(first), line(second, '10t,大型（10t）,"１,２００",20,髙橋'), line(there.code)),
    'sjis',
  );
  const started = await all.start('vehicle-types', content);
  expect(started).toMatchObject({ status: 'prepared', encoding: 'sjis', delimiter: 'comma', rowCount: 3 });
  expect(started.columns.map(({ field }) => field)).toEqual([
    'code',
    'name',
    'vehicleClass',
    'maxLoadKg',
    'sortOrder',
    'note',
  ]);

  const { id, counts } = await all.judge(started.id);
  expect(counts).toEqual({ new: 2, update: 1, unchanged: 0, warning: 0, duplicate: 0, error: 0 });
  const rows = await all.rows(id);
  expect(rows[1]).toMatchObject({ number: 3, changes: [{ column: 3, before: '１,２００', after: '1200' }] });
  expect(rows[2]?.target).toEqual({ id: there.id, label: `${there.code} 旧い名称` });
  expect(rows[2]?.updates).toContainEqual({ column: 1, before: '旧い名称', after: '4t 冷凍' });

  const applied = await all.apply(id);
  expect(applied).toMatchObject({
    status: 'applied',
    outcomes: { created: 2, updated: 1, unchanged: 0, skipped: 0, rejected: 0 },
  });
  expect(await typesNow(second)).toMatchObject([{ name: '10t', vehicleClass: 'large', maxLoadKg: 1200, note: '髙橋' }]);
  expect(await typesNow(there.code)).toMatchObject([{ name: '4t 冷凍', note: '残る', version: there.version + 1 }]);
  const records = await test.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.entityId, there.id), eq(auditRecords.action, 'import')));
  expect(records).toMatchObject([{ before: { name: '旧い名称' }, after: { name: '4t 冷凍' }, actorId: admin.userId }]);

  const undone = await all.undo(id);
  expect(undone).toMatchObject({ status: 'undone', undone: { undone: 3, changed: 0, inUse: 0 } });
  expect(await typesNow(first)).toEqual([]);
  expect(await typesNow(there.code)).toMatchObject([{ name: '旧い名称', version: there.version + 2 }]);
});

describe('what is wrong with a row', () => {
  it('is told by the cell at fault, and a corrected cell is judged again with the rows it was in conflict with', async () => {
    const [one, two] = [newCode('I'), newCode('I')];
    const { id, counts } = await judged(lines(line(one), line(one), line(two, '3t,ない車格,abc,10,')));
    expect(counts).toMatchObject({ duplicate: 2, error: 1 });
    const [first, , third] = await all.rows(id);
    expect(first?.conflicts).toEqual([{ kind: 'row', key: 'code', isUnique: true, number: 3 }]);
    expect(first?.choices).toEqual(['overwrite', 'merge', 'skip']);
    expect(third?.issues).toEqual([
      { column: 2, path: 'vehicleClass', code: 'importRow.choice', params: { text: 'ない車格' } },
      { column: 3, path: 'maxLoadKg', code: 'integer' },
    ]);
    const other = newCode('I');
    const corrected = await all.correct(id, 3, [{ column: 0, text: other }]);
    expect(corrected.rows).toMatchObject([
      { number: 2, verdict: 'new', conflicts: [] },
      { number: 3, verdict: 'new', corrected: [0], cells: [other, '4t 冷凍', '中型（4t）', '3000', '10', ''] },
    ]);
    expect(corrected.import.counts).toMatchObject({ new: 2, duplicate: 0, error: 1 });
  });

  it('keeps all rows out, or that row alone, which comes back with its reasons in the encoding of the file', async () => {
    const [right, wrong] = [newCode('I'), newCode('I')];
    const { id } = await judged(encodeText(lines(line(right), line(wrong, '髙橋,,3000,10,')), 'sjis'));
    const refused = await admin.post(`${all.at(id)}/apply`, {});
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'import.undecided']);
    expect(await all.apply(id, 'validOnly')).toMatchObject({ outcomes: { created: 1, rejected: 1 } });
    expect(await typesNow(wrong)).toEqual([]);
    const file = await admin.get(`${all.at(id)}/rejected`);
    const [header = '', row] = decodeText(file.rawPayload, 'sjis').split('\n');
    expect(header.split(',').slice(0, 2)).toEqual(['車種コード', '＊車種名']);
    expect(row).toBe(`${wrong},髙橋,,3000,10,,車格を入力してください`);
  });
});

describe('the file of what was kept out', () => {
  async function rejectedOf(encoding: 'sjis' | 'eucJp', name: string, corrected?: string) {
    const content = encodeText(lines(line(newCode('I'), `${name},,3000,10,=1+1`)), encoding);
    const { id } = await judged(content);
    if (corrected !== undefined) await all.correct(id, 2, [{ column: 1, text: corrected }]);
    return { id, content: (await admin.get(`${all.at(id)}/rejected`)).rawPayload };
  }

  it.each(['sjis', 'eucJp'] as const)('is in UTF-8 when %s lacks a character of it', async (encoding) => {
    const plain = await rejectedOf(encoding, '四トン');
    expect(decodeText(plain.content, encoding)).toContain('四トン');
    const { content } = await rejectedOf(encoding, '四トン', '𠮷野家 é😀');
    expect(content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(decodeText(content, 'utf8Mark')).toContain('𠮷野家 é😀');
  });

  it('has nothing that a spreadsheet runs, and is read as it was', async () => {
    const { content } = await rejectedOf('sjis', '四トン');
    expect(decodeText(content, 'sjis')).toContain(",'=1+1,");
    const { id } = await judged(content);
    await all.correct(id, 2, [{ column: 2, text: '中型（4t）' }]);
    await all.apply(id);
    const [row] = await all.rows(id);
    expect(await typesNow(row?.cells[0] ?? '')).toMatchObject([{ note: '=1+1' }]);
  });
});

it('an empty cell keeps what is there and #CLEAR empties it', async () => {
  const there = await createVehicleType(admin, { note: '旧', maxLoadKg: 2000 });
  const { id } = await judged(lines(`${there.code},,,#CLEAR,,`));
  await all.apply(id);
  expect(await typesNow(there.code)).toMatchObject([{ name: there.name, maxLoadKg: null, note: '旧' }]);
});

it('an administrator sees the work on the import of somebody else, which is not theirs to stop', async () => {
  const operator = await logInAs(test, ['manager']);
  const others = importsOf(test, operator);
  const { id } = await others.start('vehicle-types', lines(line(newCode('I'))));
  expect((await others.judge(id)).job).toMatchObject({ isOwn: true });
  expect((await all.find(id)).job).toMatchObject({ isOwn: false });
});

describe('duplicates', () => {
  it('within the file are decided by a rule; the last row is taken, and the others are skipped', async () => {
    const code = newCode('I');
    const { id } = await judged(
      lines(
        line(code, '一,中型（4t）,4000,1,'),
        line(code, '二,中型（4t）,4100,2,'),
        line(code, '三,中型（4t）,4200,3,'),
      ),
    );
    const decided = await all.decide(id, { decision: 'overwrite', rule: { of: 'rows', keep: 'last' } });
    expect(decided).toMatchObject({
      refusedCount: 0,
      rows: [],
      import: { undecidedCount: 0, planned: { created: 1, updated: 0 } },
    });
    expect(await all.apply(id)).toMatchObject({ outcomes: { created: 1, skipped: 2 } });
    expect(await typesNow(code)).toMatchObject([{ name: '三' }]);
  });

  it("of a record with the same phone, or a similar name within 50 m, are nobody's to choose but a person's", async () => {
    const place = { latitude: 35.6, longitude: 140.1 };
    const there = await createDepartment(admin, { name: '千葉みなとセンター', phone: '0432345678', ...place });
    const csv = (await admin.get(`/api/departments/export?format=csv&q=${there.code}`)).body;
    const [phone, near] = [newCode('D'), newCode('D')];
    const [header = '', row = ''] = csv.split('\r\n');
    const like = row
      .replace(there.code, near)
      .replace('0432345678', '')
      .replace('35.6', '35.6003')
      .replace('みなと', 'ミナト');
    const same = row.replace(there.code, phone).replace('35.6', '36.6').replace('千葉みなとセンター', '別のセンター');
    const { id } = await all.start('departments', [header, same, like].join('\r\n'));
    expect((await all.judge(id)).counts).toMatchObject({ duplicate: 2 });
    const [bySame, byLike] = await all.rows(id);
    const record = { id: there.id, label: `${there.code} 千葉みなとセンター` };
    expect(bySame?.conflicts).toEqual([{ kind: 'record', key: 'phone', isUnique: false, record }]);
    expect(byLike?.conflicts).toEqual([{ kind: 'record', key: 'place', isUnique: false, record }]);
    await all.decide(id, { decision: 'registerAsNew', numbers: [2] });
    const { rows } = await all.decide(id, { decision: 'merge', numbers: [3] });
    const [asNew, merged] = await all.rows(id);
    expect(rows).toEqual([merged]);
    expect([asNew?.verdict, merged?.verdict, merged?.target?.id]).toEqual(['new', 'unchanged', there.id]);
  });

  it('of another unique value of a record are told beside what else is wrong', async () => {
    const there = await createVehicle(admin, { chassisNumber: newCode('C') });
    const row = `${newCode('V')},品川 100 あ 1,,,${there.chassisNumber}`;
    const { id } = await all.start('vehicles', ['社番,ナンバー,車種,部署,車台番号', row].join('\n'));
    await all.judge(id);
    await all.correct(id, 2, [
      { column: 2, text: there.vehicleTypeName },
      { column: 3, text: there.departmentName },
    ]);
    const [found] = await all.rows(id);
    expect(found?.issues.map(({ path }) => path)).toContain('grossWeightKg');
    expect(found?.conflicts).toMatchObject([{ key: 'chassisNumber', isUnique: true, record: { id: there.id } }]);
  });
});

describe('between judging and applying', () => {
  it('a record changed by somebody else stops the whole import, which is judged again', async () => {
    const there = await createVehicleType(admin);
    const { id } = await judged(lines(line(there.code, '別名,中型（4t）,3000,10,')));
    await admin.put(`/api/vehicle-types/${there.id}`, { ...there, note: '変更' });
    const refused = await all.apply(id);
    expect(refused).toMatchObject({ status: 'judged', job: { failure: { code: 'import.outdated' } } });
    await all.judge(id);
    expect(await all.apply(id)).toMatchObject({ outcomes: { updated: 1 } });
    expect(await typesNow(there.code)).toMatchObject([{ name: '別名', note: '変更' }]);
  });

  it('a crash leaves nothing, and the import goes on from where it was', async () => {
    const code = newCode('I');
    const { id } = await judged(lines(line(code)));
    const job = await test.db.transaction(async (tx) => {
      const jobId = await enqueueJob(tx, { kind: 'nobody', input: {}, ownerId: admin.userId });
      await tx.update(imports).set({ status: 'applying', jobId }).where(eq(imports.id, id));
      return jobId;
    });
    expect(await all.find(id)).toMatchObject({ status: 'applying' });
    await test.db.update(jobs).set({ status: 'failed' }).where(eq(jobs.id, job));
    expect(await all.find(id)).toMatchObject({ status: 'judged', counts: { new: 1 } });
    expect(await all.apply(id)).toMatchObject({ status: 'applied', outcomes: { created: 1 } });
  });
});

describe('undoing', () => {
  it('leaves what was changed since or is in use, and says so', async () => {
    const [changed, used, driven, free] = [newCode('I'), newCode('I'), newCode('I'), newCode('I')];
    const { id } = await judged(lines(line(changed), line(used), line(driven), line(free)));
    await all.apply(id);
    const [row] = await typesNow(changed);
    await admin.put(`/api/vehicle-types/${row?.id}`, { ...row, note: '変更' });
    await createVehicle(admin, { vehicleTypeId: (await typesNow(used))[0]?.id ?? '' });
    await createDriver(admin, { usableVehicleTypeIds: [(await typesNow(driven))[0]?.id ?? ''] });
    expect(await all.undo(id)).toMatchObject({ status: 'undone', undone: { undone: 1, changed: 1, inUse: 2 } });
    expect(await typesNow(driven)).toMatchObject([{}]);
    expect([await typesNow(changed), await typesNow(used), await typesNow(free)]).toMatchObject([[{}], [{}], []]);
    const again = await admin.post(`${all.at(id)}/undo`);
    expect([again.statusCode, again.json().code]).toEqual([409, 'import.wrong_state']);
  });

  it('is possible for a day', async () => {
    const { id } = await judged(lines(line(newCode('I'))));
    await all.apply(id);
    const appliedAt = new Date(test.clock().getTime() - 25 * 3_600_000).toISOString();
    await test.db.update(imports).set({ appliedAt }).where(eq(imports.id, id));
    const late = await admin.post(`${all.at(id)}/undo`);
    expect([late.statusCode, late.json().code]).toEqual([409, 'import.too_late']);
  });
});

it('a file is read in another way when somebody says so', async () => {
  const started = await all.start('vehicle-types', Buffer.from('車種コード;車種名\nX;四トン'));
  expect(started).toMatchObject({ delimiter: 'semicolon' });
  const reading = { version: started.version, delimiter: 'comma' };
  const read = (await admin.put(`${all.at(started.id)}/reading`, reading)).json();
  expect(read.columns[0]).toMatchObject({ header: '車種コード;車種名', field: null, fixed: null });
});
