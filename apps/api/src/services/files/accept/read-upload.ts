import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../../settings/env.ts';
import { fileMissing, fileTooLarge } from './refused-file.ts';

export type Upload = { name: string; content: Buffer };

/**
 * The one file of a `multipart/form-data` request, read as it comes and never beyond the limit. It is held in memory and
 * not on disk: its content is checked as a whole, and no connection to the database waits for a slow sender.
 */
export async function readUpload(
  request: FastifyRequest,
  env: Env,
  most = Math.max(env.IMAGE_LIMIT_BYTES, env.DOCUMENT_LIMIT_BYTES),
): Promise<Upload> {
  const upload = await readForm(request, most).catch((error) => {
    // What the parser refuses has a status; a form that is none makes it throw anything.
    throw error instanceof Error && 'statusCode' in error ? error : fileMissing();
  });
  if (!upload) throw fileMissing();
  if (upload.isCut) throw fileTooLarge(most);
  return upload;
}

async function readForm(request: FastifyRequest, most: number): Promise<(Upload & { isCut: boolean }) | undefined> {
  const limits = { files: 1, fields: 0, headerPairs: 20, fileSize: most };
  let upload: (Upload & { isCut: boolean }) | undefined;
  for await (const part of request.files({ limits, throwFileSizeLimit: false })) {
    const pieces: Buffer[] = [];
    for await (const piece of part.file) pieces.push(piece);
    // Bytes without a name are taken for a file as well, whatever the type of the parser says.
    const name: string | undefined = part.filename;
    upload = { name: name ?? '', content: Buffer.concat(pieces), isCut: part.file.truncated };
  }
  return upload;
}
