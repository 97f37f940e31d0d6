import { type CustomerInput, type CustomerTerms, usualCustomerTerms } from '@haisha/validation/customer';

type Facts = Omit<CustomerInput, 'terms' | 'honorific' | 'addressLine2' | 'note'> & {
  note?: string;
  terms: Partial<CustomerTerms>;
};

const facts: Facts[] = [
  {
    code: 'C001',
    name: '株式会社ひなた屋',
    kana: 'ヒナタヤ',
    nameEn: 'Hinataya Co., Ltd.',
    postalCode: '3430816',
    prefecture: '埼玉県',
    city: '越谷市',
    addressLine1: '弥生町0-12',
    phone: '0480001001',
    fax: '0480001002',
    email: 'keiri@hinataya.example.jp',
    contactName: '商品物流部 森 千尋',
    terms: {
      ...numbers('5990001000011'),
      invoiceForm: 'store',
      invoiceSending: 'email',
      creditLimitYen: 30_000_000,
      hasFuelSurcharge: true,
    },
  },
  {
    code: 'C002',
    name: 'こもれび市場株式会社',
    kana: 'コモレビイチバ',
    nameEn: 'Komorebi Ichiba Inc.',
    postalCode: '2730005',
    prefecture: '千葉県',
    city: '船橋市',
    addressLine1: '本町0-3-8',
    phone: '0470001003',
    fax: null,
    email: 'butsuryu@komorebi.example.jp',
    contactName: '物流課 阿部 淳',
    terms: { ...numbers('4990001000012'), invoiceForm: 'store', taxRounding: 'half', openingBalanceYen: 1_284_500 },
  },
  {
    code: 'C003',
    name: 'つむぎ共同配送株式会社',
    kana: 'ツムギキョウドウハイソウ',
    nameEn: 'Tsumugi Joint Distribution and Cold Chain Services Co., Ltd.',
    postalCode: '2430807',
    prefecture: '神奈川県',
    city: '厚木市',
    addressLine1: '金田0-21',
    phone: '0460001004',
    fax: '0460001005',
    email: 'billing@tsumugi.example.jp',
    contactName: '業務部 髙橋 恵',
    note: '20日締め。請求書は25日必着。みずほ野ストアとあおば台キッチンの運賃をまとめて請求する。',
    terms: {
      ...numbers('3990001000013'),
      closingDay: 20,
      paymentDay: 20,
      invoiceSending: 'web',
      showsCarryOver: true,
      hasFuelSurcharge: true,
      invoiceNote: '荷主別の内訳を添付しています。',
    },
  },
  {
    code: 'C004',
    name: '霧ヶ丘乳業株式会社',
    kana: 'キリガオカニュウギョウ',
    nameEn: 'Kirigaoka Dairy Products Manufacturing Company, Limited',
    postalCode: '3490121',
    prefecture: '埼玉県',
    city: '蓮田市',
    addressLine1: '関山0-5-1',
    phone: '0480001006',
    fax: '0480001007',
    email: null,
    contactName: '購買部 渡邉 学',
    terms: {
      ...numbers('2990001000014'),
      invoiceForm: 'centre',
      paymentMonths: 2,
      paymentDay: 10,
      paymentMethod: 'electronicClaim',
    },
  },
  {
    code: 'C005',
    name: 'まるみね冷食株式会社',
    kana: 'マルミネレイショク',
    nameEn: 'Marumine Frozen Foods Co., Ltd.',
    postalCode: '2610002',
    prefecture: '千葉県',
    city: '千葉市美浜区',
    addressLine1: '新港0-40',
    phone: '0430001008',
    fax: null,
    email: 'logi@marumine.example.jp',
    contactName: null,
    terms: { ...numbers('1990001000015'), invoiceForm: 'centre', taxRounding: 'up', invoiceLanguage: 'en' },
  },
];

/** Who is invoiced: four closed at the end of the month and one on the 20th, which pays for two owners (3PL). */
export function demoCustomers() {
  return facts.map(
    ({ terms, note = null, ...customer }) =>
      ({
        ...customer,
        honorific: '御中',
        addressLine2: null,
        note,
        terms: { ...usualCustomerTerms, ...terms },
      }) satisfies CustomerInput,
  );
}

function numbers(corporateNumber: string): Pick<CustomerTerms, 'corporateNumber' | 'invoiceNumber'> {
  return { corporateNumber, invoiceNumber: `T${corporateNumber}` };
}
