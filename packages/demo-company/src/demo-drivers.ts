import { addDays, addMonths } from '@haisha/rules/calendar';
import type { LicenceClass } from '@haisha/rules/licence';
import type { DriverInput } from '@haisha/validation/driver';
import { demoName } from './demo-driver-names.ts';
import { demoId } from './demo-id.ts';

/** By the highest class of their licence; the order is mixed below so that every centre has some of each. */
const held: readonly (readonly [LicenceClass, count: number])[] = [
  ['large', 34],
  ['medium', 18],
  ['medium8t', 14],
  ['semiMedium', 7],
  ['semiMedium5t', 4],
  ['ordinary', 3],
];
const classes = held.flatMap(([name, count]) => Array.from({ length: count }, (_, nth) => ({ name, nth })));
const most = classes.length;

/** 32, 26 and 22 drivers. */
const centres = [
  { code: 'IW', last: 32, postalCode: '3390073', prefecture: '埼玉県', city: 'さいたま市岩槻区', town: '本町' },
  { code: 'FN', last: 58, postalCode: '2730005', prefecture: '千葉県', city: '船橋市', town: '本町' },
  { code: 'AT', last: most, postalCode: '2430018', prefecture: '神奈川県', city: '厚木市', town: '中町' },
] as const;

/** By place among all, so that the story stays the same whatever the day. */
const women = [3, 12, 21, 29, 37, 46, 52, 66, 74];
const partTime = [5, 17, 28, 39, 55, 70];
const contractors = [14, 33, 49, 73];
const inMiddleAge = { large: 36, medium: 34, medium8t: 47 } as const;
const young: Partial<Record<LicenceClass, number>> = { semiMedium: 24, semiMedium5t: 30, ordinary: 22 };
/** Above 65 an aptitude test is due every three years. */
const elderly: Record<string, number> = {
  'large 4': 65,
  'large 11': 66,
  'medium8t 2': 65,
  'medium8t 7': 67,
  'medium8t 12': 68,
};

const notAppointedPlace = 57;
const leapDayPlace = 19;
/** The demo user of the role driver. */
const loginPlace = 6;
/** Their year of five days of paid leave ends in some weeks. */
const hiredEarlier = [12, 17];

export type DemoDriver = DriverInput & {
  id: string;
  place: number;
  licenceClass: LicenceClass;
  /** Which of those with that class. */
  nth: number;
};

/** The 80 drivers of the demo company as they stand on a day, YYYY-MM-DD; `soleProprietors` are delivery companies. */
export function demoDrivers(today: string, soleProprietors: readonly string[]): DemoDriver[] {
  return Array.from({ length: most }, (_, place) => driver(place, today, soleProprietors));
}

/** One who left, with all that has to be kept for three years. */
export function demoRetiredDriver(today: string): DemoDriver {
  const left = driver(34, addMonths(today, -14), []);
  return {
    ...left,
    ...demoName(83, 'male'),
    id: demoId('driver 0031'),
    code: '0031',
    place: most,
    employmentType: 'permanent',
    phone: '09000002099',
    hiredDate: addMonths(today, -190),
    appointedDate: addMonths(today, -189),
    leftDate: addMonths(today, -14),
    leftReason: '定年',
    deliveryCompanyId: null,
    note: null,
  };
}

