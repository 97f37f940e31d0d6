import { areaCodeBeginnings } from './phone-areas.ts';

/** Folds width and drops spaces, brackets, dots and every kind of hyphen; +81 becomes the leading 0. */
export function normalizePhone(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s().\-‐‑–—―−ー]/g, '')
    .replace(/^\+81/, '0');
}

/** Returns true for a Japanese number: 11 digits for 050, 070, 080, 090 and 0800, else 10 (総務省 電気通信番号規則). */
export function isPhone(number: string): boolean {
  return /^0[5789]0[0-9]{8}$/.test(number) || /^0(?![5789]0)[1-9][0-9]{8}$/.test(number);
}

/** Formats `0312345678` as `03-1234-5678` and `0480123456` as `0480-12-3456`; other text stays unchanged. */
export function formatPhone(number: string): string {
  if (!isPhone(number)) return number;
  const [first, second] = /^0800/.test(number) ? [4, 7] : number.length === 11 ? [3, 7] : fixedLine(number);
  return `${number.slice(0, first)}-${number.slice(first, second)}-${number.slice(second)}`;
}

function fixedLine(number: string): [number, number] {
  return /^0(?:12|57|99)0/.test(number) ? [4, 7] : [areaCodeLength(number), 6];
}

const areaCodeLengths = new Map(
  Object.entries(areaCodeBeginnings).flatMap(([length, beginnings]) =>
    beginnings
      .trim()
      .split(/\s+/)
      .map((beginning) => [beginning, Number(length)] as const),
  ),
);

function areaCodeLength(number: string): number {
  for (let digits = 6; digits > 1; digits--) {
    const length = areaCodeLengths.get(number.slice(0, digits));
    if (length !== undefined) return length;
  }
  return 4;
}
