import { PassThrough } from 'node:stream';
import type { PrintedDocument } from './document.ts';

/** Writes a paper as PDF, page by page, as fast as it is read. Whoever stops reading ends it. */
export function renderDocument(document: PrintedDocument): PassThrough {
  const out = new PassThrough({ highWaterMark: 16 * 1024 });
  write(document, out).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return out;
}

async function write(document: PrintedDocument, out: PassThrough): Promise<void> {
  // The fonts and their reader fill 36 MB, which a process that prints nothing does without.
  const { writePages } = await import('./write-pages.ts');
  await writePages(document, out);
}
