import './zod-config.ts';
import { confirmations, pauseKinds, reportStopKinds, unusualKinds } from '@haisha/rules/daily-report/report-content';
import { reportRules } from '@haisha/rules/daily-report/report-finding';
import { reportLimits } from '@haisha/rules/daily-report/report-limits';
import { dailyReportStates } from '@haisha/rules/states/daily-report-state';
import { reportCorrectionStates } from '@haisha/rules/states/report-correction';
import * as z from 'zod';
import { allocationOwnerships, allocationStatuses, crewRoles } from './allocation-choices.ts';
import { leastReasonLetters } from './daily-report-choices.ts';
import { recordDaySchema } from './day.ts';
import { decimal, integer, note, optional, text } from './field.ts';

const { earliestMinute, latestMinute } = reportLimits;
const minutes = () => optional(integer({ min: earliestMinute, max: latestMinute }));
const duration = () => optional(integer({ min: 0, max: latestMinute }));
const place = () => optional(text({ max: 100 }));
const words = () => optional(text({ max: 300 }));

const stopSchema = z.strictObject({
  stopId: z.uuid().nullable(),
  placeName: optional(text({ max: 100 })),
  kind: z.enum(reportStopKinds),
  instructedMinutes: minutes(),
  arrivedMinutes: minutes(),
  workFromMinutes: minutes(),
  workToMinutes: minutes(),
  extraFromMinutes: minutes(),
  extraToMinutes: minutes(),
  departedMinutes: minutes(),
  hasHandling: z.boolean(),
  extraText: words(),
  confirmation: z.enum(confirmations).nullable(),
  weightKg: optional(decimal({ min: 0, max: reportLimits.weightKg, places: 1 })),
  pieces: optional(integer({ min: 0, max: reportLimits.pieces })),
});

/** What a report says (輸送安全規則 第8条); what is missing may follow until it is submitted. Times are minutes from midnight of the operation date. */
export const reportContentSchema = z.strictObject({
  startPlace: place(),
  startMinutes: minutes(),
  endPlace: place(),
  endMinutes: minutes(),
  drivingMinutes: duration(),
  partners: z
    .array(
      z.strictObject({
        driverId: z.uuid(),
        ...{ startPlace: place(), startMinutes: minutes(), endPlace: place(), endMinutes: minutes() },
        drivingMinutes: duration(),
      }),
    )
    .max(5),
  odometerStartKm: optional(integer({ min: 0, max: 9_999_999 })),
  odometerEndKm: optional(integer({ min: 0, max: 9_999_999 })),
  stops: z.array(stopSchema).max(reportLimits.stops),
  isWorkInContract: z.boolean(),
  pauses: z
    .array(
      z.strictObject({
        kind: z.enum(pauseKinds),
        driverId: z.uuid().nullable(),
        placeName: place(),
        fromMinutes: minutes(),
        toMinutes: minutes(),
      }),
    )
    .max(reportLimits.pauses),
  reliefs: z
    .array(z.strictObject({ placeName: place(), atMinutes: minutes(), driverName: optional(text({ max: 50 })) }))
    .max(10),
  fuelLitres: optional(decimal({ min: 0, max: 9_999, places: 2 })),
  tollYen: optional(integer({ min: 0, max: 9_999_999 })),
  expenseYen: optional(integer({ min: 0, max: 9_999_999 })),
  expenseText: words(),
  unusual: z
    .array(z.strictObject({ kind: z.enum(unusualKinds), atMinutes: minutes(), text: words(), cause: words() }))
    .max(20),
  instruction: words(),
  note: optional(note()),
});

const runSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  operationDate: z.string(),
  departmentId: z.uuid(),
  ownership: z.enum(allocationOwnerships),
  status: z.enum(allocationStatuses),
  vehicleCode: z.string().nullable(),
  /** From leaving the garage until coming back, as planned. */
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  drivers: z.array(
    z.object({ id: z.uuid(), name: z.string(), nameEn: z.string().nullable(), role: z.enum(crewRoles) }),
  ),
  /** Of a hired run: the driver and the vehicle that the delivery company named. */
  hiredDriverName: z.string().nullable(),
  hiredVehicle: z.string().nullable(),
});

const state = z.enum(dailyReportStates);

/** Without a department: the runs of nine days until that day of whoever asks, who drives them. */
export const dailyReportDayQuerySchema = z.strictObject({ date: recordDaySchema, departmentId: z.uuid().optional() });

