import { addDays } from '@haisha/rules/calendar';
import {
  type DeliveryCompanyInput,
  type DeliveryCompanyTerms,
  usualDeliveryCompanyTerms,
} from '@haisha/validation/delivery-company';

type Kept = 'code' | 'name' | 'kana' | 'nameEn' | 'postalCode' | 'prefecture' | 'city' | 'addressLine1' | 'phone';
type DemoDriver = Pick<DeliveryCompanyInput['drivers'][number], 'name' | 'licenceClass'> & { licensedFor: number };
type Facts = Pick<DeliveryCompanyInput, Kept> &
  Partial<Omit<DeliveryCompanyInput, 'terms' | 'drivers'>> & {
    /** Days from the day of the demo until the insurance ends. */
    insuredFor: number;
    drivers?: DemoDriver[];
    terms?: Partial<DeliveryCompanyTerms>;
  };

const corporations: readonly Facts[] = [
  {
    code: 'P01',
    name: '株式会社あかつき運輸',
    kana: 'アカツキウンユ',
    nameEn: 'Akatsuki Unyu Co., Ltd.',
    ...numbers('1990001000023'),
    permitNumber: '関自貨第0101号',
    permitDate: '2004-06-01',
    postalCode: '3440067',
    prefecture: '埼玉県',
    city: '春日部市',
    addressLine1: '中央0-5-2',
    phone: '0480002001',
    fax: '0480002002',
    email: 'haisha@akatsuki.example.jp',
    contactName: '配車 山口 剛',
    insuredFor: 210,
    vehicles: [truck('春日部 100 か ・123', 'large', 12_800), truck('春日部 130 あ 20-15', 'medium', 2_700)],
    drivers: [driver('山口 剛', 'large', 900), driver('渡邉 孝', 'medium', 25)],
    terms: { capitalYen: 20_000_000, employeeCount: 38, ...bank('0000', '201', '0020101', 'ｱｶﾂｷｳﾝﾕ(ｶ') },
  },
  {
    code: 'P02',
    name: 'みなと急送有限会社',
    kana: 'ミナトキュウソウ',
    nameEn: 'Minato Kyuso Ltd.',
    ...numbers('9990001000024'),
    permitNumber: '関自貨第0102号',
    permitDate: '1998-11-20',
    postalCode: '2730016',
    prefecture: '千葉県',
    city: '船橋市',
    addressLine1: '潮見町0-18',
    phone: '0470002003',
    fax: '0470002004',
    contactName: '小川 修',
    insuredFor: 12,
    vehicles: [truck('習志野 130 い 31-42', 'medium', 2_700), truck('習志野 400 き 5-16', 'small', 2_000)],
    drivers: [driver('小川 修', 'medium', 400)],
    terms: { capitalYen: 3_000_000, employeeCount: 11 },
  },
  {
    code: 'P03',
    name: '相模ライン株式会社',
    kana: 'サガミライン',
    nameEn: 'Sagami Line Inc.',
    ...numbers('8990001000025'),
    permitNumber: '関自貨第0103号',
    permitDate: '2011-03-04',
    postalCode: '2430032',
    prefecture: '神奈川県',
    city: '厚木市',
    addressLine1: '恩名0-7-1',
    phone: '0460002005',
    email: 'order@sagami-line.example.jp',
    contactName: '運行管理 石井 和也',
    orderSending: 'email',
    insuredFor: 155,
    vehicles: [truck('相模 100 え 77-01', 'large', 12_500)],
    drivers: [driver('石井 和也', 'large', 610), driver('グエン・ヴァン・バオ', 'large', 320)],
    terms: { closingDay: 20, paymentDay: 20, capitalYen: 10_000_000, employeeCount: 24 },
  },
  {
    code: 'P04',
    name: '関東リレー物流株式会社',
    kana: 'カントウリレーブツリュウ',
    nameEn: 'Kanto Relay Logistics Co., Ltd.',
    ...numbers('7990001000026'),
    permitKind: 'forwarding',
    permitNumber: '関自利第0104号',
    permitDate: '2016-09-12',
    postalCode: '3300081',
    prefecture: '埼玉県',
    city: 'さいたま市中央区',
    addressLine1: '新都心0-3',
    phone: '0480002006',
    email: 'dispatch@kanto-relay.example.jp',
    contactName: '手配課',
    orderSending: 'portal',
    defaultTier: 2,
    insuredFor: 48,
    note: '自社では運ばず、実運送は別の会社。',
    terms: { capitalYen: 50_000_000, employeeCount: 120 },
  },
  {
    code: 'P05',
    name: '株式会社北総フローズン',
    kana: 'ホクソウフローズン',
    nameEn: 'Hokuso Frozen Co., Ltd.',
    ...numbers('6990001000027'),
    permitKind: 'specified',
    permitNumber: '関自特第0105号',
    permitDate: '2009-02-27',
    postalCode: '2860044',
    prefecture: '千葉県',
    city: '成田市',
    addressLine1: '不動ケ岡0-88',
    phone: '0470002007',
    fax: '0470002008',
    contactName: '前田 浩',
    insuredFor: -9,
    note: '任意保険の更新を確認中。確認できるまで配車しない。',
    vehicles: [truck('成田 800 か 40-40', 'medium', 2_600)],
    drivers: [driver('前田 浩', 'medium8t', 150)],
    terms: { capitalYen: 5_000_000, employeeCount: 9 },
  },
];

