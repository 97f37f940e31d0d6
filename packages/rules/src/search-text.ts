import { toKatakana } from './kana.ts';

/** Variants of one character in names, each group folded to its first: what people type finds what was written. */
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

/**
 * The form in which text is stored for searching and in which a query is compared with it: width, case, hiragana and
 * katakana, kanji variants, spaces, hyphens, middle dots and long vowel marks make no difference.
 */
export function searchText(...parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => fold(part ?? ''))
    .filter((part) => part !== '')
    .join(' ');
}

function fold(text: string): string {
  const plain = toKatakana(text.normalize('NFKC').toLowerCase()).replaceAll(/[\s\-‐‑–—―−ー・･.,、。'’]/g, '');
  return Array.from(plain, (letter) => firstOfGroup.get(letter) ?? letter).join('');
}
