import type { FileAnswer } from '@haisha/http/file-answer';

/** Hands a file over to the browser's downloads. */
export function saveFile({ blob, name }: FileAnswer): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.click();
  // Some browsers still read from the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
