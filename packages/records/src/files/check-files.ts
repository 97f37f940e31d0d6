import { fileFailure } from './accepted-files.ts';
import type { RefusedFile } from './refused-files.tsx';

/** Parts chosen files into those that can be sent and those that nobody takes. */
export function checkFiles(chosen: readonly File[]): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const why = fileFailure(file);
    if (why) refused.push({ file, why });
    else taken.push(file);
  }
  return { taken, refused };
}
