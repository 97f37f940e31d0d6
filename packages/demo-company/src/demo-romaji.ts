const rows: Readonly<Record<string, string>> = {
  アイウエオ: 'a i u e o',
  カキクケコ: 'ka ki ku ke ko',
  サシスセソ: 'sa shi su se so',
  タチツテト: 'ta chi tsu te to',
  ナニヌネノ: 'na ni nu ne no',
  ハヒフヘホ: 'ha hi fu he ho',
  マミムメモ: 'ma mi mu me mo',
  ヤユヨ: 'ya yu yo',
  ラリルレロ: 'ra ri ru re ro',
  ワン: 'wa n',
  ガギグゲゴ: 'ga gi gu ge go',
  ザジズゼゾ: 'za ji zu ze zo',
  ダデド: 'da de do',
  バビブベボ: 'ba bi bu be bo',
  パピプペポ: 'pa pi pu pe po',
};
const small: Readonly<Record<string, string>> = { ャ: 'a', ュ: 'u', ョ: 'o' };
const letters = new Map(
  Object.entries(rows).flatMap(([kana, sounds]) => {
    const each = sounds.split(' ');
    return [...kana].map((letter, at) => [letter, each[at] ?? ''] as const);
  }),
);

/** Kana in letters as on signs, long vowels short: サトウ ショウタ is Sato Shota. */
export function demoRomaji(kana: string): string {
  return kana.split(/\s+/).map(word).join(' ');
}

function word(kana: string): string {
  const sounds = [...kana].reduce((text, letter) => {
    const vowel = small[letter];
    // シ and ヨ are sho, キ and ヨ are kyo.
    if (vowel !== undefined) return text.replace(/i$/, /(?:sh|ch|j)i$/.test(text) ? vowel : `y${vowel}`);
    return text + (letters.get(letter) ?? letter);
  }, '');
  const doubled = sounds.replaceAll(/ッ(.)/g, (_, next: string) => (next === 'c' ? 'tc' : next + next));
  const short = doubled.replaceAll(/o[ou](?!e)/g, 'o').replaceAll('uu', 'u');
  return short.charAt(0).toUpperCase() + short.slice(1);
}
