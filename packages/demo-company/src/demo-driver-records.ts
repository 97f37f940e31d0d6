import { addDays, addMonths } from '@haisha/rules/calendar';
import { proposedAptitudeTestDate, proposedHealthCheckDate } from '@haisha/rules/driver-due';
import { licenceCheckDigit } from '@haisha/rules/licence-number';
import type { DriverPayInput } from '@haisha/validation/driver-pay';
import type { DriverRecordInput } from '@haisha/validation/driver-record';
import type { DemoDriver } from './demo-drivers.ts';

type Aptitude = DriverRecordInput['aptitudeTests'][number];

/** What somebody has to notice, by place: days from today. */
const licenceInDays: Record<number, number> = { 8: 20, 44: 6, 64: 55 };
const healthCheckInDays: Record<number, number> = { 11: -9, 31: 5, 62: 26 };
const aptitudeInDays: Record<string, number> = { 'large 4': 25, 'medium8t 7': -14 };
/** A new one not yet examined, and one appointed without the test that comes first. */
const unexaminedPlace = 57;
const untestedPlace = 39;
const towing = [1, 6, 13, 19, 25, 31];

/** What few read of a driver of the demo, as it stands on a day. */
export function demoRecord(driver: DemoDriver, today: string): DriverRecordInput {
  const { place, licenceClass, nth } = driver;
  const isLeft = driver.leftDate !== null;
  const lastDay = driver.leftDate ?? today;
  const obtainedDate = obtained(driver);
  return {
    licenceNumber: licenceNumber(driver),
    licenceMedium: (['card', 'card', 'both', 'myNumber'] as const)[place % 4] ?? null,
    licenceExpiryDate: addDays(lastDay, licenceInDays[place] ?? 70 + ((place * 53) % 1500)),
    hasTowing: licenceClass === 'large' && towing.includes(nth),
    licenceConditions: place % 3 === 1 ? '眼鏡等' : null,
    licences: [{ licenceClass, obtainedDate, automaticOnly: licenceClass === 'semiMedium' && nth < 2 }],
    qualifications: qualifications(driver, lastDay),
    healthChecks: healthChecks(driver, lastDay),
    sleepApneaCheckDate: place % 2 === 0 && !isLeft ? addDays(today, -30 - ((place * 17) % 700)) : null,
    healthRestrictions: place === 26 ? '血圧の治療中。夜間の単独運行は避ける。' : null,
    aptitudeTests: aptitudeTests(driver, today),
    events: events(driver, lastDay),
  };
}

/** How a driver of the demo is paid; one who works for himself is not. */
export function demoPay({ place, employmentType, licenceClass, canWorkNights }: DemoDriver): DriverPayInput | null {
  if (employmentType === 'contractor') return null;
  const isHourly = employmentType === 'partTime';
  const nights = { name: '深夜運行手当', amountYen: 1_500, unit: 'run', isPremiumBasis: true } as const;
  return {
    payType: isHourly ? 'hourly' : licenceClass === 'large' ? 'mixed' : 'monthly',
    baseAmountYen: isHourly ? 1_250 : 205_000 + ((place * 3_700) % 68_000),
    hourlyBaseYen: isHourly ? 1_250 : null,
    allowances: [
      { name: '無事故手当', amountYen: 10_000, unit: 'month', isPremiumBasis: true },
      ...(canWorkNights ? [nights] : []),
      ...(place % 4 === 0
        ? [{ name: '家族手当', amountYen: 8_000, unit: 'month' as const, isPremiumBasis: false }]
        : []),
    ],
    commutingYen: 4_200 + (place % 7) * 900,
    closingGroup: '20日締め',
    bankCode: '0000',
    bankName: 'さきたま中央銀行',
    branchCode: String(101 + (place % 12)),
    branchName: '本店営業部',
    bankAccountType: 'ordinary',
    bankAccountNumber: String(1_000_001 + place * 7_919),
    bankAccountHolder: null,
    note: null,
  };
}

