import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleDay } from '@haisha/demo-company/sample-day';
import { withDemoDatabase } from './with-demo-database.ts';
import { writtenSamples } from './written-samples.ts';

const folder = new URL('../../../../../samples/', import.meta.url);

await withDemoDatabase(sampleDay, async (db) => {
  const files = await writtenSamples(db);
  await rm(folder, { recursive: true, force: true });
  for (const { path, content } of files) {
    const target = fileURLToPath(new URL(path, folder));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  process.stdout.write(`${files.length} files in ${fileURLToPath(folder)}\n`);
});
