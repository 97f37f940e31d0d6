import { driverContract } from '../../src/driver.ts';

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

export const contractCase = {
  contract: driverContract,
  sample: driverSample,
  required:
    'code name kana shortName sex birthDate postalCode prefecture city addressLine1 phone departmentId employmentType hiredDate',
  row: {
    departmentName: '大宮営業所',
    departmentNameEn: 'Omiya Branch',
    usableVehicleTypeNames: ['4t'],
    usableVehicleTypeNamesEn: [null],
    mainVehicleName: '0012',
    deliveryCompanyName: '大宮運送',
    deliveryCompanyNameEn: null,
    userName: '髙橋 健一',
    courseCodes: ['IW-S01'],
    state: 'left',
    licenceExpiryDate: '2029-03-29',
    nextHealthCheckDate: null,
    nextAptitudeTestDate: null,
    lacksLicence: true,
    lacksHealthCheck: true,
    lacksAptitudeTest: false,
    photoId: null,
  },
};
