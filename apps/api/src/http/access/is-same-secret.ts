import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in a time that tells nothing of where they differ. */
export function isSameSecret(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
