/** The kinds of companies as lists and ledgers abbreviate them and as they are written out. */
export const companyKinds = [
  { short: '(株)', letter: '㈱', long: '株式会社' },
  { short: '(有)', letter: '㈲', long: '有限会社' },
  { short: '(同)', letter: null, long: '合同会社' },
  { short: '(資)', letter: '㈾', long: '合資会社' },
  { short: '(名)', letter: '㈴', long: '合名会社' },
] as const;

const halfWidthKana = /[\uff61-\uff9f]+/g;
/** Of an address on an envelope: 御中 is part of no name, 様 and 殿 of few: 餃子の王様. */
const honorific = /^(.*\S)(?:\s*(御中)|\s+(様|殿))$/su;
const personal = /^(.*[^\s王殿神姫仏奥客皆御宮湯本宝嬢若俺貴])(様|殿)$/su;
const hasKind = /(?:株式|有限|合同|合資|合名)会社|法人|組合/;
const mayAbbreviate = /[(（㈱㈲㈾㈴㍿]/;
const spellings = companyKinds.map(({ short, letter, long }) => ({ long, pattern: patternOf(short, letter) }));

/**
 * Writes a name as invoices show it: `㈱ﾔﾏﾀﾞ` and `(株) ヤマダ 御中` become `株式会社ヤマダ`. Besides (株), an abbreviation in
 * brackets counts only where a name begins or ends, as `倉庫(有)横浜` may mean anything.
 */
export function evenName(name: string): string {
  return addressedName(name).name;
}

/**
 * Parts a name, written as invoices show it, from the form of address at its end. Right behind a name that says no kind of
 * company 様 stays, as it may belong to it: `山田商店様`.
 */
export function addressedName(name: string): { name: string; honorific: string | null } {
  const wide = name.replaceAll(halfWidthKana, (kana) => kana.normalize('NFKC'));
  const whole = mayAbbreviate.test(wide) ? spellings.reduce(writtenOut, wide.replaceAll('㍿', '㈱')) : wide;
  return withoutHonorific(whole);
}

function withoutHonorific(name: string): { name: string; honorific: string | null } {
  const [, own, ...found] = honorific.exec(name) ?? (hasKind.test(name) ? personal.exec(name) : null) ?? [];
  if (own === undefined) return { name, honorific: null };
  return { name: withoutHonorific(own).name, honorific: found.find((word) => word !== undefined) ?? null };
}

/** Returns whether a name ends in what is rather a form of address: `山田商店様`. */
export function mayEndInHonorific(name: string): boolean {
  return personal.test(name);
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
