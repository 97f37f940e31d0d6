import { stamps } from '@haisha/area-tests/stamps';
import type { Allocation, AllocationStop, Crew, Finding } from '@haisha/validation/allocation';
import type { BoardDay } from '@haisha/validation/board-day';
import type { RunFees } from '@haisha/validation/run-fees';

export const boardDate = '2026-11-21';
export const centre = '10000000-0000-4000-8000-000000000001';
const idOf = (kind: number, number: number) => `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const vehicleId = (number: number) => idOf(4, number);
export const driverId = (number: number) => idOf(5, number);
export const companyId = (number: number) => idOf(6, number);
export const runId = (number: number) => idOf(8, number);

/** An instant of the board's day: '8:00', also '25:30'. */
export function at(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(Date.parse(`${boardDate}T00:00:00+09:00`) + (hours * 60 + minutes) * 60_000).toISOString();
}

type Vehicle = BoardDay['vehicles'][number];
type Driver = BoardDay['drivers'][number];

export function vehicle(number: number, given: Partial<Vehicle> = {}): Vehicle {
  return {
    id: vehicleId(number),
    code: `IW-0${number}`,
    plate: { region: '大宮', classNumber: '800', kana: 'か', serialNumber: `123${number}` },
    vehicleTypeId: idOf(3, 1),
    vehicleTypeName: '3t 二温',
    vehicleTypeNameEn: '3 t dual',
    vehicleClass: 'medium',
    colour: null,
    isTrailer: false,
    transmission: 'manual',
    grossWeightKg: 7500,
    heightCm: 320,
    lengthCm: 620,
    hasTailLift: true,
    zones: ['chilled', 'frozen'],
    maxLoadKg: 3000,
    capacityCubicMetres: 18,
    rollCageCapacity: 12,
    palletCapacity: null,
    inspectionExpiryDate: null,
    compulsoryInsuranceExpiryDate: null,
    voluntaryInsuranceExpiryDate: null,
    nextThreeMonthInspectionDate: null,
    nextTwelveMonthInspectionDate: null,
    mainDriverId: driverId(number),
    periods: [],
    ...given,
  };
}

export function driver(number: number, given: Partial<Driver> = {}): Driver {
  return {
    id: driverId(number),
    code: `D0${number}`,
    name: ['佐藤 誠', '鈴木 健一', '高橋 浩'][number - 1] ?? `乗務員 ${number}`,
    nameEn: null,
    mainVehicleId: vehicleId(number),
    hours: {
      lastEndAt: at('-6:00'),
      restMinutes: 840,
      earliestStartAt: at('3:00'),
      monthMinutes: 241 * 60,
      monthLimitMinutes: 284 * 60,
      longDays: 1,
      overtimeMinutes: 1200,
      consecutiveDays: 3,
    },
    leave: [],
    licences: [{ licenceClass: 'large', automaticOnly: false }],
    hasTowing: false,
    licenceExpiryDate: '2030-04-01',
    appointedDate: '2020-04-01',
    leftDate: null,
    availableWeekdays: [],
    usableZones: [],
    usableVehicleTypeIds: [],
    canWorkNights: true,
    nextHealthCheckDate: null,
    nextAptitudeTestDate: null,
    duties: [],
    ...given,
  };
}

export function crew(number: number, given: Partial<Crew> = {}): Crew {
  const { id, code, name, nameEn } = driver(number);
  return {
    id: idOf(9, number),
    driverId: id,
    driverCode: code,
    driverName: name,
    driverNameEn: nameEn,
    role: 'driver1',
    start: at('8:00'),
    end: at('12:00'),
    ...given,
  };
}

export function stop(position: number, placeName: string, given: Partial<AllocationStop> = {}): AllocationStop {
  return {
    id: idOf(2, position),
    position,
    kind: position === 1 ? 'load' : 'unload',
    destinationId: null,
    placeName,
    placeNameEn: null,
    plannedArriveAt: at(`${7 + position}:00`),
    plannedDepartAt: at(`${7 + position}:30`),
    workMinutes: 30,
    actualArriveAt: null,
    actualDepartAt: null,
    waitingMinutes: null,
    note: null,
    windowFrom: null,
    windowTo: null,
    isClosed: false,
    access: null,
    ...given,
  };
}

export function finding(given: Partial<Finding> = {}): Finding {
  return { check: 11, level: 'amber', code: 'restUnderGoal', params: {}, ...given };
}

/** What is agreed beside the hired fee: nothing, unless it says otherwise, and without tax. */
export function fees(given: Partial<RunFees> = {}): RunFees {
  return {
    ...{ loadingFeeYen: null, unloadingFeeYen: null, waitingFeeYen: null, surchargeYen: null, otherFeeYen: null },
    ...{ otherFeeText: null, tollYen: null, taxKind: 'excluded', paymentDate: null },
    ...given,
  };
}

/** A planned run of the first vehicle and its driver from 8:00 to 12:00. */
export function run(number: number, given: Partial<Allocation> = {}): Allocation {
  return {
    ...stamps,
    id: runId(number),
    number: `A20261121-000${number}`,
    operationDate: boardDate,
    departmentId: centre,
    courseId: idOf(1, number),
    courseCode: `IW-S0${number}`,
    courseName: '埼玉東',
    courseNameEn: null,
    title: null,
    ownership: 'own',
    vehicleId: vehicleId(1),
    vehicleCode: 'IW-01',
    trailerId: null,
    trailerCode: null,
    deliveryCompanyId: null,
    deliveryCompanyName: null,
    deliveryCompanyNameEn: null,
    hiredVehicle: null,
    hiredDriverName: null,
    tier: null,
    hiredFeeYen: null,
    fees: null,
    status: 'planned',
    start: at('8:00'),
    end: at('12:00'),
    reportAt: at('7:30'),
    endAt: at('12:30'),
    plannedDistanceKm: 62,
    drivingMinutes: 120,
    handlingMinutes: 60,
    waitingMinutes: 0,
    breakMinutes: 30,
    instruction: null,
    needsInstruction: false,
    actualOutAt: null,
    actualInAt: null,
    odometerOutKm: null,
    odometerInKm: null,
    findings: [],
    requestedAt: null,
    answeredAt: null,
    confirmedAt: null,
    cancelReason: null,
    note: null,
    crew: [crew(1)],
    stops: [stop(1, '岩槻センター'), stop(2, 'ひなた屋 越谷店')],
    load: {
      count: 1,
      weightKg: 2450,
      volumeCubicMetres: 9,
      cages: 6,
      pallets: 0,
      zones: ['frozen'],
      cargoOwnerIds: [],
      needsTailLift: false,
      needsTwoCrew: false,
      vehicleTypeIds: [],
      unpriced: 0,
      goods: null,
    },
    ...given,
  };
}

/** A day with three vehicles, their drivers and a delivery company, and one run. */
export function boardDay(given: Partial<BoardDay> = {}): BoardDay {
  return {
    allocations: [run(1)],
    deliveriesLeft: [],
    vehicles: [vehicle(1), vehicle(2), vehicle(3)],
    drivers: [driver(1), driver(2), driver(3)],
    deliveryCompanies: [company(1)],
    places: [],
    courses: [],
    checkLevels: [],
    rollCallHours: [],
    hoursRules: [],
    agreements: [],
    holidays: [],
    ...given,
  };
}

export function company(number: number, given: Partial<BoardDay['deliveryCompanies'][number]> = {}) {
  return {
    id: companyId(number),
    code: `K0${number}`,
    name: '彩北運輸',
    nameEn: 'Saihoku',
    phone: '0480001311',
    permitNumber: '関自貨第1号',
    invoiceNumber: 'T1234567890123',
    insuranceExpiryDate: null,
    defaultTier: 1,
    ...given,
  };
}

/** What a driver did or will do on the board's day. */
export function duty(number: number, start: string, end: string): Driver['duties'][number] {
  const [from, to] = [Date.parse(at(start)), Date.parse(at(end))];
  return {
    id: runId(number),
    ...{ state: 'actual', start: from, end: to, crew: 'one' },
    ...{ breaks: [], driving: [], distanceKm: 0 },
  };
}
