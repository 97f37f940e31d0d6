import './zod-config.ts';
import * as z from 'zod';
import { allocationSchema } from './allocation.ts';

/** The most runs that the overview names. */
export const mostRunsToDecide = 6;

/** The runs of a day in the user's centres, or in all for who belongs to none; without those cancelled or declined. */
const runDaySchema = z.object({
  date: z.string(),
  runs: z.int(),
  /** Deliveries of the day on no run. */
  unassigned: z.int(),
  /** Neither asked of a delivery company nor confirmed, or answered and not confirmed. */
  unconfirmed: z.int(),
  requested: z.int(),
  /** Confirmed and not yet out of the garage. */
  confirmed: z.int(),
  departed: z.int(),
  returned: z.int(),
  /** Runs with a finding that nobody went past with a reason, by its worst level. */
  red: z.int(),
  amber: z.int(),
});

/** A run about which somebody has to decide: it is late, something was found, or nobody drives, has answered or confirmed it. */
const runToDecideSchema = z.object({
  id: z.uuid(),
  operationDate: z.string(),
  departmentId: z.uuid(),
  /** Its title, the code of its course, or its number. */
  name: z.string(),
  vehicleCode: z.string().nullable(),
  driverName: z.string().nullable(),
  driverNameEn: z.string().nullable(),
  /** Who drives a hired run; null of an own one. */
  deliveryCompanyName: z.string().nullable(),
  deliveryCompanyNameEn: z.string().nullable(),
  start: z.iso.datetime(),
  /**
   * What is worst about it: `late` should have left some time ago, `driverless` is an own run without a driver; the driver of
   * `leftUnconfirmed` has left though nobody confirmed the run, the one of `leftRefused` although the roll call was refused.
   */
  state: z.enum(['leftRefused', 'leftUnconfirmed', 'late', 'red', 'amber', 'driverless', 'requested', 'unconfirmed']),
});

/** Whom the driver of a run calls. */
const officeSchema = z.object({ name: z.string(), nameEn: z.string().nullable(), phone: z.string().nullable() });

/** What the first page says of runs: to offices the state of today and tomorrow, to drivers and partners what is theirs. */
export const runOverviewSchema = z.object({
  /** Null for those who see their own runs alone. */
  days: z.object({ today: runDaySchema, tomorrow: runDaySchema }).nullable(),
  /** Those of yesterday that start today, then of today and tomorrow, of each day the worst first; at most `mostRunsToDecide`. */
  toDecide: z.array(runToDecideSchema),
  /** How many more there are. */
  moreToDecide: z.int(),
  /** The operation date of the first one that is not named; null where all are. */
  moreFrom: z.string().nullable(),
  /** The run that somebody drives now or next, and its office. */
  next: z.object({ run: allocationSchema, office: officeSchema }).nullable(),
  /** Requests that wait for the answer of the user's delivery company; null for others. */
  requests: z.int().nullable(),
});

export type RunDay = z.output<typeof runDaySchema>;
export type RunToDecide = z.output<typeof runToDecideSchema>;
export type RunOverview = z.output<typeof runOverviewSchema>;
