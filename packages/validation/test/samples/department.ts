import { departmentContract } from '../../src/department.ts';

const departmentId = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0001';

/** A department as a form submits it, with every field. */
export const departmentSample = {
  code: 'OMY',
  name: '大宮営業所',
  nameEn: 'Omiya office',
  shortName: '大宮',
  kind: 'office',
  parentId: departmentId,
  postalCode: '3300854',
  prefecture: '埼玉県',
  city: 'さいたま市大宮区',
  addressLine1: '桜木町1-1',
  addressLine2: '配車ビル3階',
  latitude: 35.906295,
  longitude: 139.623999,
  phone: '0481234567',
  fax: '0481234568',
  dayBoundaryTime: '04:00',
  businessStartTime: '08:30',
  businessEndTime: '17:30',
  issuerName: '配車運輸株式会社',
  issuerAddress: '埼玉県さいたま市大宮区桜木町1-1',
  issuerInvoiceNumber: 'T7990001000001',
  bankCode: '0001',
  bankName: 'みらい銀行',
  branchCode: '001',
  branchName: '大宮支店',
  bankAccountType: 'ordinary',
  bankAccountNumber: '0123456',
  bankAccountHolder: 'ﾊｲｼﾔｳﾝﾕ(ｶ',
  sortOrder: 10,
  note: '夜間は裏口から',
};

export const contractCase = {
  contract: departmentContract,
  sample: departmentSample,
  required:
    'code name shortName kind postalCode prefecture city addressLine1 dayBoundaryTime businessStartTime businessEndTime sortOrder',
  row: { parentName: null, parentNameEn: null, vehicleCount: 3 },
};
