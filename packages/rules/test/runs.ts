import type { DriverFacts, RunFacts, StopFacts, VehicleFacts } from '../src/checks/run-facts.ts';
import { at } from './duties.ts';

/** The day of the run. */
export const day = '2026-11-26';

/** A stop that asks for nothing. */
export const stop: StopFacts = {
  id: 's1',
  kind: 'unload',
  plannedArriveAt: at(day, '5:00'),
  plannedDepartAt: at(day, '5:20'),
  windowFrom: null,
  windowTo: null,
  isClosed: false,
  access: null,
};

/** A run of a morning with two stops, against which nothing speaks. */
export const run: RunFacts = {
  id: 'run',
  operationDate: day,
  departmentId: 'centre',
  start: at(day, '3:00'),
  end: at(day, '11:00'),
  reportAt: at(day, '2:30'),
  endAt: at(day, '11:30'),
  plannedDistanceKm: 90,
  drivingMinutes: null,
  handlingMinutes: 60,
  waitingMinutes: 0,
  breakMinutes: 60,
  needsInstruction: false,
  instruction: null,
  tier: null,
  stops: [stop, { ...stop, id: 's2', plannedArriveAt: at(day, '8:00'), plannedDepartAt: at(day, '8:30') }],
  load: {
    weightKg: 1900,
    volumeCubicMetres: 10,
    cages: 10,
    pallets: 0,
    zones: ['chilled'],
    needsTailLift: false,
    needsTwoCrew: false,
    vehicleTypeIds: [],
    unpriced: 0,
    goods: null,
  },
};

/** A lorry of 3 t. */
export const vehicle: VehicleFacts = {
  id: 'vehicle',
  vehicleTypeId: '3t',
  vehicleClass: 'small',
  grossWeightKg: 7490,
  maxLoadKg: 2950,
  transmission: 'automatic',
  heightCm: 300,
  lengthCm: 640,
  hasTailLift: false,
  zones: ['chilled', 'frozen'],
  capacityCubicMetres: 20,
  rollCageCapacity: 16,
  palletCapacity: null,
  inspectionExpiryDate: '2027-03-01',
  compulsoryInsuranceExpiryDate: '2027-03-01',
  voluntaryInsuranceExpiryDate: null,
  nextThreeMonthInspectionDate: '2027-01-10',
  nextTwelveMonthInspectionDate: '2027-03-01',
  periods: [],
};

/** A driver who may drive it. */
export const driver: DriverFacts = {
  id: 'driver',
  licences: [{ licenceClass: 'medium8t', automaticOnly: false }],
  hasTowing: false,
  licenceExpiryDate: '2028-01-01',
  appointedDate: '2020-04-01',
  leftDate: null,
  leave: [],
  availableWeekdays: [],
  usableZones: [],
  usableVehicleTypeIds: [],
  canWorkNights: true,
  nextHealthCheckDate: '2027-01-01',
  nextAptitudeTestDate: null,
};
