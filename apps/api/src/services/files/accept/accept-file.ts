import { type FileMediaType, fileMediaTypes } from '@haisha/validation/file';
import type { Env } from '../../../settings/env.ts';
import type { NewFile } from '../storage/file-store.ts';
import { cleanImage } from './clean-image.ts';
import type { Upload } from './read-upload.ts';
import { fileDamaged, fileOfIphone, fileOfOtherType, fileTooLarge, fileUnreadable } from './refused-file.ts';

export type AcceptedFile = Pick<NewFile, 'name' | 'mediaType' | 'widthPx' | 'heightPx'> & { content: Buffer };

const extensions: Record<FileMediaType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};
/** What iPhones write, whose patented compression the image library cannot read. */
const heic = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
const promisingName = /\.(jpe?g|png|webp|pdf)$/i;
const longestName = 120;
/** Readers look for the end mark in the last kilobyte. */
const endOfPdf = 1024;

/** Takes what the content shows to be a photo or a PDF, whatever it is called; photos are written anew. */
export async function acceptFile({ name, content }: Upload, env: Env): Promise<AcceptedFile> {
  const mediaType = await typeOf(name, content);
  const accepted = { name: nameFor(name, mediaType), mediaType };
  if (mediaType === 'application/pdf') {
    if (content.length > env.DOCUMENT_LIMIT_BYTES) throw fileTooLarge(env.DOCUMENT_LIMIT_BYTES);
    if (!content.subarray(-endOfPdf).includes('%%EOF')) throw fileDamaged();
    return { ...accepted, content };
  }
  if (content.length > env.IMAGE_LIMIT_BYTES) throw fileTooLarge(env.IMAGE_LIMIT_BYTES);
  return { ...accepted, ...(await cleanImage(content, mediaType)) };
}

async function typeOf(name: string, content: Buffer): Promise<FileMediaType> {
  if (content.length === 0) throw fileDamaged();
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(content))?.mime ?? '';
  const known = fileMediaTypes.find((type) => type === mime);
  if (known) return known;
  if (heic.includes(mime)) throw fileOfIphone();
  throw promisingName.test(name) ? fileUnreadable() : fileOfOtherType();
}

/** The last part of a path, in characters that every system takes, with the ending of what it really is. */
function nameFor(given: string, mediaType: FileMediaType): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{C}<>:"|?*]/gu, '').trim();
  const stem = Array.from(clean.replace(/\.[^.]*$/, ''))
    .slice(0, longestName)
    .join('')
    .trim();
  return `${stem === '' ? 'file' : stem}.${extensions[mediaType]}`;
}
