import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ImportEntity } from '@haisha/validation/import-choices';
import { importEntities } from '@haisha/validation/import-choices';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createDemoDatabase } from '../../../test/demo-database.ts';
import { prepareNamed } from '../../../test/prepare-named.ts';
import { product } from '../../areas.ts';
import { systemClock } from '../../clock.ts';
import { createActor } from '../../http/access/actor.ts';
import { columnCounter, findColumns } from '../../services/imports/columns/find-columns.ts';
import { withoutGuard } from '../../services/imports/fields/cell-text.ts';
import { importedOf } from '../../services/imports/imported-entity.ts';
import { createJudge } from '../../services/imports/judge/create-judge.ts';
import type { JudgedRow } from '../../services/imports/judge/judged-row.ts';
import { asRead } from '../../services/imports/judge/judged-row.ts';
import { createLookups } from '../../services/imports/judge/lookups.ts';
import { readBody, readHeader } from '../../services/imports/read/read-header.ts';
import { readTable } from '../../services/imports/read/read-table.ts';
import { scopeOver } from '../../services/records/read/row-scope.ts';
import type { EntityTable } from '../../services/records/write/row-writes.ts';

const facts = { userId: '', name: '', departmentScope: 'all', departmentIds: [], deliveryCompanyId: null } as const;
const actor = createActor({ ...facts, departmentIds: [], roles: ['admin'] });
const scope = scopeOver(actor, 'all', systemClock);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({}, { database: await createDemoDatabase() });
  await varyRecords();
});
afterAll(() => test.close());

/** What people write into names and notes, and spreadsheets like to spoil. */
const pieces = [
  '=1+1',
  '+81 3-1234',
  '-5',
  '@a',
  "'=x",
  '"',
  ',',
  ';',
  '髙﨑①',
  '〜−¥',
  'ｱ',
  'Ａ１',
  '007',
  '#CLEAR',
  '_x0041_',
  '1/2',
  ' ',
  ' / ',
  '、',
];
const oddText = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 })
  .map((some) => some.join('').trim())
  .filter((text) => text !== '');

/** Drivers with a record and without one, with several licences and qualifications, and with several checks of one day. */
async function varyRecords(): Promise<void> {
  const licences = [
    { licenceClass: 'medium8t', obtainedDate: '1999-05-20', automaticOnly: false },
    { licenceClass: 'large', obtainedDate: '2010-04-01', automaticOnly: true },
  ];
  const qualified = { obtainedDate: '2018-05-12', name: null, expiryDate: null };
  const qualifications = [
    { ...qualified, kind: 'forklift' },
    { ...qualified, kind: 'hazardousGoods', name: '乙4 / 丙 2015、その他', expiryDate: '2030-03-31' },
    { ...qualified, kind: 'other', name: '玉掛け（1t以上）' },
  ];
  const check = { date: '2026-04-01', kind: 'regular', nextDate: null, note: null };
  const checks = [
    { ...check, result: 'watch' },
    { ...check, result: 'normal', kind: 'nightWork', nextDate: '2026-10-01' },
    { ...check, result: 'unfit', date: '2025-04-01' },
  ];
  const everyFifth = (place: number) => sql`driver_id in (select driver_id from
    (select driver_id, row_number() over (order by driver_id) as place from driver_records) numbered
    where place % 5 = ${place}::int)`;
  await test.db.execute(sql`update driver_records set licences = ${JSON.stringify(licences)}::jsonb,
    qualifications = ${JSON.stringify(qualifications)}::jsonb,
    has_towing = true, licence_medium = 'both' where ${everyFifth(1)}`);
  await test.db.execute(sql`update driver_records set health_checks = ${JSON.stringify(checks)}::jsonb,
    aptitude_tests = '[]', sleep_apnea_check_date = '2026-01-09' where ${everyFifth(2)}`);
  await test.db.execute(sql`delete from driver_records where ${everyFifth(3)}`);
}

type File = { format: 'csv' | 'xlsx'; encoding: 'utf8' | 'sjis'; locale: 'ja' | 'en' };

/** Each record says something odd, as far as its master has names and notes, and so does what it refers to. */
async function setTexts(entity: ImportEntity, texts: readonly string[]): Promise<void> {
  const { fields, repository } = importedOf(product, entity);
  const tables = [repository.table, ...fields.flatMap(({ refersTo }) => refersTo?.table ?? [])];
  for (const table of new Set(tables)) await setTextsOf(table, texts);
  if (entity === 'driver') await test.db.execute(sql`update driver_records set licence_conditions = ${texts[0]}`);
}

