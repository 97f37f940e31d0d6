import { describe, expect, it } from 'vitest';
import { evenName } from './company-name.ts';

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
  ])('%s is written %s', (given, even) => {
    expect(evenName(given)).toBe(even);
    expect(evenName(even)).toBe(even);
  });

  it.each(['', '山田商店', '株式会社 山田商店', '駐車場（有）第2', '２号倉庫', 'ABC（東）', '仕分（同）横'])(
    'leaves %s as it is',
    (name) => {
      expect(evenName(name)).toBe(name);
    },
  );
});
