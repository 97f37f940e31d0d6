/** The kinds of companies as lists and ledgers abbreviate them and as they are written out. */
export const companyKinds = [
  { short: '(株)', letter: '㈱', long: '株式会社' },
  { short: '(有)', letter: '㈲', long: '有限会社' },
  { short: '(同)', letter: null, long: '合同会社' },
  { short: '(資)', letter: '㈾', long: '合資会社' },
  { short: '(名)', letter: '㈴', long: '合名会社' },
] as const;

const halfWidthKana = /[\uff61-\uff9f]+/g;
const mayAbbreviate = /[(（㈱㈲㈾㈴㍿]/;
const spellings = companyKinds.map(({ short, letter, long }) => ({ long, pattern: patternOf(short, letter) }));

/**
 * Writes a name as invoices show it: `㈱ﾔﾏﾀﾞ` and `(株) ヤマダ` become `株式会社ヤマダ`. Besides (株), an abbreviation in
 * brackets counts only where a name begins or ends, as `倉庫(有)横浜` may mean anything.
 */
export function evenName(name: string): string {
  const wide = name.replaceAll(halfWidthKana, (kana) => kana.normalize('NFKC'));
  if (!mayAbbreviate.test(wide)) return wide;
  return spellings.reduce(writtenOut, wide.replaceAll('㍿', '㈱'));
}

function patternOf(short: string, letter: string | null): RegExp {
  const inBrackets = `[(（]\\s*${short.slice(1, -1)}\\s*[)）]`;
  const places = short === '(株)' ? inBrackets : `^\\s*${inBrackets}|${inBrackets}\\s*$`;
  return new RegExp(`\\s*(?:${letter ? `${letter}|` : ''}${places})\\s*`, 'g');
}

function writtenOut(name: string, { long, pattern }: (typeof spellings)[number]): string {
  return name.replaceAll(pattern, (found, at: number) => {
    const isBetween = at > 0 && at + found.length < name.length;
    // A branch after the kind stays apart: `山田(株) 横浜支店`.
    return isBetween && /\s$/.test(found) && !/^\s/.test(found) ? `${long} ` : long;
  });
}