const soleProprietors: readonly Facts[] = [
  {
    code: 'P06',
    name: '岡田軽配送',
    kana: 'オカダケイハイソウ',
    nameEn: 'Okada Kei Delivery',
    invoiceNumber: 'T6990001000028',
    postalCode: '3390056',
    prefecture: '埼玉県',
    city: 'さいたま市岩槻区',
    addressLine1: '加倉0-11',
    phone: '09000000206',
    contactName: '岡田 正樹',
    insuredFor: 88,
    vehicles: [truck('大宮 480 り 12-06', 'kei', 350)],
    drivers: [driver('岡田 正樹', 'ordinary', 1200)],
    terms: { withholdsTax: false },
  },
  {
    code: 'P07',
    name: '遠藤運送（個人）',
    kana: 'エンドウウンソウ',
    nameEn: 'Endo Transport',
    postalCode: '2740077',
    prefecture: '千葉県',
    city: '船橋市',
    addressLine1: '薬円台0-4-15',
    phone: '09000000207',
    contactName: '遠藤 隆',
    insuredFor: 27,
    vehicles: [truck('習志野 480 れ 7-07', 'kei', 350)],
    drivers: [driver('遠藤 隆', 'ordinary', 75)],
  },
  {
    code: 'P08',
    name: '林カーゴサービス',
    kana: 'ハヤシカーゴサービス',
    nameEn: 'Hayashi Cargo Service',
    postalCode: '2520231',
    prefecture: '神奈川県',
    city: '相模原市中央区',
    addressLine1: '相模原0-9-3',
    phone: '09000000208',
    email: 'hayashi@cargo.example.jp',
    contactName: '林 美穂',
    orderSending: 'email',
    insuredFor: 301,
    vehicles: [truck('相模 480 り 8-88', 'kei', 350)],
    drivers: [driver('林 美穂', 'ordinary', 500)],
    note: '夜間は不可。',
  },
];

/** Who carries for みどり野物流: five corporations and three sole proprietors with light trucks, two of them unregistered. */
export function demoDeliveryCompanies(today: string): DeliveryCompanyInput[] {
  return [
    ...corporations.map((facts) => company(today, { permitKind: 'general', legalForm: 'corporation', ...facts })),
    ...soleProprietors.map((facts) => company(today, { permitKind: 'light', legalForm: 'soleProprietor', ...facts })),
  ];
}

function company(
  today: string,
  { insuredFor, drivers = [], terms, ...facts }: Facts & Pick<DeliveryCompanyInput, 'permitKind' | 'legalForm'>,
): DeliveryCompanyInput {
  return {
    corporateNumber: null,
    invoiceNumber: null,
    permitNumber: null,
    permitDate: null,
    addressLine2: null,
    fax: null,
    email: null,
    contactName: null,
    orderSending: 'fax',
    defaultTier: 1,
    vehicles: [],
    note: null,
    ...facts,
    insuranceExpiryDate: addDays(today, insuredFor),
    drivers: drivers.map(({ licensedFor, ...one }) => ({
      ...one,
      phone: null,
      licenceExpiryDate: addDays(today, licensedFor),
    })),
    terms: { ...usualDeliveryCompanyTerms, ...terms },
  };
}

/** A corporation's own number, with a check digit that fits, and the invoice number that follows from it. */
function numbers(corporateNumber: string) {
  return { corporateNumber, invoiceNumber: `T${corporateNumber}` };
}

function truck(number: string, vehicleClass: 'kei' | 'small' | 'medium' | 'large', maxLoadKg: number) {
  return { number, vehicleClass, maxLoadKg };
}

function driver(name: string, licenceClass: DemoDriver['licenceClass'], licensedFor: number): DemoDriver {
  return { name, licenceClass, licensedFor };
}

function bank(bankCode: string, branchCode: string, bankAccountNumber: string, bankAccountHolder: string) {
  const names = { bankName: 'さきたま中央銀行', branchName: '春日部支店', bankAccountType: 'ordinary' as const };
  return { ...names, bankCode, branchCode, bankAccountNumber, bankAccountHolder };
}