/** The runs of a day in the order in which they leave, with the state of their reports. */
export const dailyReportDaySchema = z.object({
  now: z.iso.datetime(),
  rows: z.array(
    z.object({
      run: runSchema,
      status: state,
      /** 0 where there is no report yet. */
      version: z.int(),
      summary: z
        .object({
          distanceKm: z.number().nullable(),
          waitingMinutes: z.int(),
          workMinutes: z.int(),
          isRefused: z.boolean(),
          unusual: z.int(),
        })
        .nullable(),
      warnings: z.array(z.enum(reportRules)),
      /** Those that count. */
      corrections: z.int(),
      isCorrectionWaiting: z.boolean(),
      /** The one that waits was asked for by whoever reads, who does not decide it. */
      isCorrectionOwn: z.boolean(),
      isSentBack: z.boolean(),
    }),
  ),
});

const factsSchema = z.object({
  lastOdometerKm: z.int().nullable(),
  lastOdometerDate: z.string().nullable(),
  plannedDistanceKm: z.number().nullable(),
  needsLoadState: z.boolean(),
  hasTwoDrivers: z.boolean(),
  plannedEndMinutes: z.int(),
});

/** The report of a run, or what it begins with: plan, stops and punches of the run. */
export const dailyReportSchema = z.object({
  run: runSchema,
  status: state,
  version: z.int(),
  content: reportContentSchema,
  facts: factsSchema,
  sentBackReason: z.string().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  submittedByName: z.string().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  approvedByName: z.string().nullable(),
  /** A correction waits for a second person. */
  correctionsWait: z.boolean(),
  /**
   * Who drove first when a draft was written, where somebody else does now; `begun` is what is known of the duty of the one
   * who does.
   */
  firstChanged: z
    .object({
      name: z.string(),
      nameEn: z.string().nullable(),
      begun: reportContentSchema.pick({ startPlace: true, startMinutes: true, endPlace: true, endMinutes: true }),
    })
    .nullable(),
  /** What was changed after the approval, or should be, the newest first. */
  corrections: z.array(
    z.object({
      id: z.uuid(),
      before: reportContentSchema,
      after: reportContentSchema,
      reason: z.string(),
      correctedAt: z.iso.datetime(),
      correctedByName: z.string().nullable(),
      status: z.enum(reportCorrectionStates),
      /** Made by whoever reads it. */
      isOwn: z.boolean(),
      decidedAt: z.iso.datetime().nullable(),
      decidedByName: z.string().nullable(),
      decisionText: z.string().nullable(),
    }),
  ),
});

export const dailyReportParamsSchema = z.strictObject({ runId: z.uuid() });

const version = z.int().nonnegative();
const reason = text({ min: leastReasonLetters, max: 200 });

/**
 * Writes the report of a run: `save` keeps it for later, `submit` hands it in, `approve` does that and approves it.
 * `version` is the one that was seen, 0 for none.
 */
export const dailyReportInputSchema = z.strictObject({
  version,
  command: z.enum(['save', 'submit', 'approve']),
  content: reportContentSchema,
});

/** Changes what was approved, and says why; where the company wants a second person it only asks for that. */
export const dailyReportCorrectionSchema = z.strictObject({ version, content: reportContentSchema, reason });

/** Decides the correction that waits, as it was seen. */
export const correctionDecisionSchema = z.strictObject({ correctionId: z.uuid() });
export const correctionRefusalSchema = z.strictObject({ correctionId: z.uuid(), reason });

export const dailyReportSendBackSchema = z.strictObject({ version, reason });

/** The most reports that are approved at once. */
const mostApproved = 200;

export const dailyReportApprovalSchema = z.strictObject({
  reports: z
    .array(z.strictObject({ runId: z.uuid(), version }))
    .min(1)
    .max(mostApproved),
});

/** What came of each: approved, changed by somebody meanwhile, in another state, or with errors. */
export const dailyReportApprovalResultSchema = z.object({
  outcomes: z.array(
    z.object({ runId: z.uuid(), outcome: z.enum(['approved', 'changed', 'wrongState', 'incomplete']) }),
  ),
});

export type DailyReport = z.output<typeof dailyReportSchema>;
export type DailyReportDay = z.output<typeof dailyReportDaySchema>;
export type DailyReportRow = DailyReportDay['rows'][number];
export type DailyReportDayQuery = z.output<typeof dailyReportDayQuerySchema>;
export type DailyReportInput = z.output<typeof dailyReportInputSchema>;
export type DailyReportCorrection = z.output<typeof dailyReportCorrectionSchema>;
export type ReportCorrection = DailyReport['corrections'][number];
export type CorrectionDecision = z.output<typeof correctionDecisionSchema>;
export type CorrectionRefusal = z.output<typeof correctionRefusalSchema>;
export type DailyReportSendBack = z.output<typeof dailyReportSendBackSchema>;
export type DailyReportApproval = z.output<typeof dailyReportApprovalSchema>;
export type DailyReportApprovalResult = z.output<typeof dailyReportApprovalResultSchema>;
