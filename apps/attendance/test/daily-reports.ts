import type { DailyReport, DailyReportRow, ReportCorrection } from '@haisha/validation/daily-report';
import { at, day } from './records.ts';

const id = (kind: number, number: number) => `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A run of the centre from 2:30 to 11:00. */
function reportedRun(number: number): DailyReport['run'] {
  return {
    ...{ id: id(8, number), number: `A20261120-000${number}`, name: `IW-S0${number}`, operationDate: day },
    ...{ departmentId: id(1, 1), ownership: 'own', status: 'returned', vehicleCode: `IW-0${number}` },
    ...{ start: at('2:30'), end: at('11:00'), hiredDriverName: null, hiredVehicle: null },
    drivers: [{ id: id(5, number), name: `佐藤 ${number}`, nameEn: null, role: 'driver1' }],
  };
}

/** A run without a report yet. */
export function reportRow(number: number, given: Partial<DailyReportRow> = {}): DailyReportRow {
  return {
    ...{ run: reportedRun(number), status: 'none', version: 0, summary: null, warnings: [], corrections: 0 },
    ...{ isCorrectionWaiting: false, isCorrectionOwn: false, isSentBack: false },
    ...given,
  };
}

/** A correction that counts, made by somebody else. */
export function correctionOf(
  given: Pick<ReportCorrection, 'id' | 'before' | 'after' | 'reason'> & Partial<ReportCorrection>,
): ReportCorrection {
  return {
    ...{ correctedAt: at('15:00'), correctedByName: '近藤 学', status: 'applied', isOwn: false },
    ...{ decidedAt: null, decidedByName: null, decisionText: null },
    ...given,
  };
}

/** What the report of a run with two stops begins with; the odometer at its end is unknown. */
export function report(number: number, given: Partial<DailyReport> = {}): DailyReport {
  const stop = {
    ...{ stopId: null, instructedMinutes: 180, extraFromMinutes: null, extraToMinutes: null, extraText: null },
    ...{ hasHandling: true, confirmation: null, weightKg: null, pieces: null },
  };
  return {
    ...{ run: reportedRun(number), status: 'none', version: 0, sentBackReason: null, corrections: [] },
    ...{
      firstChanged: null,
      correctionsWait: false,
      submittedAt: null,
      submittedByName: null,
      approvedAt: null,
      approvedByName: null,
    },
    facts: {
      ...{ lastOdometerKm: 48_210, lastOdometerDate: '2026-11-19', plannedDistanceKm: 96 },
      ...{ needsLoadState: false, hasTwoDrivers: false, plannedEndMinutes: 660 },
    },
    content: {
      ...{ startPlace: '岩槻センター', startMinutes: 150, endPlace: '岩槻センター', endMinutes: 660 },
      ...{ drivingMinutes: null, partners: [] },
      ...{
        odometerStartKm: 48_210,
        odometerEndKm: null,
        isWorkInContract: false,
        pauses: [],
        reliefs: [],
        unusual: [],
      },
      ...{ fuelLitres: null, tollYen: null, expenseYen: null, expenseText: null, instruction: null, note: null },
      stops: [
        { ...stop, placeName: '春日部店', kind: 'load', ...times(180) },
        { ...stop, placeName: '越谷店', kind: 'unload', ...times(300) },
      ],
    },
    ...given,
  };
}

function times(from: number) {
  return { arrivedMinutes: from, workFromMinutes: from, workToMinutes: from + 20, departedMinutes: from + 20 };
}
