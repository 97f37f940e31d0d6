import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../../test/imports.ts';
import { createDepartment, newCode } from '../../../../test/masters.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import { imports } from '../../../db/schema/services/imports.ts';

const { test, admin, all, stop } = await startImports();
afterAll(stop);

const header = '車種コード,車種名,車格,表示順';
let phones = 0;

/** A department, and the judged import of rows with other codes and its telephone number; `own` adds one with its code. */
async function sharingPhone(count: number, { own = false } = {}) {
  phones += 1;
  const there = await createDepartment(admin, {
    name: '元の名前',
    phone: `04326500${String(phones).padStart(2, '0')}`,
  });
  const csv = (await admin.get(`/api/departments/export?format=csv&q=${there.code}`)).body;
  const [header = '', row = ''] = csv.split('\r\n');
  const of = (code: string, name: string) => row.replace(there.code, code).replace('元の名前', name);
  const others = Array.from({ length: count }, (_, index) => of(newCode('R'), `名前${index + 2}`));
  const lines = own ? [...others, of(there.code, '自分')] : others;
  const { id } = await all.start('departments', [header, ...lines].join('\r\n'));
  await all.judge(id);
  return { there, id };
}

async function decisionsOf(id: string) {
  return (await all.rows(id)).map(({ decision }) => decision);
}

const nameNow = async (id: string) => (await admin.get(`/api/departments/${id}`)).json().name;

describe('of rows that would be written onto one record', () => {
  it.each([
    ['last', ['skip', 'skip', 'overwrite'], '名前4'],
    ['first', ['overwrite', 'skip', 'skip'], '名前2'],
  ])('a rule takes the %s one', async (keep, decisions, name) => {
    const { there, id } = await sharingPhone(3);
    await all.decide(id, { decision: 'overwrite', rule: { of: 'records', keep } });
    expect(await decisionsOf(id)).toEqual(decisions);
    expect(await all.find(id)).toMatchObject({ planned: { created: 0, updated: 1 } });
    expect(await all.apply(id)).toMatchObject({ outcomes: { updated: 1, skipped: 2 } });
    expect(await nameNow(there.id)).toBe(name);
  });

  it('the one decided about last is taken, and one with the code of the record is skipped as well', async () => {
    const { there, id } = await sharingPhone(2, { own: true });
    await all.decide(id, { decision: 'overwrite', numbers: [2] });
    expect(await decisionsOf(id)).toEqual(['overwrite', null, 'skip']);
    await all.decide(id, { decision: 'overwrite', numbers: [3] });
    expect(await decisionsOf(id)).toEqual(['skip', 'overwrite', 'skip']);
    expect(await all.apply(id)).toMatchObject({ outcomes: { updated: 1, skipped: 2 } });
    expect(await nameNow(there.id)).toBe('名前3');
  });

  it('none is written when nobody chose between them', async () => {
    const { there, id } = await sharingPhone(2);
    const chosen = { decision: 'overwrite', targetId: there.id, targetVersion: there.version } as const;
    await test.db.update(importRows).set(chosen).where(eq(importRows.importId, id));
    await test.db.update(imports).set({ counts: null }).where(eq(imports.id, id));
    expect(await all.apply(id)).toMatchObject({ status: 'judged', job: { failure: { code: 'import.undecided' } } });
    expect(await all.apply(id, 'validOnly')).toMatchObject({ outcomes: { updated: 0, rejected: 2 } });
    expect((await all.rows(id))[0]?.issues).toMatchObject([{ code: 'importRow.repeated' }]);
    expect(await nameNow(there.id)).toBe('元の名前');
  });
});

it('a rule decides thousands of rows of one code without comparing each with each', async () => {
  const code = newCode('S');
  const lines = Array.from({ length: 12_000 }, (_, index) => `${code},${index},中型（4t）,10`);
  const { id } = await all.start('vehicle-types', [header, ...lines].join('\n'));
  await all.judge(id);
  await all.decide(id, { decision: 'merge', rule: { of: 'rows', keep: 'last' } });
  expect(await all.find(id)).toMatchObject({ planned: { created: 1 } });
}, 15_000);

