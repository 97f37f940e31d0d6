import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { openArchive } from './open-archive.ts';

const megabyte = 1024 * 1024;

async function archiveOf(parts: readonly [name: string, content: Buffer][]): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of parts) zip.addBuffer(content, name);
  zip.end();
  return await buffer(zip.outputStream);
}

async function archive(...names: string[]): Promise<Buffer> {
  return await archiveOf(names.map((name, at) => [name, Buffer.from(String(at))]));
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => (at === 0 ? 'mark' : `part${at}`));
const refusedAs = (code: string) => ({ extras: { errors: [{ path: 'file', code }] } });

/** The list of contents begins here, with one entry for each part. */
function entriesOf(zip: Buffer): number[] {
  const found: number[] = [];
  for (let at = zip.indexOf('PK\u0001\u0002'); at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 1)) found.push(at);
  return found;
}

/** Says of every part that it is so long once it is unpacked. */
function claiming(zip: Buffer, bytes: number): Buffer {
  const changed = Buffer.from(zip);
  for (const at of entriesOf(zip)) changed.writeUInt32LE(bytes, at + 24);
  return changed;
}

it('two parts of one name are damage, as of two readers each takes another one', async () => {
  const opened = await openArchive(await archive('mark', 'part'), 'mark');
  expect(opened.has('part')).toBe(true);
  const twice = openArchive(await archive('mark', 'part', 'part'), 'mark');
  await expect(twice).rejects.toMatchObject(refusedAs('importFile.damaged'));
});

describe('the number of parts', () => {
  it.each([
    ['200, each of its own name, is taken', numbered(200), null],
    ['201 is too many', numbered(201), 'importFile.swollen'],
    ['200, two of one name, is damage', [...numbered(199), 'mark'], 'importFile.damaged'],
    ['201, two of one name, is too many', [...numbered(200), 'mark'], 'importFile.swollen'],
  ])('of %s', async (_, names, code) => {
    const opened = openArchive(await archive(...names), 'mark');
    if (code === null) await expect(opened).resolves.toMatchObject({});
    else await expect(opened).rejects.toMatchObject(refusedAs(code));
  });
});

describe('what a file becomes when it is unpacked', () => {
  it.each([
    ['150 MB twice is the most that is taken', 150 * megabyte, null],
    ['151 MB twice is too much', 151 * megabyte, 'importFile.swollen'],
  ])('%s', async (_, bytes, code) => {
    const zip = await archiveOf([
      ['mark', randomBytes(megabyte)],
      ['part', randomBytes(megabyte)],
    ]);
    const opened = openArchive(claiming(zip, bytes), 'mark');
    if (code === null) await expect(opened).resolves.toMatchObject({});
    else await expect(opened).rejects.toMatchObject(refusedAs(code));
  });

  it.each([
    ['a part that becomes 1 MB, however short', Buffer.alloc(megabyte), null],
    ['a part of more that becomes 200 times as much', Buffer.alloc(megabyte + 1), 'importFile.swollen'],
  ])('%s', async (_, content, code) => {
    const opened = openArchive(await archiveOf([['mark', content]]), 'mark');
    if (code === null) await expect(opened).resolves.toMatchObject({});
    else await expect(opened).rejects.toMatchObject(refusedAs(code));
  });
});

it('an archive is locked with one part that is', async () => {
  const zip = await archive('mark', 'part');
  const at = (entriesOf(zip)[1] ?? 0) + 8;
  zip.writeUInt16LE(zip.readUInt16LE(at) | 1, at);
  await expect(openArchive(zip, 'mark')).rejects.toMatchObject(refusedAs('importFile.locked'));
});

describe('a damaged archive', () => {
  it('has a list of contents that breaks off', async () => {
    const zip = await archive('mark', 'part');
    zip.writeUInt8(0, entriesOf(zip)[1] ?? 0);
    await expect(openArchive(zip, 'mark')).rejects.toMatchObject(refusedAs('importFile.damaged'));
  });

  it('is told when a part is opened that does not begin where it is listed, or is not there', async () => {
    const zip = await archive('mark', 'part');
    zip.writeUInt8(0, 0);
    const { open } = await openArchive(zip, 'mark');
    await expect(open('mark')).rejects.toMatchObject(refusedAs('importFile.damaged'));
    await expect(open('other')).rejects.toMatchObject(refusedAs('importFile.damaged'));
    expect(String(await buffer(await open('part')))).toBe('1');
  });
});
