import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { FileRow, FileStore } from './storage/file-store.ts';

type Served = Pick<FileRow, 'id' | 'name' | 'mediaType' | 'sizeBytes' | 'sha256' | 'storage'>;

/** What a browser may show in a tab: photos, and PDFs in its own viewer. Anything else is saved and opened by whoever wants it. */
const shown = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** Kept by the reader's browser alone, which asks each time whether it still may show it; or by nothing at all. */
type Kept = 'private, no-cache' | 'no-store';

/** Sends a file that the asker may read: nothing in it runs, and no cache gives it to anybody else. */
export async function sendFile(
  reply: FastifyReply,
  db: Database,
  store: FileStore,
  file: Served,
  kept: Kept = 'private, no-cache',
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`;
  reply.headers({
    etag,
    'cache-control': kept,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  if (reply.request.headers['if-none-match'] === etag) return await reply.code(304).send();
  const content = await store.open(db, file);
  return await reply
    .headers({
      'content-type': file.mediaType,
      'content-length': file.sizeBytes,
      'content-disposition': disposition(shown.includes(file.mediaType) ? 'inline' : 'attachment', file.name),
    })
    .send(content);
}

/** The full name, and a plain one for old browsers (RFC 6266). */
export function disposition(kind: 'inline' | 'attachment', name: string, plainName = plain(name)): string {
  const full = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plainName}"; filename*=UTF-8''${full}`;
}

function plain(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}
