import { destinationContract } from '../../src/destination.ts';

const cargoOwnerId = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0011';
const directionId = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0012';

/** A destination as a form submits it, with every field. */
export const destinationSample = {
  code: 'HN-0123',
  storeCode: '00123',
  name: 'ひなた屋 越谷店',
  kana: 'ヒナタヤ コシガヤテン',
  nameEn: 'Hinataya Koshigaya',
  cargoOwnerId,
  kind: 'store',
  postalCode: '3430816',
  prefecture: '埼玉県',
  city: '越谷市',
  addressLine1: '弥生町1-2',
  addressLine2: '越谷ビル1階',
  latitude: 35.8911,
  longitude: 139.7908,
  entranceLatitude: 35.891205,
  entranceLongitude: 139.790611,
  phone: '0480001234',
  contactName: '山本',
  slots: [
    { weekday: 'monday', fromMinutes: 360, toMinutes: 540, kind: 'strict' },
    { weekday: 'friday', fromMinutes: 1320, toMinutes: 1530, kind: 'loose' },
  ],
  closedWeekdays: ['sunday'],
  holidayRule: 'ask',
  workMinutes: 15,
  largestVehicleClass: 'medium',
  maxHeightCm: 340,
  maxLengthCm: 860,
  entrySide: 'rear',
  roadRestriction: '7時から9時は北側から入れない',
  hasDock: true,
  hasSlope: true,
  needsTailLift: true,
  takesRollCages: true,
  takesNightDrops: true,
  parkingPlace: '裏手の搬入口の前',
  receiptRule: 'stamp',
  zones: ['chilled', 'frozen'],
  emptiesToCollect: 'カゴ車',
  directionId,
  validFrom: '2024-04-01',
  validTo: '2027-03-31',
  isTemporary: true,
  note: '検品は店長が行う',
};

export const contractCase = {
  contract: destinationContract,
  sample: destinationSample,
  required: 'code name kana cargoOwnerId kind postalCode prefecture city addressLine1 holidayRule workMinutes',
  row: {
    cargoOwnerName: 'こもれび商事',
    cargoOwnerNameEn: 'Komorebi Shoji',
    directionName: null,
    directionNameEn: null,
    courseCodes: ['IW-S01'],
    geoState: 'confirmed',
    hasAccessCodes: false,
  },
};
