import { customerContract } from '../../src/customer.ts';

/** A customer as a form submits it, with every field. */
export const customerSample = {
  code: 'C-003',
  name: 'つむぎ共同配送株式会社',
  kana: 'ツムギキョウドウハイソウ',
  nameEn: 'Tsumugi Joint Distribution Co., Ltd.',
  honorific: '御中',
  postalCode: '2430807',
  prefecture: '神奈川県',
  city: '厚木市',
  addressLine1: '金田1-21',
  addressLine2: '3階',
  phone: '0462001004',
  fax: '0462001005',
  email: 'billing@example.jp',
  contactName: '業務部 髙橋 恵',
  note: '請求書は25日必着',
  terms: {
    closingDay: 20,
    paymentMonths: 1,
    paymentDay: 31,
    paymentMethod: 'transfer',
    invoiceForm: 'both',
    invoiceSending: 'email',
    invoiceLanguage: 'ja',
    taxRounding: 'down',
    invoiceNumber: 'T7990001000001',
    corporateNumber: '7990001000001',
    openingBalanceYen: -1_200,
    creditLimitYen: 30_000_000,
    showsCarryOver: true,
    hasFuelSurcharge: true,
    invoiceNote: '荷主別の内訳を添付しています。',
  },
};

export const contractCase = {
  contract: customerContract,
  sample: customerSample,
  required: 'code name kana',
  row: { cargoOwnerCount: 2 },
};
