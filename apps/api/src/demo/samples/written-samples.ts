import { product } from '../../areas.ts';
import type { Database } from '../../db/database.ts';
import { columnCounter, findColumns } from '../../services/imports/columns/find-columns.ts';
import { reasonText } from '../../services/imports/decide/reason-text.ts';
import { importedOf } from '../../services/imports/imported-entity.ts';
import { createJudge } from '../../services/imports/judge/create-judge.ts';
import { asRead } from '../../services/imports/judge/judged-row.ts';
import { readFittestSheet } from '../../services/imports/read/read-fittest-sheet.ts';
import { readBody, readHeader } from '../../services/imports/read/read-header.ts';
import { readTable } from '../../services/imports/read/read-table.ts';
import { punchSamples } from './punch-samples.ts';
import { type SampleFile, sampleFiles } from './sample-files.ts';
import { sampleActor, sampleScope } from './sample-records.ts';
import { type Reasons, samplesReadme } from './samples-readme.ts';

/** Everything below `samples/`, from a database with the demo company. */
export async function writtenSamples(db: Database): Promise<{ path: string; content: Buffer }[]> {
  const files = await sampleFiles(db);
  const reasons: Reasons = new Map();
  for (const file of files.filter(({ faults }) => faults.length > 0)) {
    reasons.set(file.path, { ja: await reasonsOf(db, file, 'ja'), en: await reasonsOf(db, file, 'en') });
  }
  return [
    ...files,
    ...(await punchSamples()),
    { path: 'README.md', content: Buffer.from(samplesReadme(files, reasons)) },
  ];
}

/** What judging says of each row at fault, by its number. */
async function reasonsOf(
  db: Database,
  { entity, content }: SampleFile,
  locale: 'ja' | 'en',
): Promise<Map<number, string>> {
  const imported = importedOf(product, entity);
  const count = columnCounter(imported);
  const table = await readFittestSheet(content, count, readTable);
  const header = await readHeader(table, count);
  const mapping = findColumns(imported, header.cells);
  const manner = { format: table.format, encoding: table.encoding, locale };
  const judge = await createJudge({
    db,
    imported,
    named: product.named,
    choice: { mapping, fixed: [] },
    manner,
    actor: sampleActor,
    scope: sampleScope,
  });
  const reasons = new Map<number, string>();
  for await (const rows of readBody(table, header)) {
    const judged = await judge(rows.map(asRead));
    for (const { number, issues, warnings } of judged) {
      if (issues.length + warnings.length === 0) continue;
      reasons.set(number, reasonText(imported, locale, { issues, warnings, conflicts: null }));
    }
  }
  return reasons;
}
