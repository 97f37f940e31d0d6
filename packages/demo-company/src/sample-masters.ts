import type { ImportEntity } from '@haisha/validation/import-choices';

/** What a row says, by the columns that come back. */
export type SampleRecord = Record<string, string>;

/** How a record of the demo company becomes another one that it does not have; `number` counts them. */
export type SampleMaster = {
  entity: ImportEntity;
  /** Of the files. */
  name: string;
  rows: number;
  isBase: (record: SampleRecord) => boolean;
  renamed: (record: SampleRecord, number: number) => SampleRecord;
};

const two = (number: number) => String(number).padStart(2, '0');
const three = (number: number) => String(number).padStart(3, '0');
const phone = (last: number) => `048000${last}`;
const everyRecord = () => true;

const families = [
  ['相沢', 'アイザワ'],
  ['大平', 'オオヒラ'],
  ['柏木', 'カシワギ'],
  ['黒川', 'クロカワ'],
  ['白石', 'シライシ'],
  ['関口', 'セキグチ'],
  ['辻本', 'ツジモト'],
  ['長岡', 'ナガオカ'],
  ['羽田野', 'ハタノ'],
  ['吉永', 'ヨシナガ'],
] as const;
const givens = [
  ['敦', 'アツシ'],
  ['郁夫', 'イクオ'],
  ['聡', 'サトシ'],
  ['真理', 'マリ'],
  ['洋平', 'ヨウヘイ'],
] as const;
const firms = [
  ['しらかば製菓', 'シラカバセイカ'],
  ['はやぶさ商店', 'ハヤブサショウテン'],
  ['若草ベーカリー', 'ワカクサベーカリー'],
  ['せせらぎ酒造', 'セセラギシュゾウ'],
  ['いちょう青果', 'イチョウセイカ'],
  ['かささぎ水産', 'カササギスイサン'],
  ['北斗製麺', 'ホクトセイメン'],
] as const;
const quarters = [
  ['緑町', 'ミドリチョウ'],
  ['旭町', 'アサヒチョウ'],
  ['栄町', 'サカエチョウ'],
  ['本郷', 'ホンゴウ'],
  ['学園前', 'ガクエンマエ'],
  ['新田', 'シンデン'],
  ['川岸', 'カワギシ'],
] as const;