async function setTextsOf(table: EntityTable, texts: readonly string[]): Promise<void> {
  const list = sql`(${sql.param(texts)}::text[])`;
  const odd = (step: number) => sql`${list}[1 + (numbered.place * ${step}::int) % ${texts.length}::int]`;
  const columns = Object.entries({ name: 'name', nameEn: 'name_en', note: 'note' });
  const there = columns.filter(([field]) => field in table).map(([, column]) => column);
  if (there.length === 0) return;
  const sets = there.map((column, index) => {
    const text = column === 'note' ? sql`${odd(index + 1)} || E'\\n' || ${odd(3)}` : odd(index + 1);
    return sql`${sql.identifier(column)} = ${text}`;
  });
  await test.db.execute(sql`
    with numbered as (select id, row_number() over (order by id)::int as place from ${table})
    update ${table} set ${sql.join(sets, sql`, `)} from numbered where numbered.id = ${table.id}`);
}

async function readExport(entity: ImportEntity, file: File) {
  const exported = await prepareNamed(test.db, entity, { ...file, archived: 'include' }, scope);
  const table = await readTable(await buffer(exported.content() as Readable));
  return { exported, table, header: await readHeader(table, columnCounter(importedOf(product, entity))) };
}

/** What importing the exported list would do. */
async function judgeExport(entity: ImportEntity, file: File): Promise<JudgedRow[]> {
  const imported = importedOf(product, entity);
  const { exported, table, header } = await readExport(entity, file);
  const mapping = findColumns(imported, header.cells);
  const comingBack = imported.fields.filter(({ completes }) => !completes).map(({ id }) => id);
  expect(mapping.filter((field) => field !== null).toSorted()).toEqual(comingBack.toSorted());
  const manner = { ...file, encoding: table.encoding };
  const judge = await createJudge({
    db: test.db,
    imported,
    named: product.named,
    choice: { mapping, fixed: [] },
    manner,
    actor,
    scope,
  });
  const judged: JudgedRow[] = [];
  for await (const rows of readBody(table, header)) {
    judged.push(...(await judge(rows.map(asRead))));
  }
  expect(judged.length).toBe(exported.rowCount);
  return judged;
}

const withReferences = importEntities.filter((entity) =>
  importedOf(product, entity).fields.some(({ refersTo }) => refersTo),
);

describe.each(withReferences)('a list of %s that is exported', (entity) => {
  it.each(['ja', 'en'] as const)('tells in %s which records it refers to, whatever they are called', async (locale) => {
    const { fields } = importedOf(product, entity);
    for (const { refersTo } of fields) {
      // Nobody refers anew to what is archived.
      if (refersTo) await test.db.execute(sql`update ${refersTo.table} set archived_at = null`);
    }
    const manner = { format: 'csv', encoding: 'utf8', locale } as const;
    await fc.assert(
      fc.asyncProperty(fc.array(oddText, { minLength: 3, maxLength: 20 }), async (texts) => {
        await setTexts(entity, texts);
        const { table, header } = await readExport(entity, manner);
        const mapping = findColumns(importedOf(product, entity), header.cells);
        const lookups = createLookups(test.db);
        for await (const rows of readBody(table, header)) {
          for (const { id, sets, refersTo } of fields) {
            if (!refersTo) continue;
            const column = mapping.indexOf(id);
            for (const { number, cells } of rows) {
              const text = withoutGuard(cells[column] ?? '', manner);
              if (text === '') continue;
              await lookups.prepare(refersTo, [text]);
              const find = (word: string) => lookups.find(refersTo, word);
              const found = refersTo.within ? refersTo.within.read(text, find) : find(text);
              expect(found, `${sets} of row ${number}: ${text}`).toHaveProperty('value');
            }
          }
        }
      }),
      { numRuns: 3 },
    );
  });
});

describe.each(importEntities)('a list of %s that is exported and imported as it is changes nothing', (entity) => {
  it.each<File>([
    { format: 'csv', encoding: 'utf8', locale: 'ja' },
    { format: 'csv', encoding: 'utf8', locale: 'en' },
    { format: 'csv', encoding: 'sjis', locale: 'ja' },
    { format: 'xlsx', encoding: 'utf8', locale: 'ja' },
    { format: 'xlsx', encoding: 'utf8', locale: 'en' },
  ])('$format $encoding $locale', async (file) => {
    await fc.assert(
      fc.asyncProperty(fc.array(oddText, { minLength: 3, maxLength: 20 }), async (texts) => {
        await setTexts(entity, texts);
        const judged = await judgeExport(entity, file);
        const seen = judged.filter(({ verdict }) => verdict !== 'unchanged');
        expect(
          seen.map(({ number, verdict, issues, updates, conflicts }) => ({
            number,
            verdict,
            issues,
            updates,
            conflicts,
          })),
        ).toEqual([]);
      }),
      // A list of a thousand rows asks as much in two runs as a short one in many.
      { numRuns: entity === 'delivery' ? 2 : 5 },
    );
  });
});
