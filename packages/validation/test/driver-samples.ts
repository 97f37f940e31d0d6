const departmentId = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0001';
const vehicleTypeId = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0002';
const vehicleId = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0003';
const deliveryCompanyId = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0004';
const userId = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0005';

/** A driver as a form submits it, with every field. */
export const driverSample = {
  code: 'D-0012',
  name: '髙橋 健一',
  kana: 'タカハシ ケンイチ',
  nameEn: 'Takahashi Kenichi',
  shortName: '髙橋健',
  sex: 'male',
  birthDate: '1980-02-29',
  postalCode: '3390073',
  prefecture: '埼玉県',
  city: 'さいたま市岩槻区',
  addressLine1: '1-2-3',
  addressLine2: '配車荘101',
  phone: '09000000201',
  emergencyName: '髙橋 恵',
  emergencyRelation: '妻',
  emergencyPhone: '09000000202',
  bloodGroup: 'A',
  departmentId,
  employmentType: 'contract',
  hiredDate: '2015-04-01',
  appointedDate: '2015-05-01',
  leftDate: '2026-11-20',
  leftReason: '自己都合',
  jobKind: '長距離',
  jobHistory: '2010年まで別の運送会社',
  registerNumber: '2015-003',
  registerDate: '2015-05-01',
  usableZones: ['chilled', 'frozen'],
  usableVehicleTypeIds: [vehicleTypeId],
  mainVehicleId: vehicleId,
  availableWeekdays: ['monday', 'friday'],
  canWorkNights: true,
  monthlyHoursCap: 250,
  deliveryCompanyId,
  userId,
  gpsConsentDate: '2015-04-01',
  note: '腰痛のため手積みは控える',
};

/** The restricted record of a driver, with every field. */
export const driverRecordSample = {
  licenceNumber: '980512345610',
  licenceMedium: 'both',
  licenceExpiryDate: '2029-03-29',
  hasTowing: true,
  licenceConditions: '眼鏡等',
  licences: [{ licenceClass: 'medium8t', obtainedDate: '2000-05-01', automaticOnly: false }],
  qualifications: [{ kind: 'other', name: '高所作業車', obtainedDate: '2012-01-01', expiryDate: '2027-01-01' }],
  healthChecks: [{ date: '2026-10-01', kind: 'regular', result: 'normal', nextDate: '2027-10-01', note: '異常なし' }],
  sleepApneaCheckDate: '2025-06-01',
  healthRestrictions: '夜間の単独運行は不可',
  aptitudeTests: [{ date: '2015-04-10', kind: 'initial', nextDate: null, note: null }],
  events: [{ date: '2020-01-01', kind: 'accident', note: '構内で接触' }],
};

/** The pay of a driver, with every field. */
export const driverPaySample = {
  payType: 'monthly',
  baseAmountYen: 230_000,
  hourlyBaseYen: 1_400,
  allowances: [{ name: '無事故手当', amountYen: 10_000, unit: 'month', isPremiumBasis: true }],
  commutingYen: 8_000,
  closingGroup: '20日',
  bankCode: '0001',
  bankName: 'みらい銀行',
  branchCode: '001',
  branchName: '大宮支店',
  bankAccountType: 'ordinary',
  bankAccountNumber: '0123456',
  bankAccountHolder: 'ﾀｶﾊｼ ｹﾝｲﾁ',
  note: '住宅手当は2027年から',
};
