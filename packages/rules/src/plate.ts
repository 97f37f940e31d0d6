import { plateRegions } from './plate-regions.ts';

/** A number plate (自動車登録番号) in its four parts. */
export type Plate = { region: string; classNumber: string; kana: string; serialNumber: string };
export type PlatePart = keyof Plate;
export type PlateIssue = { part: PlatePart; code: string; level: 'error' | 'warning' };
export type PlateUse = 'business' | 'businessKei' | 'rental' | 'private';

const classPattern = /^[0-9](?:[0-9ACFHKLMPXY]{2}|[0-9]?)$/;
const serialPattern = /^[1-9][0-9]{0,3}$/;
/** お し へ ん are never used. */
const kanaPattern = /^[あいうえかきくけこさすせそたちつてとなにぬねのはひふほまみむめもやゆよらりるれろわをA-Z]$/;
const platePattern = /^([^0-9]{1,4})([0-9][0-9A-Z]{0,2})([ぁ-んァ-ヶ]|[A-Z])([0-9]{1,4})$/;

const regions = new Set(plateRegions);

/** Folds width and drops spaces, hyphens and the dots that replace missing digits. */
export function normalizePlatePart(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s\-‐‑–—―−ー・･.]/g, '')
    .toUpperCase();
}

/** Folds the kana of a plate: plates carry hiragana, and people also type katakana. */
export function normalizePlateKana(text: string): string {
  return asHiragana(normalizePlatePart(text));
}

function asHiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Reads a whole plate such as `大宮 100 か 12-34`, `大宮100か・・12` or `大宮 100 ｶ 1234`; returns null for anything else. */
export function parsePlate(text: string): Plate | null {
  const match = platePattern.exec(normalizePlatePart(text));
  if (!match) return null;
  const [, region = '', classNumber = '', kana = '', serialNumber = ''] = match;
  return { region: regionName(region), classNumber, kana: asHiragana(kana), serialNumber };
}

/** Formats a plate: `大宮 100 か 12-34`. */
export function formatPlate({ region, classNumber, kana, serialNumber }: Plate): string {
  return `${region} ${classNumber} ${kana} ${displaySerial(serialNumber)}`;
}

/** Formats the serial number as on the plate: `12-34`, `・123`, `・・12`, `・・・1`. */
export function displaySerial(serialNumber: string): string {
  return serialNumber.length === 4
    ? `${serialNumber.slice(0, 2)}-${serialNumber.slice(2)}`
    : serialNumber.padStart(4, '・');
}

/**
 * Returns the serial number that a search word with dots means: `・・12` and `..12` match exactly 12. The number of dots
 * does not matter, because Japanese conversion makes one `…` of three; returns null for any other word.
 */
export function dottedSerial(word: string): string | null {
  return /^[・·.]+([1-9]\d{0,2})$/.exec(word.normalize('NFKC'))?.[1] ?? null;
}

/**
 * Returns everything wrong with a plate, part by part; an empty part is `required`. A plate with warnings may be saved.
 */
export function plateIssues(plate: Plate): PlateIssue[] {
  const issues: PlateIssue[] = [];
  const refuse = (part: PlatePart, code: string) => issues.push({ part, code, level: 'error' });
  for (const part of ['region', 'classNumber', 'kana', 'serialNumber'] as const) {
    if (plate[part] === '') refuse(part, 'required');
  }
  if (plate.region && !regions.has(regionName(plate.region))) refuse('region', 'plate.region');
  if (plate.classNumber && !classPattern.test(plate.classNumber)) refuse('classNumber', 'plate.classNumber');
  if (plate.kana && !kanaPattern.test(plate.kana)) refuse('kana', 'plate.kana');
  if (plate.serialNumber && !serialPattern.test(plate.serialNumber)) refuse('serialNumber', 'plate.serialNumber');
  return issues;
}

/** Returns the use that the kana of a plate shows (自動車登録規則 別表第二); letters are private. */
export function plateUse(kana: string): PlateUse {
  if (/^[あいうえかきくけこを]$/.test(kana)) return 'business';
  if (/^[りれ]$/.test(kana)) return 'businessKei';
  return kana === 'わ' ? 'rental' : 'private';
}

/**
 * Returns a warning for a business vehicle without a business kana; only a warning, because a rental may replace one.
 */
export function businessKanaWarning(kana: string): PlateIssue | null {
  const use = plateUse(kana);
  return use === 'business' || use === 'businessKei'
    ? null
    : { part: 'kana', code: 'plate.notBusiness', level: 'warning' };
}

/** The plate says 袖ヶ浦 with a small ヶ; people also type ケ and が. */
function regionName(region: string): string {
  return /^袖[ヶケがガ]浦$/.test(region) ? '袖ヶ浦' : region;
}
