import { Readable } from 'node:stream';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { files } from '../../../db/schema/services/files.ts';
import type { Env } from '../../../settings/env.ts';
import type { Content, Storage } from './file-store.ts';
import { inPieces } from './pieces.ts';
import { createS3Client, type S3Client } from './s3-client.ts';

/** S3 takes no smaller part, the last one apart; no more of a file than this is in memory. */
const partBytes = 8 * 1024 * 1024;
const folder = 'files/';
/** No transaction that has written content and not yet its row lasts so long. */
const orphanMs = 24 * 3_600_000;

/** Content in the S3-compatible store of the settings, one object per file; undefined when they name none. */
export function s3Storage(env: Env): Storage | undefined {
  const ask = createS3Client(env);
  if (!ask) return undefined;
  const remove = async (ids: readonly string[]) => {
    for (const id of ids) await ask(folder + id, {}, { method: 'DELETE', accept: [404] });
  };
  return {
    write: (_tx, id, content) => upload(ask, folder + id, content),
    read: async (_db, id) => {
      const { body } = await ask(folder + id, {});
      return body ? Readable.fromWeb(body) : Readable.from([]);
    },
    remove,
    async clearOrphans(db, clock) {
      const before = clock().getTime() - orphanMs;
      for await (const objects of listObjects(ask)) {
        const old = objects.filter(({ at }) => at < before).map(({ id }) => id);
        await remove(await withoutRow(db, old));
      }
    },
  };
}

async function upload(ask: S3Client, key: string, content: Content): Promise<void> {
  const parts = inPieces(content, partBytes);
  const first = await parts.next();
  const second = await parts.next();
  if (first.done || second.done) {
    await ask(key, {}, { method: 'PUT', body: first.done ? '' : first.value });
    return;
  }
  const started = await ask(key, { uploads: '' }, { method: 'POST' });
  const uploadId = textOf('UploadId', await started.text());
  const tags: string[] = [];
  async function send(part: Buffer<ArrayBuffer>): Promise<void> {
    const partNumber = String(tags.length + 1);
    const { headers } = await ask(key, { partNumber, uploadId }, { method: 'PUT', body: part });
    tags.push(headers.get('etag') ?? '');
  }
  try {
    await send(first.value);
    await send(second.value);
    for await (const part of parts) await send(part);
    const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
    const completed = await ask(key, { uploadId }, { method: 'POST', body });
    // It may say 200 first and find a fault after that.
    textOf('ETag', await completed.text());
  } catch (error) {
    await ask(key, { uploadId }, { method: 'DELETE', accept: [404, 501] }).catch(() => undefined);
    throw error;
  }
}

async function* listObjects(ask: S3Client): AsyncGenerator<{ id: string; at: number }[]> {
  let next: Record<string, string> = {};
  do {
    const xml = await (await ask('', { 'list-type': '2', prefix: folder, ...next })).text();
    yield [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
      id: textOf('Key', entry).slice(folder.length),
      at: Date.parse(textOf('LastModified', entry)),
    }));
    const token = /<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(xml)?.[1];
    next = token ? { 'continuation-token': token } : {};
  } while ('continuation-token' in next);
}

const fileId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

async function withoutRow(db: Database, ids: string[]): Promise<string[]> {
  const ours = ids.filter((id) => fileId.test(id));
  if (ours.length === 0) return [];
  const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ours));
  const known = new Set(rows.map(({ id }) => id));
  return ours.filter((id) => !known.has(id));
}

function textOf(element: string, xml: string): string {
  const found = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(xml)?.[1];
  if (found === undefined) throw new Error(`The file store answered without ${element}`);
  return found;
}
