import { type FigureRanges, figures } from './figure.ts';

/** How much of a field's own unit is in one of another. */
const factors: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  kg: { t: 1_000, トン: 1_000, g: 0.001 },
  cm: { mm: 0.1, m: 100 },
  km: { 千km: 1_000, 万km: 10_000, m: 0.001 },
  cc: { l: 1_000, リットル: 1_000 },
  // 1才 is a cubic shaku, of 10/33 m.
  m3: { l: 0.001, リットル: 0.001, 才: (10 / 33) ** 3 },
  分: { 時間: 60 },
  時間: { 分: 1 / 60 },
  円: { 千円: 1_000, 万円: 10_000, 百万円: 1_000_000, 億円: 100_000_000, 万: 10_000, 億: 100_000_000 },
};
/** Other words for a unit. */
const synonyms: Readonly<Record<string, string>> = {
  トン: 't',
  屯: 't',
  ton: 't',
  tons: 't',
  キログラム: 'kg',
  キロ: 'kg',
  メートル: 'm',
  センチ: 'cm',
  ミリ: 'mm',
  k円: '千円',
  キロメートル: 'km',
  立米: 'm3',
  立方メートル: 'm3',
  l: 'リットル',
  yen: '円',
  min: '分',
  hours: '時間',
};

/** Returns the units in which a figure may be written, its own first; several words for one unit are one. */
export function unitsOf(own: string): string[] {
  const others = Object.keys(factors[own] ?? {}).filter(
    (unit) => !(unit in synonyms) && unit !== '万' && unit !== '億',
  );
  return [own, ...others];
}

/** Returns how much of its own unit one of another one is; 1 for its own. */
export function factorOf(own: string, unit: string): number {
  return unit === own ? 1 : (factors[own]?.[unit] ?? 1);
}

/** Returns every way to write a unit of a figure, with its factor. */
export function spelledFactors(own: string): ReadonlyMap<string, number> {
  const known = Object.entries(factors[own] ?? {});
  const spelled = Object.entries(synonyms).flatMap(([word, unit]) => {
    const factor = unit === own ? 1 : factors[own]?.[unit];
    return factor === undefined ? [] : [[word, factor] as const];
  });
  return new Map([...known, ...spelled]);
}

/** A unit right behind a Japanese word, and one that is the word itself. */
const behindWord = /(?<=[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー])(kg|t|km|cm|mm|m3|m|cc|l|(?:千|万|百万)円|千km)$/u;
const wordItself = /^(才)数?$/u;

/**
 * Returns the unit that a header names, in brackets or at its end: 最大積載量（ｔ）, 走行距離 千km, 重量t, 才数; null when it names
 * none.
 */
export function unitOfHeader(header: string, own: string): string | null {
  const plain = header.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const words = [...plain.matchAll(/[([【「<]([^)\]】」>]+)[)\]】」>]/gu)].map(([, word = '']) => word);
  const last = /[ /:・_-]([^ /:・_-]+)$/u.exec(plain)?.[1];
  const [, end] = behindWord.exec(plain) ?? wordItself.exec(plain) ?? [];
  for (const word of [...words, ...(last ? [last] : []), ...(end ? [end] : [])].flatMap((all) => [
    all,
    ...all.split(/[/・、,]/u),
  ])) {
    const unit = unitNamed(word.replace(/^単位[::は ]*/u, '').trim(), own);
    if (unit !== null) return unit;
  }
  return null;
}

/** What figures of lists are counted in besides. */
const others = ['人', '名', '枚', '台', '軸', 'm3', '年', '月', '日', '回', '便', '歳', '%', '℃', '個', '本'];
const every: ReadonlySet<string> = new Set([
  ...Object.entries(factors).flatMap(([own, more]) => [own, ...Object.keys(more)]),
  ...Object.keys(synonyms),
  ...others,
]);

/** Returns whether a text is a unit alone, in brackets or not: `千円`, `（ｔ）`. */
export function isUnit(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().trim();
  return every.has(plain.replace(/^[([【「<](.+)[)\]】」>]$/u, '$1').trim());
}

/** Returns whether a text is a unit from which some figure would have to be converted: `t`, `千円`, `才`. */
export function isForeignUnit(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().trim();
  return Object.values(factors).some(
    (more) => Object.hasOwn(more, synonyms[plain] ?? plain) || Object.hasOwn(more, plain),
  );
}

/** Returns the units that a text above a list states for it, `（単位：千円）`; none where it states none. */
export function statedUnits(text: string): string[] {
  const plain = text.normalize('NFKC').trim();
  const [, said = ''] = /(?:^|[\s([【「<])単位\s*[:=は]?\s*([^)\]】」>]+)/u.exec(plain) ?? [];
  const words = said.toLowerCase().split(/[/・、,\s]/u);
  return words.filter(isUnit).map((word) => synonyms[word] ?? word);
}

function unitNamed(word: string, own: string): string | null {
  const units = unitsOf(own);
  const meant = units.includes(word) ? word : (synonyms[word] ?? '');
  return units.includes(meant) ? meant : null;
}

/** A column that fills a figure: what its header says, and some of its cells that are bare numbers. */
export type FigureColumn = {
  header: string;
  numbers: readonly number[];
  field: string;
  own: string;
  /** What somebody said of the last file with such a header. */
  last?: string | null;
};

/**
 * Returns the unit in which the bare numbers of a column are meant; null where header and numbers disagree, so that
 * somebody has to say it. What was said of the last file holds as long as the numbers fit it. `field` is the name of the figure.
 */
export function unitOfColumn({ header, last, numbers, field, own }: FigureColumn): string | null {
  const known = last != null && unitsOf(own).includes(last) ? last : null;
  const stated = unitOfHeader(header, own) ?? own;
  const ranges = figures[(field.split('.').at(-1) ?? '') as keyof typeof figures] as FigureRanges | undefined;
  const said = numbers.filter((number) => number !== 0);
  if (!ranges || said.length === 0) return known ?? stated;
  const fits = (unit: string) => {
    const [least, most] = ranges.usual;
    const factor = factorOf(own, unit);
    return said.filter((number) => number * factor >= least && number * factor <= most).length * 2 > said.length;
  };
  const fitting = [known, stated].find((unit) => unit !== null && fits(unit));
  if (fitting) return fitting;
  return unitsOf(own).some(fits) ? null : stated;
}
