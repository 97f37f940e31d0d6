import { describe, expect, test } from 'vitest';
import { at } from '../../test/duties.ts';
import { day, driver, run, stop, vehicle } from '../../test/runs.ts';
import { usualSettings } from './check-settings.ts';
import { type JudgedDriver, type JudgedVehicle, judgeRun, type RunOnRow } from './judge-run.ts';
import type { DriverFacts, RunFacts, StopFacts, VehicleFacts } from './run-facts.ts';
import { isDoubleBooking, isSameFinding } from './run-finding.ts';

type Changes = {
  run?: Partial<RunFacts>;
  load?: Partial<RunFacts['load']>;
  stop?: Partial<StopFacts>;
  vehicle?: Partial<VehicleFacts>;
  driver?: Partial<DriverFacts>;
  vehicleOthers?: JudgedVehicle['others'];
  driverOthers?: JudgedDriver['others'];
  row?: Partial<RunOnRow>;
};

function judged(changes: Changes = {}) {
  const [first = stop, ...others] = run.stops;
  return judgeRun({
    run: {
      ...run,
      load: { ...run.load, ...changes.load },
      stops: [{ ...first, ...changes.stop }, ...others],
      ...changes.run,
    },
    vehicle: { vehicle: { ...vehicle, ...changes.vehicle }, others: changes.vehicleOthers ?? [] },
    trailer: null,
    drivers: [{ driver: { ...driver, ...changes.driver }, others: changes.driverOthers ?? [], hours: null }],
    deliveryCompany: null,
    stage: 'plan',
    settings: usualSettings,
    ...changes.row,
  });
}

const told = (changes: Changes) => judged(changes).map(({ check, code, level }) => `${check} ${code} ${level}`);

test('a run that nothing speaks against has no findings', () => expect(judged()).toEqual([]));

const other = { id: 'other', start: at(day, '10:00'), end: at(day, '12:00') };
const access = { largestVehicleClass: null, maxHeightCm: null, maxLengthCm: null, needsTailLift: false };
const company = { id: 'company', permitNumber: '関自貨 1', invoiceNumber: 'T1', insuranceExpiryDate: day };
const hired = (changes: Partial<typeof company> | { permitNumber: null } | { invoiceNumber: null }) => ({
  row: { vehicle: null, drivers: [], deliveryCompany: { ...company, ...changes } },
});

const asked = (stage: RunOnRow['stage']) => ({
  row: { ...hired({}).row, stage },
  run: { hiredFeeYen: null },
});

