import { expect, test } from 'vitest';
import { splitAddress } from './address.ts';
import { municipalities } from './municipality.ts';

test.each([
  ['埼玉県越谷市弥生町1-2', '埼玉県', '越谷市', '弥生町1-2'],
  ['埼玉県 越谷市 弥生町 1-2', '埼玉県', '越谷市', '弥生町 1-2'],
  ['〒343-0816 埼玉県越谷市弥生町1-2', '埼玉県', '越谷市', '弥生町1-2'],
  ['３４３－０８１６ 埼玉県越谷市弥生町1-2', '埼玉県', '越谷市', '弥生町1-2'],
  ['　〒 3430816 埼玉県越谷市弥生町1-2', '埼玉県', '越谷市', '弥生町1-2'],
  ['  埼玉県越谷市弥生町1-2 ', '埼玉県', '越谷市', '弥生町1-2'],
  // Only in front of it such a number is a postal code.
  ['埼玉県越谷市弥生町100-2000 倉庫', '埼玉県', '越谷市', '弥生町100-2000 倉庫'],
  ['越谷市弥生町1-2', '埼玉県', '越谷市', '弥生町1-2'],
  ['埼玉県さいたま市岩槻区上野4-1', '埼玉県', 'さいたま市岩槻区', '上野4-1'],
  ['東京都江東区新木場1-1', '東京都', '江東区', '新木場1-1'],
  ['埼玉県北葛飾郡松伏町ゆめみ野1', '埼玉県', '北葛飾郡松伏町', 'ゆめみ野1'],
  ['埼玉県松伏町ゆめみ野1', '埼玉県', '松伏町', 'ゆめみ野1'],
  ['福島県郡山市朝日1-23-7', '福島県', '郡山市', '朝日1-23-7'],
  ['愛知県蒲郡市旭町17-1', '愛知県', '蒲郡市', '旭町17-1'],
  ['三重県四日市市諏訪町1-5', '三重県', '四日市市', '諏訪町1-5'],
  ['千葉県鎌ヶ谷市新鎌ケ谷2-6-1', '千葉県', '鎌ケ谷市', '新鎌ケ谷2-6-1'],
  ['東京都府中市宮西町2-24', '東京都', '府中市', '宮西町2-24'],
  ['京都府京都市伏見区1', '京都府', '京都市伏見区', '1'],
  ['埼玉県越谷市', '埼玉県', '越谷市', ''],
])('%s', (text, prefecture, city, line) => {
  expect(splitAddress(text)).toEqual({ prefecture, city, line });
});

test.each(['', '弥生町1-2', '府中市宮西町2-24', '埼玉県', '埼玉県ない市1', '埼玉県元の越谷市と北郡', '千葉市新港1'])(
  'does not split an address that does not name exactly one city: %s',
  (text) => {
    expect(splitAddress(text)).toBeNull();
  },
);

test('finds every municipality again from its prefecture and name', () => {
  for (const { prefecture, name } of municipalities) {
    expect(splitAddress(`${prefecture}${name}1-2`)).toMatchObject({ prefecture, line: '1-2' });
  }
});
