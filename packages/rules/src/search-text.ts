import { companyKinds } from './company-name.ts';
import { toKatakana } from './kana.ts';

/**
 * Variants of one character in names; each group folds to its first character, so that any variant finds the others.
 */
const variantGroups = [
  '高髙',
  '崎﨑嵜碕',
  '斉斎齊齋',
  '辺邊邉',
  '沢澤',
  '浜濱濵',
  '徳德',
  '瀬瀨',
  '広廣',
  '国國',
  '島嶋嶌',
  '桜櫻',
  '栄榮',
  '吉𠮷',
  '竜龍',
  '恵惠',
  '滝瀧',
  '関關',
  '黒黑',
  '横橫',
  '館舘',
  '富冨',
  '峰峯',
  '条條',
  '渋澁',
  '真眞',
  '豊豐',
  '駅驛',
  '鉄鐵',
  '槙槇',
  '曽曾',
  '静靜',
  '万萬',
  '与與',
  '円圓',
  'ケヶ',
] as const;

const firstOfGroup = new Map(
  variantGroups.flatMap((group) => Array.from(group, (letter) => [letter, Array.from(group)[0]] as const)),
);

/** Unicode composes a letter and this mark: ス becomes ズ. */
const voicingMark = '\u3099';

/**
 * Returns the form in which text is stored for searching and queries are compared: width, case, hiragana and katakana,
 * kanji variants, repeat marks (佐々木, いすゞ), spaces, hyphens, middle dots and long vowel marks make no difference. Rows
 * store this form: a change to it needs a migration that folds them again.
 */
export function searchText(...parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => fold(part ?? ''))
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * Returns the spellings under which a search word may be stored: as it is, and with the kind of company abbreviated or
 * written out.
 */
export function searchSpellings(word: string): string[] {
  const folded = searchText(word);
  const others = companyKinds.flatMap(({ short, long }) => {
    if (folded.includes(short)) return [folded.replaceAll(short, long)];
    return folded.includes(long) ? [folded.replaceAll(long, short)] : [];
  });
  return [folded, ...others];
}

function fold(text: string): string {
  const plain = toKatakana(text.normalize('NFKC').toLowerCase()).replaceAll(/[\s\-‐‑–—―−ー・･.,、。'’]/g, '');
  const letters: string[] = [];
  for (const letter of plain) letters.push(repeated(letter, letters.at(-1)) ?? firstOfGroup.get(letter) ?? letter);
  return letters.join('');
}

/**
 * Returns the letter that a repeat mark repeats; undefined for other letters and for a mark without a letter before it.
 */
function repeated(mark: string, before: string | undefined): string | undefined {
  if (before === undefined) return undefined;
  if (mark === 'ヽ' || mark === '々') return before;
  return mark === 'ヾ' ? voiced(before) : undefined;
}

/** Voices a letter: ス becomes ズ; a letter without a voiced form stays. */
function voiced(letter: string): string {
  const composed = `${letter}${voicingMark}`.normalize('NFC');
  return composed.length === letter.length ? composed : letter;
}