describe('each check finds', () => {
  test.each<[string, Changes, string[]]>([
    ['another run of the vehicle', { vehicleOthers: [other] }, ['1 vehicleBooked red']],
    [
      'too little time between two runs of the vehicle',
      { vehicleOthers: [{ id: 'other', start: at(day, '11:14'), end: at(day, '12:00') }] },
      ['1 vehicleTightBetween amber'],
    ],
    ['enough time', { vehicleOthers: [{ id: 'other', start: at(day, '11:15'), end: at(day, '12:00') }] }, []],
    ['another run of the driver', { driverOthers: [other] }, ['2 driverBooked red']],
    ['no licence on record', { driver: { licences: [] } }, ['4 licenceUnknown red']],
    ['a licence that ended', { driver: { licenceExpiryDate: '2026-11-25' } }, ['4 licenceExpired red']],
    ['a licence on its last day', { driver: { licenceExpiryDate: day } }, []],
    [
      'a vehicle too heavy for the licence',
      { vehicle: { grossWeightKg: 10_900, maxLoadKg: 5600 } },
      ['4 licenceGrossWeight red', '4 licenceMaxLoad red'],
    ],
    ['a vehicle that the licence just allows', { vehicle: { grossWeightKg: 7960 } }, []],
    [
      'a manual vehicle for an automatic licence',
      {
        vehicle: { transmission: 'manual' },
        driver: { licences: [{ licenceClass: 'medium8t', automaticOnly: true }] },
      },
      ['4 licenceAutomaticOnly red'],
    ],
    [
      'a vehicle in repair',
      { vehicle: { periods: [{ status: 'inMaintenance', from: '2026-11-26', to: null }] } },
      ['5 notInService red'],
    ],
    [
      'a vehicle whose repair is over',
      { vehicle: { periods: [{ status: 'inMaintenance', from: '2026-11-01', to: '2026-11-25' }] } },
      [],
    ],
    ['an inspection that expired', { vehicle: { inspectionExpiryDate: '2026-11-25' } }, ['5 inspectionExpires red']],
    ['an inspection on its last day', { vehicle: { inspectionExpiryDate: day } }, []],
    [
      'an inspection that expires on the way',
      { vehicle: { inspectionExpiryDate: day }, run: { end: at(day, '24:01') } },
      ['5 inspectionExpires red'],
    ],
    [
      'insurance that ended',
      { vehicle: { compulsoryInsuranceExpiryDate: '2026-11-25', voluntaryInsuranceExpiryDate: '2026-11-25' } },
      ['5 compulsoryInsuranceExpires red', '5 voluntaryInsuranceExpires red'],
    ],
    [
      'an overdue inspection of three months',
      { vehicle: { nextThreeMonthInspectionDate: '2026-11-25' } },
      ['6 threeMonthOverdue red'],
    ],
    [
      'an inspection due in 14 days',
      { vehicle: { nextTwelveMonthInspectionDate: '2026-12-10' } },
      ['6 twelveMonthDue amber'],
    ],
    ['none due in 15 days', { vehicle: { nextTwelveMonthInspectionDate: '2026-12-11' } }, []],
    ['a zone that the vehicle lacks', { load: { zones: ['frozen', 'ambient'] } }, ['7 zoneMissing red']],
    ['too much weight', { load: { weightKg: 2951 } }, ['8 overweight red']],
    ['the most weight', { load: { weightKg: 2950 } }, []],
    ['the most weight as a sum of tenths', { load: { weightKg: 2949.4 + 0.3 + 0.3 } }, []],
    ['too many cages', { load: { cages: 17 } }, ['8 overfull amber']],
    ['too much volume', { load: { volumeCubicMetres: 20.01 } }, ['8 overfull amber']],
    ['a vehicle too large', { stop: { access: { ...access, largestVehicleClass: 'kei' } } }, ['9 vehicleTooLarge red']],
    ['a vehicle of the largest class', { stop: { access: { ...access, largestVehicleClass: 'small' } } }, []],
    ['a vehicle too high', { stop: { access: { ...access, maxHeightCm: 299 } } }, ['9 vehicleTooHigh red']],
    ['a vehicle too long', { stop: { access: { ...access, maxLengthCm: 639 } } }, ['9 vehicleTooLong red']],
    ['no tail lift', { stop: { access: { ...access, needsTailLift: true } } }, ['9 tailLiftMissing amber']],
    ['no tail lift for a delivery', { load: { needsTailLift: true } }, ['9 tailLiftMissing amber']],
    ['another type than asked for', { load: { vehicleTypeIds: ['10t'] } }, ['9 otherVehicleType amber']],
    ['a slot missed by a minute', { stop: { windowTo: at(day, '4:59') } }, ['10 slotMissed amber']],
    ['a slot met at its end', { stop: { windowTo: at(day, '5:00') } }, []],
    ['a closed store', { stop: { isClosed: true } }, ['10 destinationClosed amber']],
    ['a return before the last stop is left', { run: { end: at(day, '8:29') } }, ['10 returnTooEarly amber']],
    ['a return right behind the last stop', { run: { end: at(day, '8:30') } }, []],
    ['leave', { driver: { leave: [{ day, kind: 'paid' }] } }, ['16 onLeave red']],
    ['leave before noon', { driver: { leave: [{ day, kind: 'paid', part: 'am' }] } }, ['16 onLeaveBeforeNoon amber']],
    ['leave on the next day only', { driver: { leave: [{ day: '2026-11-27', kind: 'paid' }] } }, []],
    ['a weekday that is none of the driver', { driver: { availableWeekdays: ['monday'] } }, ['16 otherWeekday amber']],
    ['a driver before the appointment', { driver: { appointedDate: '2026-11-27' } }, ['17 notAppointed red']],
    ['a driver who has left', { driver: { leftDate: '2026-11-25' } }, ['17 hasLeft red']],
    [
      'an overdue check-up and test',
      { driver: { nextHealthCheckDate: '2026-11-25', nextAptitudeTestDate: '2026-11-25' } },
      ['17 healthCheckOverdue amber', '17 aptitudeTestOverdue amber'],
    ],
    ['a zone that the driver does not do', { driver: { usableZones: ['ambient'] } }, ['18 driverZone red']],
    ['a type that the driver does not do', { driver: { usableVehicleTypeIds: ['10t'] } }, ['18 driverVehicleType red']],
    ['work at night for a driver by day', { driver: { canWorkNights: false } }, ['18 driverNights amber']],
    [
      'work by day for a driver by day',
      {
        driver: { canWorkNights: false },
        run: { reportAt: at(day, '5:00'), start: at(day, '5:00'), end: at(day, '21:00'), endAt: at(day, '22:00') },
      },
      [],
    ],
    [
      'work into the night',
      { driver: { canWorkNights: false }, run: { reportAt: at(day, '14:00'), endAt: at(day, '22:01') } },
      ['18 driverNights amber'],
    ],
    ['no driver yet', { row: { drivers: [] } }, ['19 driverMissing info']],
    ['no driver at the confirmation', { row: { drivers: [], stage: 'confirm' } }, ['19 driverMissing red']],
    ['no vehicle yet', { row: { vehicle: null } }, ['19 vehicleMissing info']],
    ['one driver where two are asked for', { load: { needsTwoCrew: true } }, ['19 secondDriverMissing amber']],
    ['a delivery company', hired({}), []],
    ['one without a permit', hired({ permitNumber: null }), ['20 permitMissing red']],
    ['one with whom no price is agreed', { ...hired({}), run: { hiredFeeYen: null } }, ['20 hiredFeeMissing info']],
    ['one that is asked without a price', asked('request'), ['20 hiredFeeMissing amber']],
    ['one that is confirmed without a price', asked('confirm'), ['20 hiredFeeMissing amber']],
    ['one without an invoice number', hired({ invoiceNumber: null }), ['20 invoiceNumberMissing info']],
    ['one whose insurance ended', hired({ insuranceExpiryDate: '2026-11-25' }), ['20 companyInsuranceExpired amber']],
    ['work passed on three times', { ...hired({}), run: { tier: 3 } }, ['20 tooManyTiers amber']],
    [
      'more than two hours of handling',
      { run: { handlingMinutes: 100, waitingMinutes: 21 } },
      ['22 longHandling info'],
    ],
    ['two hours of handling', { run: { handlingMinutes: 100, waitingMinutes: 20 } }, []],
    [
      'two nights away without an instruction',
      { ...hired({}), run: { endAt: at('2026-11-28', '5:00') } },
      ['23 instructionMissing info'],
    ],
    ['a plan without its instruction', { run: { needsInstruction: true } }, ['23 instructionMissing info']],
    [
      'a confirmation without its instruction',
      { run: { needsInstruction: true }, row: { stage: 'confirm' } },
      ['23 instructionMissing red'],
    ],
    ['an instruction', { run: { needsInstruction: true, instruction: '…' }, row: { stage: 'confirm' } }, []],
  ])('%s', (_, changes, expected) => expect(told(changes)).toEqual(expected));
});

test('what is against the law stands first', () => {
  expect(told({ load: { cages: 17, weightKg: 3000 }, vehicleOthers: [other], row: { stage: 'confirm' } })).toEqual([
    '1 vehicleBooked red',
    '8 overweight red',
    '8 overfull amber',
  ]);
});

test('a run in the way is named, with the time from which the vehicle is free', () => {
  const [finding] = judged({ vehicleOthers: [other] });
  expect(finding).toEqual({
    check: 1,
    level: 'red',
    code: 'vehicleBooked',
    params: { runId: 'other', minutes: 60 },
    wayOut: { code: 'startLater', at: at(day, '12:00') },
  });
  expect(isDoubleBooking({ code: 'vehicleBooked' })).toBe(true);
  expect(isDoubleBooking({ code: 'vehicleTightBetween' })).toBe(false);
});

test('a finding is the same as long as its figures are', () => {
  const [a, b] = [judged({ load: { weightKg: 2951 } }), judged({ load: { weightKg: 2952 } })].map(([first]) => first);
  if (!a || !b) throw new Error('nothing found');
  expect(isSameFinding(a, { ...a })).toBe(true);
  expect(isSameFinding(a, b)).toBe(false);
});
