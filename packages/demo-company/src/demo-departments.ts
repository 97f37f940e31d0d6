import type { DepartmentInput } from '@haisha/validation/department';
import { demoId } from './demo-id.ts';

/** みどり野物流: the head office and three centres, each at the place of its city or ward office. */
export function demoDepartments(): DepartmentInput[] {
  return [headquarters(), ...centres.map(centre)];
}

const company = {
  issuerName: 'みどり野物流株式会社',
  issuerAddress: '埼玉県さいたま市大宮区桜木町1-0-1',
  issuerInvoiceNumber: 'T7990001000001',
};
const noBank = {
  bankCode: null,
  bankName: null,
  branchCode: null,
  branchName: null,
  bankAccountType: null,
  bankAccountNumber: null,
  bankAccountHolder: null,
} as const;

function headquarters(): DepartmentInput {
  return {
    ...company,
    code: 'HQ',
    name: '本社',
    nameEn: 'Headquarters, General Affairs and Accounting Departments',
    shortName: '本社',
    kind: 'headquarters',
    parentId: null,
    postalCode: '3300854',
    prefecture: '埼玉県',
    city: 'さいたま市大宮区',
    addressLine1: '桜木町1-0-1',
    addressLine2: 'みどり野ビル 5階',
    latitude: 35.9061,
    longitude: 139.6286,
    phone: '0480001200',
    fax: '0480001201',
    dayBoundaryTime: '00:00',
    businessStartTime: '09:00',
    businessEndTime: '18:00',
    bankCode: '0000',
    bankName: 'さきたま中央銀行',
    branchCode: '001',
    branchName: '大宮支店',
    bankAccountType: 'current',
    bankAccountNumber: '0012345',
    bankAccountHolder: 'ﾐﾄﾞﾘﾉﾌﾞﾂﾘﾕｳ(ｶ',
    sortOrder: 10,
    note: null,
  };
}

type Centre = Pick<
  DepartmentInput,
  | 'code'
  | 'name'
  | 'nameEn'
  | 'shortName'
  | 'postalCode'
  | 'prefecture'
  | 'city'
  | 'addressLine1'
  | 'phone'
  | 'sortOrder'
> & { latitude: number; longitude: number };

const centres: Centre[] = [
  {
    code: 'IW',
    name: '岩槻センター',
    nameEn: 'Iwatsuki Centre',
    shortName: '岩槻',
    postalCode: '3390073',
    prefecture: '埼玉県',
    city: 'さいたま市岩槻区',
    addressLine1: '上野4-0-12',
    latitude: 35.9497,
    longitude: 139.6942,
    phone: '0480001234',
    sortOrder: 20,
  },
  {
    code: 'FN',
    name: '船橋センター',
    nameEn: 'Funabashi Centre',
    shortName: '船橋',
    postalCode: '2730014',
    prefecture: '千葉県',
    city: '船橋市',
    addressLine1: '高瀬町0-31',
    latitude: 35.6947,
    longitude: 139.9825,
    phone: '0470001234',
    sortOrder: 30,
  },
  {
    code: 'AT',
    name: '厚木センター',
    nameEn: 'Atsugi Centre',
    shortName: '厚木',
    postalCode: '2430807',
    prefecture: '神奈川県',
    city: '厚木市',
    addressLine1: '金田0-8',
    latitude: 35.4431,
    longitude: 139.3625,
    phone: '0460001234',
    sortOrder: 40,
  },
];

function centre(facts: Centre): DepartmentInput {
  return {
    ...company,
    ...noBank,
    ...facts,
    kind: 'centre',
    parentId: demoId('department HQ'),
    addressLine2: null,
    fax: null,
    dayBoundaryTime: '03:00',
    businessStartTime: '00:00',
    businessEndTime: '23:59',
    note: null,
  };
}
