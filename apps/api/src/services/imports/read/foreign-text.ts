import iconv from 'iconv-lite';
import { iconvNames, noCharacter } from './characters.ts';

/** Kanji of JIS level 2, which texts of offices hardly have, begin with this byte or a higher one in EUC-JP. */
const firstRare = 0xd0;

/** The syllables that names, addresses and words of business in Korean have most. */
const usualSyllables = new Set(
  '이다는에의가을를은하고지도로서사기리시인자대구동정부주김산수일천전성화경남강장호원북면읍번길회운송차량센터물류점상명코드소배달박최조윤임한오신권황안유홍문양손종포평울광역해영진민현준승우선미숙연아나라마바중제공업용여예약창고객품택입출금단계세표식반납등록발처연락담당직원기비재정보관청역출물건트럭행철',
);

/** Whether bytes are Korean rather than Japanese: syllables and no kana, many of them usual ones, which chance never makes. */
export function isKorean(sample: Buffer): boolean {
  const text = iconv.decode(sample, iconvNames.eucKr).replaceAll(/[^\u0080-\uffff]/g, '');
  const syllables = text.match(/[\uac00-\ud7a3]/g) ?? [];
  const usual = syllables.filter((syllable) => usualSyllables.has(syllable)).length;
  return syllables.length * 5 >= text.length * 4 && usual * 5 >= syllables.length * 2 && usual >= 2;
}

/**
 * Whether bytes are hardly Japanese, though this is their best reading as such, and can be GB18030, as which computers
 * in China write lists. In EUC-JP such a list has no kana and many rare kanji, or faults in most lines, as a Japanese list
 * from there has; in Shift_JIS it has such faults, and kana of half width.
 */
export function isForeign(sample: Buffer, encoding: 'eucJp' | 'sjis'): boolean {
  const lines = iconv
    .decode(sample, iconvNames[encoding])
    .split('\n')
    .filter((line) => /[\u0080-\uffff]/.test(line));
  const faulty = lines.filter((line) => noCharacter.test(line)).length;
  const isTorn = faulty >= 2 && faulty * 2 >= lines.length;
  const text = lines.join('');
  return isMostlyGb18030(sample) && (encoding === 'eucJp' ? isTorn || isRare(text) : isTorn && isHalfWidth(text));
}

function isRare(text: string): boolean {
  const kanji = iconv.encode(text.replaceAll(/[^\u4e00-\u9fff]/g, ''), iconvNames.eucJp);
  const rare = kanji.filter((byte, at) => at % 2 === 0 && byte >= firstRare).length;
  const all = kanji.length / 2;
  return count(text, /[\u3041-\u30ff]/g) * 20 < all && rare * 6 >= all;
}

function isHalfWidth(text: string): boolean {
  return count(text, /[\uff61-\uff9f]/g) * 2 >= text.replaceAll(/[^\u0080-\uffff]/g, '').length;
}

function isMostlyGb18030(sample: Buffer): boolean {
  const text = iconv.decode(sample, iconvNames.gb18030);
  return count(text, new RegExp(noCharacter, 'g')) * 20 <= count(text, /[\u0080-\uffff]/g);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
