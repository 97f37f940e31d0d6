import { createHash } from 'node:crypto';

/** The id of a row of the demo company: the same name has the same id on every machine. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`haisha demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
