import { demoRomaji } from './demo-romaji.ts';

const surnames =
  '佐藤 サトウ,鈴木 スズキ,高橋 タカハシ,田中 タナカ,伊藤 イトウ,渡辺 ワタナベ,山本 ヤマモト,中村 ナカムラ,小林 コバヤシ,加藤 カトウ,吉田 ヨシダ,山田 ヤマダ,佐々木 ササキ,山口 ヤマグチ,松本 マツモト,井上 イノウエ,木村 キムラ,林 ハヤシ,斎藤 サイトウ,清水 シミズ,山崎 ヤマザキ,森 モリ,池田 イケダ,橋本 ハシモト,阿部 アベ,石川 イシカワ,山下 ヤマシタ,中島 ナカジマ,石井 イシイ,小川 オガワ,前田 マエダ,岡田 オカダ,長谷川 ハセガワ,藤田 フジタ,後藤 ゴトウ,近藤 コンドウ,村上 ムラカミ,遠藤 エンドウ,青木 アオキ,坂本 サカモト,髙橋 タカハシ,齋藤 サイトウ,渡邉 ワタナベ';
const men =
  '誠 マコト,健一 ケンイチ,浩 ヒロシ,修 オサム,大輔 ダイスケ,翔太 ショウタ,和也 カズヤ,隆 タカシ,直樹 ナオキ,学 マナブ,剛 ツヨシ,達也 タツヤ,拓海 タクミ,亮 リョウ,正樹 マサキ,秀樹 ヒデキ,哲也 テツヤ,淳 ジュン,裕二 ユウジ,孝 タカシ,一郎 イチロウ,勝 マサル,義男 ヨシオ';
const women = '由美子 ユミコ,恵 メグミ,真由美 マユミ,美穂 ミホ,彩 アヤ,千尋 チヒロ,麻衣 マイ';

type Spelling = readonly [written: string, kana: string];
export type DemoName = { name: string; kana: string; nameEn: string | null; shortName: string };

const spellings = (list: string): Spelling[] =>
  list.split(',').map((pair) => {
    const [written = '', kana = ''] = pair.split(' ');
    return [written, kana];
  });
const families = spellings(surnames);
const givenNames = { male: spellings(men), female: spellings(women) };

/** What searches, columns and boards stumble over: a namesake, a middle dot, a name of twelve characters. */
const exceptions: Record<number, DemoName> = {
  6: { name: 'グエン・ヴァン・アン', kana: 'グエン ヴァン アン', nameEn: 'Nguyen Van An', shortName: 'アン' },
  40: { name: '佐藤 誠', kana: 'サトウ マコト', nameEn: null, shortName: '佐藤誠2' },
  61: {
    name: 'ジョアン・ペレイラ・リマ',
    kana: 'ジョアン ペレイラ リマ',
    nameEn: 'Joao Pereira de Lima Nascimento',
    shortName: 'ジョアン',
  },
};

/** The name of the driver in this place; no two are the same but the 佐藤 誠 of the places 0 and 40. */
export function demoName(place: number, sex: 'male' | 'female'): DemoName {
  const exception = exceptions[place];
  if (exception) return exception;
  const given = givenNames[sex];
  const [family, familyKana] = families[(place * 17) % families.length] ?? ['', ''];
  const [own, ownKana] = given[(place * 5) % given.length] ?? ['', ''];
  const kana = `${familyKana} ${ownKana}`;
  // Nobody has written all names twice.
  const nameEn = place % 8 === 5 ? null : demoRomaji(kana);
  return { name: `${family} ${own}`, kana, nameEn, shortName: `${family}${own}` };
}
