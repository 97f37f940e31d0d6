import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import yazl from 'yazl';
import { openArchive } from './open-archive.ts';

async function archive(...names: string[]): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [at, name] of names.entries()) zip.addBuffer(Buffer.from(String(at)), name);
  zip.end();
  return await buffer(zip.outputStream);
}

it('two parts of one name are damage, as of two readers each takes another one', async () => {
  const opened = await openArchive(await archive('mark', 'part'), 'mark');
  expect(opened.has('part')).toBe(true);
  const twice = openArchive(await archive('mark', 'part', 'part'), 'mark');
  await expect(twice).rejects.toMatchObject({ extras: { errors: [{ code: 'importFile.damaged' }] } });
});
