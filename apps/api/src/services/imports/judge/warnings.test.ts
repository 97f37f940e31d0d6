import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../../test/imports.ts';
import { createVehicleType, newCode } from '../../../../test/masters.ts';

const { admin, all, stop } = await startImports();
afterAll(stop);

const header = '車種コード,車種名,車格,車両総重量,最大積載量,表示順';
const file = (...rows: string[]) => [header, ...rows].join('\n');
const light = (code: string) => `${code},小さな4t,中型（4t）,7960,60,10`;
const usual = (code: string) => `${code},4t 冷凍,中型（4t）,7960,2700,10`;

async function judged(...rows: string[]) {
  const { id } = await all.start('vehicle-types', file(...rows));
  return await all.judge(id);
}

describe('a value that looks wrong', () => {
  it('makes its row a warning, which waits for a decision', async () => {
    const { id, counts, undecidedCount, planned } = await judged(light(newCode('W')), usual(newCode('W')));
    expect({ counts, undecidedCount, planned }).toMatchObject({
      counts: { warning: 1, new: 1, error: 0 },
      undecidedCount: 1,
      planned: { created: 1 },
    });
    const [row] = await all.rows(id, '&verdict=warning');
    expect(row).toMatchObject({
      choices: ['accept', 'skip'],
      issues: [],
      warnings: [{ column: 4, path: 'maxLoadKg', code: 'unusual', params: { value: 60, least: 100, most: 30_000 } }],
    });
    expect(await all.rows(id, '&only=undecided')).toHaveLength(1);
    await expect(all.apply(id)).rejects.toThrow('import.undecided');
    expect((await all.apply(id, 'validOnly')).outcomes).toMatchObject({ created: 1, rejected: 1 });
    const rejected = await admin.get(`${all.at(id)}/rejected`);
    expect(rejected.body).toContain('最大積載量の60は普通の範囲');
  });

  it('is taken in all rows at once, and the rows are new or updates again', async () => {
    const there = await createVehicleType(admin, { maxLoadKg: 2700, grossWeightKg: 7960 });
    const { id } = await judged(light(newCode('W')), light(there.code));
    const { import: counted, ...decided } = await all.decide(id, { decision: 'accept', rule: { of: 'warnings' } });
    expect(decided).toMatchObject({ decidedCount: 2, refusedCount: 0 });
    expect(counted).toMatchObject({ counts: { warning: 0, new: 1, update: 1 }, undecidedCount: 0 });
    const [row] = await all.rows(id, '&verdict=new');
    expect(row).toMatchObject({ decision: 'accept', choices: ['accept', 'skip'] });
    expect((await all.apply(id)).outcomes).toMatchObject({ created: 1, updated: 1 });
  });

  it('is a warning again once the decision is taken back, and none once it is corrected', async () => {
    const { id } = await judged(light(newCode('W')));
    await all.decide(id, { decision: 'accept', numbers: [2] });
    const undecided = await all.decide(id, { decision: null, numbers: [2] });
    expect(undecided.rows).toMatchObject([{ verdict: 'warning', decision: null }]);
    const corrected = await all.correct(id, 2, [{ column: 4, text: '2700' }]);
    expect(corrected.rows).toMatchObject([{ verdict: 'new', warnings: [] }]);
  });

  it('is left out by decision', async () => {
    const { id } = await judged(light(newCode('W')));
    await all.decide(id, { decision: 'skip', numbers: [2] });
    expect(await all.rows(id)).toMatchObject([{ verdict: 'warning', decision: 'skip' }]);
    expect((await all.apply(id)).outcomes).toMatchObject({ skipped: 1 });
  });

  it('is not told again where the record has it already', async () => {
    const there = await createVehicleType(admin, { maxLoadKg: 60, grossWeightKg: 7960 });
    const { counts } = await judged(light(there.code));
    expect(counts).toMatchObject({ warning: 0, update: 1 });
    const { counts: same } = await judged(`${there.code},${there.name},中型（4t）,7960,60,${there.sortOrder}`);
    expect(same).toMatchObject({ warning: 0 });
  });

  it('that was accepted is decided anew once another row has its code', async () => {
    const [one, other] = [newCode('W'), newCode('W')];
    const { id } = await judged(light(one), usual(other));
    await all.decide(id, { decision: 'accept', numbers: [2] });
    const { import: counted } = await all.correct(id, 3, [{ column: 0, text: one }]);
    expect(counted).toMatchObject({ counts: { duplicate: 2 }, undecidedCount: 2, planned: { created: 0 } });
    await expect(all.apply(id)).rejects.toThrow('import.undecided');
  });
});
