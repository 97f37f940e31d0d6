import { type CargoOwnerInput, type CargoOwnerTerms, usualCargoOwnerTerms } from '@haisha/validation/cargo-owner';
import { demoId } from './demo-id.ts';

type Facts = Omit<CargoOwnerInput, 'customerId' | 'isTrueShipper' | 'isSpecifiedShipper' | 'terms' | 'note'> & {
  /** Code of the customer who is invoiced. */
  billTo: string;
  isSpecifiedShipper?: true;
  terms: Partial<CargoOwnerTerms>;
};

const facts: Facts[] = [
  {
    code: 'HN',
    name: 'ひなた屋',
    kana: 'ヒナタヤ',
    nameEn: 'Hinataya',
    billTo: 'C001',
    isSpecifiedShipper: true,
    contactName: '商品物流部 森 千尋',
    phone: '0480001001',
    email: 'butsuryu@hinataya.example.jp',
    defaultZone: 'chilled',
    defaultGoods: '日配品',
    colour: '#e65100',
    terms: { contractIssuedDate: '2026-04-01', includesHandling: true },
  },
  {
    code: 'KM',
    name: 'こもれび市場',
    kana: 'コモレビイチバ',
    nameEn: 'Komorebi Ichiba',
    billTo: 'C002',
    contactName: '物流課 阿部 淳',
    phone: '0470001003',
    email: 'butsuryu@komorebi.example.jp',
    defaultZone: 'chilled',
    defaultGoods: '青果・日配品',
    colour: '#2e7d32',
    terms: { contractIssuedDate: '2026-04-01', fareModel: 'piece', waitingRule: 'agreed' },
  },
  {
    code: 'MZ',
    name: 'みずほ野ストア',
    kana: 'ミズホノストア',
    nameEn: 'Mizuhono Stores',
    billTo: 'C003',
    contactName: '髙橋 恵（つむぎ共同配送）',
    phone: '0460001004',
    email: null,
    defaultZone: 'frozen',
    defaultGoods: '冷凍食品',
    colour: '#1565c0',
    terms: { contractIssuedDate: '2025-10-01' },
  },
  {
    code: 'AO',
    name: 'あおば台キッチン',
    kana: 'アオバダイキッチン',
    nameEn: 'Aobadai Kitchen Ready-Made Meals and Delicatessen Stores',
    billTo: 'C003',
    contactName: '髙橋 恵（つむぎ共同配送）',
    phone: '0460001004',
    email: null,
    defaultZone: 'chilled',
    defaultGoods: '惣菜・弁当',
    colour: '#ad1457',
    terms: { contractIssuedDate: '2025-10-01', tollRule: 'included' },
  },
  {
    code: 'KG',
    name: '霧ヶ丘乳業',
    kana: 'キリガオカニュウギョウ',
    nameEn: 'Kirigaoka Dairy',
    billTo: 'C004',
    isSpecifiedShipper: true,
    contactName: '購買部 渡邉 学',
    phone: '0480001006',
    email: null,
    defaultZone: 'chilled',
    defaultGoods: '牛乳・乳製品',
    colour: '#6a1b9a',
    terms: { contractIssuedDate: '2026-01-05', fareModel: 'tariff', includesHandling: true },
  },
  {
    code: 'MM',
    name: 'まるみね冷食',
    kana: 'マルミネレイショク',
    nameEn: 'Marumine Frozen Foods',
    billTo: 'C005',
    contactName: null,
    phone: '0430001008',
    email: null,
    defaultZone: 'frozen',
    defaultGoods: null,
    colour: null,
    terms: { fareModel: 'monthlyCharter', waitingRule: 'none', surchargeRule: 'none' },
  },
];

/** Whose goods are carried: four chains of stores and two makers; two of them are invoiced through one customer. */
export function demoCargoOwners() {
  return facts.map(
    ({ billTo, isSpecifiedShipper = false, terms, ...owner }) =>
      ({
        ...owner,
        customerId: demoId(`customer ${billTo}`),
        // What goes through a 3PL is contracted by that company.
        isTrueShipper: billTo !== 'C003',
        isSpecifiedShipper,
        note: null,
        terms: { ...usualCargoOwnerTerms, ...terms },
      }) satisfies CargoOwnerInput,
  );
}
