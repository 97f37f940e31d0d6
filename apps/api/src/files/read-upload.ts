import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { fileMissing, fileTooLarge } from './refused-file.ts';

export type Upload = { name: string; content: Buffer };

/**
 * The one file of a `multipart/form-data` request, read as it comes and never beyond the limit. It is held in memory and
 * not on disk: its content is checked as a whole, and no connection to the database waits for a slow sender.
 */
export async function readUpload(request: FastifyRequest, env: Env): Promise<Upload> {
  const most = Math.max(env.IMAGE_LIMIT_BYTES, env.DOCUMENT_LIMIT_BYTES);
  const limits = { files: 1, fields: 0, parts: 2, headerPairs: 20, fileSize: most };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (!part) throw fileMissing();
  const pieces: Buffer[] = [];
  for await (const piece of part.file) pieces.push(piece);
  if (part.file.truncated) throw fileTooLarge(most);
  return { name: part.filename, content: Buffer.concat(pieces) };
}