/** Of nobody: first obtained in a year to come, from the commission of Saitama (43). */
function licenceNumber({ place }: DemoDriver): string {
  const firstTen = `43${30 + (place % 20)}${String(100_000 + ((place * 73_213) % 900_000))}`;
  return `${firstTen}${licenceCheckDigit(firstTen)}${place % 3}`;
}

/** A limited class is what an ordinary licence of its years has become. */
function obtained({ birthDate, hiredDate, licenceClass, nth }: DemoDriver): string {
  if (licenceClass === 'semiMedium' && nth < 2) return addDays('2026-04-20', nth * 20);
  const isLimited = licenceClass === 'medium8t' || licenceClass === 'semiMedium5t' || licenceClass === 'ordinary';
  return isLimited ? addMonths(birthDate, 18 * 12 + 6) : addMonths(hiredDate, -8);
}

function qualifications({ place, hiredDate }: DemoDriver, lastDay: string): DriverRecordInput['qualifications'] {
  const since = (months: number) => addMonths(hiredDate, months);
  const all: (DriverRecordInput['qualifications'][number] | false)[] = [
    place % 5 !== 4 && { kind: 'tailLift', name: null, obtainedDate: since(2), expiryDate: null },
    place % 3 === 0 && { kind: 'forklift', name: null, obtainedDate: since(5), expiryDate: null },
    place % 16 === 2 && { kind: 'hazardousGoods', name: '乙種第4類', obtainedDate: since(1), expiryDate: null },
    place % 20 === 7 && {
      kind: 'other',
      name: '玉掛け技能講習',
      obtainedDate: since(3),
      expiryDate: addDays(lastDay, 40 + place * 9),
    },
  ];
  return all.filter((one) => one !== false).filter(({ obtainedDate }) => obtainedDate <= lastDay);
}

function healthChecks({ place, canWorkNights }: DemoDriver, lastDay: string): DriverRecordInput['healthChecks'] {
  if (place === unexaminedPlace) return [];
  const kind = canWorkNights ? 'nightWork' : 'regular';
  const result = place === 26 ? 'restricted' : place % 9 === 4 ? 'watch' : place % 17 === 8 ? 'recheck' : 'normal';
  const date = addDays(lastDay, -20 - ((place * 31) % 130));
  const before = addMonths(date, canWorkNights ? -6 : -12);
  const nextDate = addDays(lastDay, healthCheckInDays[place] ?? 0);
  const note = result === 'normal' ? null : '血圧がやや高い';
  return [
    {
      date,
      kind,
      result,
      nextDate: place in healthCheckInDays ? nextDate : proposedHealthCheckDate(date, canWorkNights),
      note,
    },
    { date: before, kind, result: 'normal', nextDate: proposedHealthCheckDate(before, canWorkNights), note: null },
  ];
}

function aptitudeTests({ hiredDate, birthDate, licenceClass, nth, place }: DemoDriver, today: string): Aptitude[] {
  if (place === untestedPlace) return [];
  const initial: Aptitude = { date: addDays(hiredDate, 8), kind: 'initial', nextDate: null, note: null };
  if (addMonths(birthDate, 65 * 12) > today) return [initial];
  const dueInDays = aptitudeInDays[`${licenceClass} ${nth}`] ?? 200 + place;
  const date = addMonths(addDays(today, dueInDays), -36);
  const ofAge: Aptitude = { date, kind: 'ageRelated', nextDate: null, note: null };
  return [{ ...ofAge, nextDate: proposedAptitudeTestDate(ofAge, birthDate) }, initial];
}

function events({ place }: DemoDriver, lastDay: string): DriverRecordInput['events'] {
  if (place % 10 !== 8 && place !== 80) return [];
  const day = addMonths(lastDay, -5 - (place % 20));
  return [
    { date: addDays(day, 12), kind: 'specialGuidance', note: '後退時の安全確認について6時間の特別指導を実施。' },
    { date: day, kind: 'accident', note: '配送先の構内で後退中に看板と接触。けが人なし。' },
  ];
}
