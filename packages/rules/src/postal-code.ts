/** Folds width and drops the postal mark, spaces and every kind of hyphen. */
export function normalizePostalCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s〒\-‐‑–—―−ー]/g, '');
}

/** Returns true for seven digits. */
export function isPostalCode(code: string): boolean {
  return /^[0-9]{7}$/.test(code);
}

/** Formats `3390057` as `339-0057`; anything else stays unchanged. */
export function formatPostalCode(code: string): string {
  return isPostalCode(code) ? `${code.slice(0, 3)}-${code.slice(3)}` : code;
}
