import { deliveryCompanyContract } from '../../src/delivery-company.ts';

/** A delivery company as a form submits it, with every field. */
export const deliveryCompanySample = {
  code: 'P01',
  name: '株式会社あかつき運輸',
  kana: 'アカツキウンユ',
  nameEn: 'Akatsuki Unyu Co., Ltd.',
  legalForm: 'corporation',
  corporateNumber: '7990001000001',
  invoiceNumber: 'T7990001000001',
  permitKind: 'light',
  permitNumber: '関自貨第0101号',
  permitDate: '2004-06-01',
  postalCode: '3440067',
  prefecture: '埼玉県',
  city: '春日部市',
  addressLine1: '中央0-5-2',
  addressLine2: '運輸ビル1階',
  phone: '0480002001',
  fax: '0480002002',
  email: 'haisha@akatsuki.example.jp',
  contactName: '山口 剛',
  orderSending: 'fax',
  defaultTier: 1,
  insuranceExpiryDate: '2027-06-20',
  vehicles: [{ number: '春日部 100 か ・123', vehicleClass: 'large', maxLoadKg: 12_800 }],
  drivers: [{ name: '山口 剛', phone: '09000000301', licenceClass: 'large', licenceExpiryDate: '2029-05-10' }],
  note: '夜間可',
  terms: {
    closingDay: 20,
    paymentMonths: 1,
    paymentDay: 20,
    taxRounding: 'half',
    withholdsTax: true,
    capitalYen: 20_000_000,
    employeeCount: 38,
    bankCode: '0000',
    bankName: 'さきたま中央銀行',
    branchCode: '201',
    branchName: '春日部支店',
    bankAccountType: 'ordinary',
    bankAccountNumber: '0020101',
    bankAccountHolder: 'ｱｶﾂｷｳﾝﾕ(ｶ',
  },
};

export const contractCase = {
  contract: deliveryCompanyContract,
  sample: deliveryCompanySample,
  required:
    'code name kana legalForm permitKind postalCode prefecture city addressLine1 phone orderSending defaultTier',
  row: {},
};
