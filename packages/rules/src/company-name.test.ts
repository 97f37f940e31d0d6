import { describe, expect, it, test } from 'vitest';
import { addressedName, evenName, mayEndInHonorific } from './company-name.ts';

describe('a name as invoices show it', () => {
  it.each([
    ['㈱山田商店', '株式会社山田商店'],
    ['（株）山田商店', '株式会社山田商店'],
    ['(株) 山田商店', '株式会社山田商店'],
    ['山田商店㈱', '山田商店株式会社'],
    ['山田商店（株）', '山田商店株式会社'],
    ['山田商店 (株)', '山田商店株式会社'],
    ['山田商店㈱横浜支店', '山田商店株式会社横浜支店'],
    ['山田商店(株) 横浜支店', '山田商店株式会社 横浜支店'],
    ['㍿山田', '株式会社山田'],
    ['㈲鈴木運送', '有限会社鈴木運送'],
    ['鈴木運送（有）', '鈴木運送有限会社'],
    ['(同)みなと', '合同会社みなと'],
    ['(資)みなと', '合資会社みなと'],
    ['㈴みなと', '合名会社みなと'],
    ['㈱ﾔﾏﾀﾞﾌｰｽﾞ', '株式会社ヤマダフーズ'],
    ['ｲｵﾝ 大宮', 'イオン 大宮'],
    ['株式会社山田商店 御中', '株式会社山田商店'],
    ['山田商店御中', '山田商店'],
    ['㈱山田商店　御中', '株式会社山田商店'],
    ['(有)鈴木運送様', '有限会社鈴木運送'],
    ['山田商店㈱様', '山田商店株式会社'],
    ['山田商店　様', '山田商店'],
    ['山田太郎 殿', '山田太郎'],
    ['株式会社山田 様 御中', '株式会社山田'],
  ])('%s is written %s', (given, even) => {
    expect(evenName(given)).toBe(even);
    expect(evenName(even)).toBe(even);
  });

  it.each([
    '',
    '山田商店',
    '株式会社 山田商店',
    '駐車場（有）第2',
    '２号倉庫',
    'ABC（東）',
    '仕分（同）横',
    '御中',
    '様',
    '山田商店様',
    '餃子の王様',
    '株式会社王様',
    '有限会社うなぎ御殿',
    '株式会社宮殿',
    '株式会社お嬢様',
    '合同会社若様',
    '田中',
    '御中町倉庫',
  ])('leaves %s as it is', (name) => {
    expect(evenName(name)).toBe(name);
  });
});

test.each([
  ['株式会社山田商店 御中', '株式会社山田商店', '御中'],
  ['株式会社山田商店様', '株式会社山田商店', '様'],
  ['㈱山田商店様', '株式会社山田商店', '様'],
  ['山田太郎　殿', '山田太郎', '殿'],
  ['山田商店', '山田商店', null],
  ['山田商店様', '山田商店様', null],
])('%s is %s, addressed as %s', (given, name, honorific) => {
  expect(addressedName(given)).toEqual({ name, honorific });
});

test.each([
  ['山田商店様', true],
  ['鈴木殿', true],
  ['餃子の王様', false],
  ['様', false],
  ['山田商店', false],
])('the end of %s is rather a form of address: %s', (name, isOdd) => {
  expect(mayEndInHonorific(name)).toBe(isOdd);
});