function nth<T>(list: readonly T[], number: number): T {
  const one = list[number % list.length];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

function firm(number: number): { name: string; kana: string } {
  const [name, kana] = nth(firms, number);
  return number < firms.length ? { name, kana } : { name: `新${name}`, kana: `シン${kana}` };
}

/** In the order in which a company brings them, each after what it refers to. */
export const sampleMasters: readonly SampleMaster[] = [
  {
    entity: 'department',
    name: 'departments',
    rows: 1,
    isBase: ({ code }) => code === 'IW',
    renamed: (record) => ({
      ...record,
      code: 'TK',
      name: 'つくばセンター',
      nameEn: 'Tsukuba Centre',
      shortName: 'つくば',
      postalCode: '3050817',
      prefecture: '茨城県',
      city: 'つくば市',
      addressLine1: '研究学園0-5-1',
      latitude: '36.0835',
      longitude: '140.0764',
      phone: '0290001234',
      sortOrder: '50',
    }),
  },
  {
    entity: 'vehicleType',
    name: 'vehicle-types',
    rows: 2,
    isBase: everyRecord,
    renamed: (record) => ({ ...record, code: `${record.code}-EV`, name: `${record.name} EV`, nameEn: '' }),
  },
  {
    entity: 'customer',
    name: 'customers',
    rows: 3,
    isBase: everyRecord,
    renamed: (record, number) => {
      const { name, kana } = firm(number);
      const emptied = { nameEn: '', fax: '', email: '', contactName: '', note: '' };
      const numbers = { 'terms.invoiceNumber': '', 'terms.corporateNumber': '', 'terms.openingBalanceYen': '' };
      const own = { code: `C${100 + number}`, name: `株式会社${name}`, kana, phone: phone(3_000 + number) };
      return { ...record, ...emptied, ...numbers, ...own };
    },
  },
  {
    entity: 'cargoOwner',
    name: 'cargo-owners',
    rows: 2,
    isBase: everyRecord,
    renamed: (record, number) => ({
      ...record,
      ...firm(number),
      code: `S${three(number)}`,
      nameEn: '',
      contactName: '',
      phone: phone(3_100 + number),
    }),
  },
  {
    entity: 'deliveryCompany',
    name: 'delivery-companies',
    rows: 2,
    isBase: ({ permitKind }) => permitKind === '貨物軽',
    renamed: (record, number) => {
      const [name, kana] = nth(families, number);
      const own = { name: `${name}運送`, kana: `${kana}ウンソウ`, phone: phone(3_200 + number) };
      const emptied = {
        nameEn: '',
        corporateNumber: '',
        invoiceNumber: '',
        email: '',
        fax: '',
        contactName: '',
        note: '',
      };
      return { ...record, ...emptied, ...own, code: `P${100 + number}` };
    },
  },
  {
    entity: 'direction',
    name: 'directions',
    rows: 2,
    isBase: ({ departmentName }) => departmentName === '岩槻センター',
    renamed: (record, number) => {
      const [name, nameEn, municipalityCodes] = nth(
        [
          ['つくば', 'Tsukuba', '082201 茨城県つくば市 / 082031 茨城県土浦市'],
          ['水戸', 'Mito', '082015 茨城県水戸市'],
        ] as const,
        number,
      );
      return { ...record, code: `TK${number + 1}`, name, nameEn, municipalityCodes, sortOrder: String(200 + number) };
    },
  },
  {
    entity: 'operationTime',
    name: 'operation-times',
    rows: 2,
    isBase: ({ validTo }) => validTo === '',
    renamed: (record) => ({
      ...record,
      code: `${record.code}-2027`,
      name: `${record.name}（2027年度）`,
      nameEn: '',
      validFrom: '2027/04/01',
    }),
  },
  {
    entity: 'vehicle',
    name: 'vehicles',
    rows: 10,
    isBase: everyRecord,
    renamed: (record, number) => {
      const [, classNumber, kana] = (record.plate ?? '').split(' ');
      const plate = `つくば ${classNumber} ${kana} 50-${two(number + 1)}`;
      const emptied = { etcCardNumber: '', fuelCardNumber: '', note: '' };
      return { ...record, ...emptied, plate, code: `TK-${two(number + 1)}`, chassisNumber: `TKB10-${70_001 + number}` };
    },
  },
  {
    entity: 'driver',
    name: 'drivers',
    rows: 10,
    isBase: ({ leftDate, employmentType }) => leftDate === '' && employmentType === '正社員',
    renamed: (record, number) => {
      const [family, familyKana] = nth(families, number);
      const [given, givenKana] = nth(givens, Math.floor(number / families.length) + number);
      const emptied = { nameEn: '', emergencyName: '', emergencyRelation: '', emergencyPhone: '', mainVehicleName: '' };
      return {
        ...record,
        ...emptied,
        code: `TK-D${two(number + 1)}`,
        name: `${family} ${given}`,
        kana: `${familyKana} ${givenKana}`,
        shortName: family + given,
        phone: `0900000${7_001 + number}`,
        registerNumber: `2026-${801 + number}`,
        jobHistory: '',
        note: '',
      };
    },
  },
  {
    entity: 'destination',
    name: 'destinations',
    rows: 20,
    isBase: ({ kind, latitude }) => kind === '店舗' && latitude !== '',
    renamed: (record, number) => {
      const [quarter, quarterKana] = nth(quarters, number);
      const emptied = { nameEn: '', entranceLatitude: '', entranceLongitude: '', validFrom: '', validTo: '', note: '' };
      return {
        ...record,
        ...emptied,
        code: `${record.code?.slice(0, 2)}-9${three(number + 1)}`,
        storeCode: `9${three(number + 1)}`,
        name: record.name?.replace(/店$/, `${quarter}店`) ?? '',
        kana: record.kana?.replace(/テン$/, `${quarterKana}テン`) ?? '',
        phone: phone(4_001 + number),
        latitude: (Number(record.latitude) + 0.0211).toFixed(6),
        isTemporary: 'なし',
      };
    },
  },
  {
    entity: 'course',
    name: 'courses',
    rows: 2,
    isBase: everyRecord,
    renamed: (record) => ({
      ...record,
      code: `${record.code}-T`,
      name: `${record.name}（増便）`,
      nameEn: '',
      roundNumber: '2',
      defaultVehicleName: '',
      defaultDriverName: '',
      defaultDeliveryCompanyName: '',
    }),
  },
];
