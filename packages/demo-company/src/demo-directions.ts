import { municipalities } from '@haisha/rules/municipality';
import type { DirectionInput } from '@haisha/validation/direction';
import { demoId } from './demo-id.ts';

type Facts = {
  code: string;
  name: string;
  nameEn: string;
  colour: string;
  km: number;
  minutes: number;
  /** By name, all of them in Kanto. */
  places: string;
};

const facts: readonly Facts[] = [
  {
    code: 'IW1',
    name: '埼玉東',
    nameEn: 'Saitama East',
    colour: '#1e88e5',
    km: 14.5,
    minutes: 40,
    places: 'さいたま市岩槻区 春日部市 越谷市 草加市 八潮市 三郷市 吉川市 松伏町',
  },
  {
    code: 'IW2',
    name: '埼玉北',
    nameEn: 'Saitama North',
    colour: '#43a047',
    km: 24,
    minutes: 55,
    places: '蓮田市 白岡市 久喜市 幸手市 加須市 羽生市 行田市 鴻巣市',
  },
  {
    code: 'IW3',
    name: 'さいたま・埼玉南',
    nameEn: 'Saitama City and South',
    colour: '#fb8c00',
    km: 12,
    minutes: 40,
    places: 'さいたま市大宮区 さいたま市見沼区 さいたま市浦和区 さいたま市緑区 川口市 蕨市 戸田市 上尾市',
  },
  {
    code: 'IW4',
    name: '埼玉西・城北',
    nameEn: 'Saitama West and North Tokyo',
    colour: '#8e24aa',
    km: 26.5,
    minutes: 70,
    places: '川越市 所沢市 朝霞市 新座市 ふじみ野市 狭山市 板橋区 練馬区',
  },
  {
    code: 'IW5',
    name: '茨城南・千葉北西',
    nameEn: 'South Ibaraki and Northwest Chiba',
    colour: '#6d4c41',
    km: 29,
    minutes: 65,
    places: '古河市 坂東市 常総市 守谷市 野田市 境町',
  },
  {
    code: 'FN1',
    name: '葛南',
    nameEn: 'Katsunan',
    colour: '#1e88e5',
    km: 8,
    minutes: 30,
    places: '船橋市 市川市 習志野市 浦安市 鎌ケ谷市 八千代市',
  },
  {
    code: 'FN2',
    name: '千葉・市原',
    nameEn: 'Chiba and Ichihara',
    colour: '#43a047',
    km: 22,
    minutes: 50,
    places: '千葉市中央区 千葉市花見川区 千葉市稲毛区 千葉市若葉区 市原市 袖ケ浦市 四街道市',
  },
  {
    code: 'FN3',
    name: '東葛',
    nameEn: 'Tokatsu',
    colour: '#fb8c00',
    km: 21,
    minutes: 55,
    places: '松戸市 柏市 流山市 我孫子市 取手市 印西市 白井市',
  },
  {
    code: 'FN4',
    name: '都心東',
    nameEn: 'East Central Tokyo',
    colour: '#8e24aa',
    km: 19,
    minutes: 60,
    places: '江戸川区 葛飾区 足立区 江東区 墨田区 台東区 荒川区',
  },
  {
    code: 'FN5',
    name: '成田・佐倉',
    nameEn: 'Narita and Sakura',
    colour: '#6d4c41',
    km: 31.5,
    minutes: 65,
    places: '佐倉市 成田市 八街市 富里市 龍ケ崎市',
  },
  {
    code: 'AT1',
    name: '県央',
    nameEn: 'Central Kanagawa',
    colour: '#1e88e5',
    km: 10,
    minutes: 35,
    places: '厚木市 海老名市 綾瀬市 座間市 大和市 伊勢原市 秦野市',
  },
  {
    code: 'AT2',
    name: '湘南',
    nameEn: 'Shonan',
    colour: '#43a047',
    km: 20.5,
    minutes: 50,
    places: '平塚市 茅ヶ崎市 藤沢市 鎌倉市 小田原市 寒川町',
  },
  {
    code: 'AT3',
    name: '相模原・多摩',
    nameEn: 'Sagamihara and Tama',
    colour: '#fb8c00',
    km: 24,
    minutes: 60,
    places: '相模原市中央区 相模原市南区 相模原市緑区 町田市 八王子市 多摩市 日野市 府中市',
  },
  {
    code: 'AT4',
    name: '横浜',
    nameEn: 'Yokohama',
    colour: '#8e24aa',
    km: 25.5,
    minutes: 60,
    places: '横浜市旭区 横浜市戸塚区 横浜市青葉区 横浜市港北区 横浜市港南区 横浜市都筑区 横浜市鶴見区',
  },
  {
    code: 'AT5',
    name: '川崎・横須賀',
    nameEn: 'Kawasaki and Yokosuka',
    colour: '#6d4c41',
    km: 38,
    minutes: 80,
    places: '川崎市麻生区 川崎市宮前区 川崎市高津区 川崎市中原区 横須賀市 逗子市',
  },
];

const kanto = ['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県'];
const codes = new Map(
  municipalities.filter(({ prefecture }) => kanto.includes(prefecture)).map(({ name, code }) => [name, code]),
);

/** The five directions of each of the three centres. */
export function demoDirections(): DirectionInput[] {
  return facts.map(({ km, minutes, places, ...fields }, index) => ({
    ...fields,
    departmentId: demoId(`department ${fields.code.slice(0, 2)}`),
    municipalityCodes: places.split(' ').map(codeOf).toSorted(),
    standardDistanceKm: km,
    standardMinutes: minutes,
    sortOrder: (index + 1) * 10,
    note: null,
  }));
}

function codeOf(name: string): string {
  const code = codes.get(name);
  if (!code) throw new Error(`There is no municipality ${name}`);
  return code;
}
