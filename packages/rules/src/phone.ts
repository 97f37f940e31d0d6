/** Folds width and drops spaces, brackets, dots and every kind of hyphen; +81 becomes the leading 0. */
export function normalizePhone(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s().\-‐‑–—―−ー]/g, '')
    .replace(/^\+81/, '0');
}

/** True for a Japanese number: 11 digits for 050, 070, 080, 090 and 0800, else 10 (総務省 電気通信番号規則). */
export function isPhone(number: string): boolean {
  return /^0(?:[5789]0[0-9]{8}|800[0-9]{7})$/.test(number) || /^0(?![5789]0)[1-9][0-9]{8}$/.test(number);
}