function driver(place: number, today: string, soleProprietors: readonly string[]): DemoDriver {
  const { name: licenceClass, nth } = classes[(place * 37) % most] ?? { name: 'ordinary', nth: 0 };
  const centre = centres.find(({ last }) => place < last) ?? centres[0];
  const first = centres[centres.indexOf(centre) - 1]?.last ?? 0;
  const code = `${centre.code}-D${String(place - first + 1).padStart(2, '0')}`;
  const sex = women.includes(place) ? 'female' : 'male';
  const birthDate = place === leapDayPlace ? '1980-02-29' : birthday(ageOf(licenceClass, nth), place, today);
  const usual = hiringDay(place, birthDate, licenceClass, nth, today);
  const hiredDate = hiredEarlier.includes(place) ? addMonths(usual, -5) : usual;
  const isContractor = contractors.includes(place);
  const isPartTime = partTime.includes(place);
  const isAppointed = place !== notAppointedPlace;
  return {
    id: demoId(`driver ${code}`),
    place,
    licenceClass,
    nth,
    code,
    ...demoName(place, sex),
    sex,
    birthDate,
    postalCode: centre.postalCode,
    prefecture: centre.prefecture,
    city: centre.city,
    addressLine1: `${centre.town}1-0-${place + 1}`,
    addressLine2: place % 4 === 1 ? `みどり荘${101 + (place % 3) * 100}` : null,
    phone: `0900000${2001 + place}`,
    emergencyName: place % 3 === 0 ? `${demoName(place, sex).name.split(' ')[0]} 家族` : null,
    emergencyRelation: place % 3 === 0 ? '同居の家族' : null,
    emergencyPhone: place % 3 === 0 ? `0900000${3001 + place}` : null,
    bloodGroup: (['A', 'O', 'B', 'AB', null] as const)[place % 5] ?? null,
    departmentId: demoId(`department ${centre.code}`),
    employmentType: isContractor ? 'contractor' : isPartTime ? 'partTime' : 'permanent',
    hiredDate,
    appointedDate: isAppointed ? addDays(hiredDate, 30) : null,
    leftDate: null,
    leftReason: null,
    jobKind: licenceClass === 'large' ? 'センター間・長距離' : '店舗配送',
    jobHistory: place % 6 === 2 ? '前職は宅配会社の配達員（7年）。' : null,
    registerNumber: isAppointed ? `${hiredDate.slice(0, 4)}-${String(place + 1).padStart(3, '0')}` : null,
    registerDate: isAppointed ? addDays(hiredDate, 30) : null,
    usableZones: place % 5 === 4 ? ['chilled'] : ['chilled', 'frozen'],
    usableVehicleTypeIds: place % 9 === 3 ? [demoId('vehicle type T02'), demoId('vehicle type T03')] : [],
    mainVehicleId: null,
    availableWeekdays: isPartTime ? ['monday', 'wednesday', 'friday'] : [],
    canWorkNights: !isPartTime && place % 3 !== 2 && isAppointed,
    monthlyHoursCap: isPartTime ? 120 : place === 23 ? 250 : null,
    deliveryCompanyId: isContractor
      ? (soleProprietors[contractors.indexOf(place) % soleProprietors.length] ?? null)
      : null,
    userId: place === loginPlace ? demoId('driver') : null,
    gpsConsentDate: isAppointed ? addDays(hiredDate, 30) : null,
    note: place === notAppointedPlace ? '初任診断と15時間の座学まで終了。添乗指導中。' : null,
  };
}

function ageOf(licenceClass: LicenceClass, nth: number): number {
  const old = elderly[`${licenceClass} ${nth}`];
  if (old !== undefined) return old;
  const youngest = young[licenceClass];
  if (youngest !== undefined) return youngest + (licenceClass === 'semiMedium' ? nth * 2 : nth);
  const from = inMiddleAge[licenceClass as keyof typeof inMiddleAge];
  return from + ((nth * 11) % (licenceClass === 'medium8t' ? 16 : 29));
}

function birthday(age: number, place: number, today: string): string {
  return addDays(addMonths(today, -12 * age), -1 - ((place * 29) % 360));
}

/** Never before the licence that the work asks for; one of the automatic-only classes there are only since April 2026. */
function hiringDay(place: number, birthDate: string, licenceClass: LicenceClass, nth: number, today: string): string {
  if (place === notAppointedPlace) return addDays(today, -12);
  if (licenceClass === 'semiMedium' && nth < 2) return addMonths('2026-06-01', nth);
  const yearsSinceOfAge = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - 22;
  return addDays(addMonths(today, -12 * (1 + ((place * 5) % Math.max(1, Math.min(24, yearsSinceOfAge))))), place % 200);
}
