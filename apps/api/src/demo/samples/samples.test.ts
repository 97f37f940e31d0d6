import { readdir, readFile } from 'node:fs/promises';
import { sampleDay } from '@haisha/demo-company/sample-day';
import { importVerdicts } from '@haisha/validation/import-choices';
import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../test/imports.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { product } from '../../areas.ts';
import { importedOf } from '../../services/imports/imported-entity.ts';
import { fillDemo } from '../fill-demo.ts';
import { type SampleFile, sampleFiles } from './sample-files.ts';
import { writtenSamples } from './written-samples.ts';

const folder = new URL('../../../../../samples/', import.meta.url);
const made = await createTestDatabase();
await fillDemo(made.db, sampleDay);
const files = await sampleFiles(made.db);
const written = await writtenSamples(made.db);
await made.close();
// They are imported on other days than they were made.
const database = await createTestDatabase();
await fillDemo(database.db, '2027-05-06');
const { all, admin, stop } = await startImports({}, { database });
afterAll(stop);

async function judge({ entity, path, content }: SampleFile) {
  const list = importedOf(product, entity).exported.path.slice(1);
  const started = await all.start(list, content, path.split('/').at(-1));
  const judged = await all.judge(started.id);
  return { judged, rows: await all.rows(started.id) };
}

describe('the sample files', () => {
  it('are what the demo company makes of them, and no others', async () => {
    const known = (await readdir(folder, { recursive: true })).filter((name) => /\./.test(name)).toSorted();
    expect(known).toEqual(written.map(({ path }) => path).toSorted());
    for (const { path, content } of written) {
      const kept = await readFile(new URL(path, folder));
      expect({ path, isSame: kept.equals(content) }).toEqual({ path, isSame: true });
    }
  });

  it('are judged as they say, and those with faults at the planted cells alone', async () => {
    for (const file of files) {
      const { judged, rows } = await judge(file);
      const { path, counts, faults } = file;
      const isLacking = (column: number | null) =>
        file.lacks.some(({ field }) => field === judged.columns[column ?? -1]?.field);
      const wrong = rows.flatMap(({ number, issues, warnings, cells }) =>
        [...issues, ...warnings].flatMap(({ column }) =>
          isLacking(column)
            ? []
            : {
                number,
                header: judged.columns[column ?? -1]?.header ?? '',
                text: cells[column ?? -1] ?? '',
              },
        ),
      );
      expect({ path, counts: judged.counts, wrong }).toEqual({ path, counts, wrong: faults });
      expect(judged.columns.filter(({ field }) => field === null)).toEqual([]);
      expect(Object.keys(counts).toSorted()).toEqual(importVerdicts.toSorted());
    }
  });

  it('without required columns are right once these have a value for all rows', async () => {
    for (const { path, lacks, ...file } of files.filter(({ kind }) => kind === 'missing')) {
      const { judged } = await judge({ path, lacks, ...file });
      const added = judged.columns.filter(({ fixed }) => fixed !== null).map(({ field }) => field);
      expect({ path, added }).toEqual({ path, added: lacks.map(({ field }) => field) });
      const { id, version, columns } = judged;
      const mapping = columns.filter(({ fixed }) => fixed === null).map(({ field }) => field);
      const fixed = lacks.map(({ field, text }) => ({ field, text }));
      await admin.put(`${all.at(id)}/mapping`, { version, mapping, fixed });
      expect((await all.judge(id)).counts).toMatchObject({ error: 0, new: file.counts.error });
    }
  });

  it('in Shift_JIS are found to be so, and what they spell in another way is shown', async () => {
    for (const file of files.filter(({ kind }) => kind === 'shift-jis')) {
      const { judged, rows } = await judge(file);
      expect({ path: file.path, encoding: judged.encoding }).toEqual({ path: file.path, encoding: 'sjis' });
      expect(rows.filter(({ changes }) => changes.length > 0)).toHaveLength(2);
    }
  });

  it('with nothing wrong are applied, and unchanged when they are imported once more', async () => {
    for (const file of files.filter(({ kind, path }) => kind === 'good' && path.endsWith('.csv'))) {
      const { judged } = await judge(file);
      const applied = await all.apply(judged.id);
      expect({ path: file.path, ...applied.outcomes }).toMatchObject({ path: file.path, created: file.counts.new });
      const again = await judge(file);
      expect({ path: file.path, ...again.judged.counts }).toMatchObject({
        path: file.path,
        unchanged: file.counts.new,
      });
    }
  });
});