describe('a row skipped for the sake of another one', () => {
  async function sharingCode(): Promise<string> {
    const code = newCode('S');
    const lines = ['一', '二', '三'].map((name) => `${code},${name},中型（4t）,10`);
    const { id } = await all.start('vehicle-types', [header, ...lines].join('\n'));
    await all.judge(id);
    return id;
  }

  it.each([
    ['the decision is taken back', async (id: string) => await all.decide(id, { decision: null, numbers: [2] })],
    ['that row is skipped too', async (id: string) => await all.decide(id, { decision: 'skip', numbers: [2] })],
    [
      'the code of that row is corrected',
      async (id: string) => await all.correct(id, 2, [{ column: 0, text: newCode('S') }]),
    ],
  ])('is open again when %s, but for one that a person skipped', async (_, act) => {
    const id = await sharingCode();
    await all.decide(id, { decision: 'skip', numbers: [4] });
    await all.decide(id, { decision: 'overwrite', numbers: [2] });
    expect(await decisionsOf(id)).toEqual(['overwrite', 'skip', 'skip']);
    await act(id);
    const [, second, third] = await all.rows(id);
    expect([second?.verdict, second?.decision, third?.decision]).toEqual(['duplicate', null, 'skip']);
  });

  it('stays so while the other one is written onto the same record in another way', async () => {
    const { there, id } = await sharingPhone(2);
    await all.decide(id, { decision: 'overwrite', rule: { of: 'records', keep: 'first' } });
    await all.decide(id, { decision: 'merge', numbers: [2] });
    expect(await decisionsOf(id)).toEqual(['merge', 'skip']);
    await all.decide(id, { decision: null, numbers: [2] });
    const [, second] = await all.rows(id);
    expect([second?.verdict, second?.decision]).toEqual(['duplicate', null]);
    expect(second?.conflicts).toMatchObject([
      { kind: 'record', record: { id: there.id } },
      { kind: 'row', number: 2 },
    ]);
  });
});

it('judging again that breaks off leaves what was judged before, with its duplicates', async () => {
  const code = newCode('S');
  const line = (name: string) => `${code},${name},中型（4t）,10`;
  const { id } = await all.start('vehicle-types', ['車種コード,車種名,車格,表示順', line('一'), line('二')].join('\n'));
  await all.judge(id);
  const before = await all.rows(id);
  expect(before.map(({ verdict }) => verdict)).toEqual(['duplicate', 'duplicate']);
  await test.db.execute(`create function refuse() returns trigger language plpgsql as
    $$ begin if new.conflicts is not null then raise exception 'broken off'; end if; return new; end $$`);
  await test.db.execute('create trigger refuse before update on import_rows for each row execute function refuse()');
  const broken = await all.judge(id).finally(async () => await test.db.execute('drop function refuse cascade'));
  expect(broken).toMatchObject({ status: 'judged', counts: { duplicate: 2, new: 0 } });
  expect(await all.rows(id)).toEqual(before);
});

describe('what a merge took from other rows', () => {
  const cellsOf = async (id: string) => (await all.rows(id)).map(({ cells, corrected }) => ({ cells, corrected }));

  async function merged(): Promise<{ id: string; code: string }> {
    const code = newCode('M');
    const lines = [`${code},四トン,中型（4t）,10,`, `${code},四トン,中型（4t）,10,70`];
    const { id } = await all.start('vehicle-types', [`${header},パレット積載数`, ...lines].join('\n'));
    await all.judge(id);
    await all.decide(id, { decision: 'merge', numbers: [2] });
    const [first] = await cellsOf(id);
    expect(first).toEqual({ cells: [code, '四トン', '中型（4t）', '10', '70'], corrected: [4] });
    return { id, code };
  }

  it.each(['overwrite', 'skip', null] as const)('goes with it when the decision becomes %s', async (decision) => {
    const { id, code } = await merged();
    await all.decide(id, { decision, numbers: [2] });
    const [first] = await cellsOf(id);
    expect(first).toEqual({ cells: [code, '四トン', '中型（4t）', '10', ''], corrected: [] });
  });

  it('goes when a cell is corrected, which opens the decision again, but not what a person entered', async () => {
    const { id, code } = await merged();
    await all.correct(id, 2, [{ column: 1, text: '4t' }]);
    expect((await cellsOf(id))[0]).toEqual({ cells: [code, '4t', '中型（4t）', '10', ''], corrected: [1] });
    await all.decide(id, { decision: 'merge', numbers: [2] });
    await all.correct(id, 2, [{ column: 4, text: '80' }]);
    expect((await cellsOf(id))[0]).toEqual({ cells: [code, '4t', '中型（4t）', '10', '80'], corrected: [1, 4] });
  });
});
