import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../../test/imports.ts';
import { newCode } from '../../../../test/masters.ts';
import { importMappings } from '../../../db/schema/services/import-mappings.ts';
import { imports } from '../../../db/schema/services/imports.ts';

const { test, admin, all, stop } = await startImports();
afterAll(stop);

type Import = Awaited<ReturnType<typeof all.find>>;

const isFound = ({ columns }: Import) => columns.some((column) => 'found' in column);
const map = ({ id, version }: Import, mapping: (string | null)[]) =>
  admin.put(`${all.at(id)}/mapping`, { version, mapping });

describe('columns that somebody mapped', () => {
  const content = `番号,なまえ\n${newCode('I')},四トン\n`;

  it('are known in the next file of the same shape, which says what their names alone say', async () => {
    const first = await all.start('vehicle-types', content);
    expect(first.columns.slice(0, 2).map(({ field }) => field)).toEqual([null, null]);
    expect(isFound(first)).toBe(false);
    expect((await map(first, ['code', 'name'])).json()).toMatchObject({ version: first.version + 1 });
    const second = await all.start('vehicle-types', content);
    expect(second.columns.slice(0, 2)).toMatchObject([
      { field: 'code', found: null },
      { field: 'name', found: null },
    ]);
  });

  it('are no longer those of an earlier file once they are sent', async () => {
    const started = await all.start('vehicle-types', content);
    await map(started, ['code', 'name']);
    const sent = await all.find(started.id);
    expect([sent.status, sent.columns[0]?.field, isFound(sent)]).toEqual(['prepared', 'code', false]);
  });

  it('are those that were sent where judging came to nothing', async () => {
    const started = await all.start('vehicle-types', content);
    await map(started, ['code', 'name']);
    await all.judge(started.id);
    const lost = { status: 'judging', judgedAt: null, jobId: null } as const;
    await test.db.update(imports).set(lost).where(eq(imports.id, started.id));
    const after = await all.find(started.id);
    expect([after.status, isFound(after)]).toEqual(['prepared', false]);
  });
});

it('a column that was left out stays out, unless it says what came to the master later', async () => {
  const content = `車種コード,車種名,車格,備考\n${newCode('I')},四トン,中型（4t）,常温\n`;
  const mapping = ['code', 'name', null, null];
  await map(await all.start('vehicle-types', content), mapping);
  const read = async () => (await all.start('vehicle-types', content)).columns.slice(0, 4).map(({ field }) => field);
  expect(await read()).toEqual(mapping);
  const [kept] = await test.db.select().from(importMappings).where(eq(importMappings.mapping, mapping));
  const offered = kept?.offered.filter((field) => field !== 'note') ?? [];
  await test.db.update(importMappings).set({ offered }).where(eq(importMappings.mapping, mapping));
  expect(await read()).toEqual(['code', 'name', null, 'note']);
});
