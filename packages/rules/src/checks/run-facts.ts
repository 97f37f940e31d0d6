import type { Instant } from '../hours/japan-minute.ts';
import type { LeavePart } from '../leave/leave-day.ts';
import type { LicenceClass, Transmission } from '../licence.ts';
import type { RegisteredGoods } from '../runs/transport-register.ts';

/** What a destination lets in; null where it has no limit. */
export type AccessFacts = {
  largestVehicleClass: string | null;
  maxHeightCm: number | null;
  maxLengthCm: number | null;
  needsTailLift: boolean;
};

/** A stop of a run in its order, with what its deliveries and its destination ask for. */
export type StopFacts = {
  id: string;
  kind: string;
  plannedArriveAt: Instant;
  plannedDepartAt: Instant;
  /** When the goods may arrive; null when any time will do. */
  windowFrom: Instant | null;
  windowTo: Instant | null;
  isClosed: boolean;
  access: AccessFacts | null;
};

/** What is aboard at the fullest point, and what its deliveries ask for together. */
export type LoadFacts = {
  weightKg: number;
  volumeCubicMetres: number;
  cages: number;
  pallets: number;
  zones: readonly string[];
  needsTailLift: boolean;
  needsTwoCrew: boolean;
  vehicleTypeIds: readonly string[];
  /** How many deliveries have no price yet. */
  unpriced: number;
  /** What is handed over, one line a delivery; null where it is not known here, as of a run with an own vehicle. */
  goods: readonly HandedGoods[] | null;
};

/** Goods of a delivery as the register of actual carriers needs them. */
export type HandedGoods = RegisteredGoods & { isNamed: boolean };

/** A run as the board has it: from leaving the garage until coming back, with the duty of its crew around that. */
export type RunFacts = {
  id: string;
  operationDate: string;
  departmentId: string;
  start: Instant;
  end: Instant;
  reportAt: Instant;
  endAt: Instant;
  plannedDistanceKm: number | null;
  drivingMinutes: number | null;
  handlingMinutes: number | null;
  waitingMinutes: number | null;
  breakMinutes: number | null;
  needsInstruction: boolean;
  instruction: string | null;
  tier: number | null;
  /** What a delivery company is paid; null when nobody has agreed on it, left out when it is not known here. */
  hiredFeeYen?: number | null;
  stops: readonly StopFacts[];
  load: LoadFacts;
};

/** A vehicle with the days until which it may be on the road. */
export type VehicleFacts = {
  id: string;
  vehicleTypeId: string;
  vehicleClass: string;
  grossWeightKg: number;
  maxLoadKg: number;
  transmission: Transmission;
  heightCm: number | null;
  lengthCm: number | null;
  hasTailLift: boolean;
  zones: readonly string[];
  capacityCubicMetres: number | null;
  rollCageCapacity: number | null;
  palletCapacity: number | null;
  inspectionExpiryDate: string | null;
  compulsoryInsuranceExpiryDate: string | null;
  voluntaryInsuranceExpiryDate: string | null;
  nextThreeMonthInspectionDate: string | null;
  nextTwelveMonthInspectionDate: string | null;
  /** When it is not in service, both days included. */
  periods: readonly { status: string; from: string; to: string | null }[];
};

/** A driver with what allows a run and what restricts it; an empty list of zones or types restricts nothing. */
export type DriverFacts = {
  id: string;
  licences: readonly { licenceClass: LicenceClass; automaticOnly: boolean }[];
  hasTowing: boolean;
  licenceExpiryDate: string | null;
  appointedDate: string | null;
  leftDate: string | null;
  leave: readonly { day: string; kind: string; part?: LeavePart }[];
  availableWeekdays: readonly string[];
  usableZones: readonly string[];
  usableVehicleTypeIds: readonly string[];
  canWorkNights: boolean;
  /** Null when it is not known, or not for everybody to see. */
  nextHealthCheckDate: string | null;
  nextAptitudeTestDate: string | null;
};

/** A delivery company (協力会社) with what the law asks of it. */
export type DeliveryCompanyFacts = {
  id: string;
  permitNumber: string | null;
  invoiceNumber: string | null;
  insuranceExpiryDate: string | null;
};
