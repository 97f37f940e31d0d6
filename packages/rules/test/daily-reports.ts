import { checkReport } from '../src/daily-report/check-report.ts';
import type {
  ReportContent,
  ReportFacts,
  ReportPartner,
  ReportPause,
  ReportStop,
} from '../src/daily-report/report-content.ts';

/** 25:30 of the operation date in minutes. */
export const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

export const stop = (given: Partial<ReportStop> = {}): ReportStop => ({
  ...{ stopId: null, placeName: '春日部店', kind: 'unload', instructedMinutes: at('4:00'), arrivedMinutes: at('4:00') },
  ...{ workFromMinutes: at('4:05'), workToMinutes: at('4:25'), extraFromMinutes: null, extraToMinutes: null },
  ...{ departedMinutes: at('4:30'), hasHandling: true, extraText: null, confirmation: 'confirmed' },
  ...{ weightKg: null, pieces: null },
  ...given,
});
export const content = (given: Partial<ReportContent> = {}): ReportContent => ({
  ...{ startPlace: '岩槻センター', startMinutes: at('2:30'), endPlace: '岩槻センター', endMinutes: at('11:00') },
  ...{ drivingMinutes: null, partners: [] },
  ...{ odometerStartKm: 48_210, odometerEndKm: 48_306, stops: [stop()], isWorkInContract: false },
  ...{ pauses: [], reliefs: [], fuelLitres: null, tollYen: null, expenseYen: null, expenseText: null },
  ...{ unusual: [], instruction: null, note: null },
  ...given,
});
export const facts: ReportFacts = {
  ...{ lastOdometerKm: 48_210, lastOdometerDate: '2026-11-25', plannedDistanceKm: 96 },
  ...{ needsLoadState: false, hasTwoDrivers: false, plannedEndMinutes: at('11:00') },
};
export const pause = (given: Partial<ReportPause> = {}): ReportPause => ({
  ...{ kind: 'break', driverId: null, placeName: '蓮田SA', fromMinutes: at('6:00'), toMinutes: at('6:30') },
  ...given,
});
export const partner = (given: Partial<ReportPartner> = {}): ReportPartner => ({
  ...{ driverId: 'b', startPlace: '岩槻センター', startMinutes: at('2:30'), endPlace: '岩槻センター' },
  ...{ endMinutes: at('11:00'), drivingMinutes: at('3:00') },
  ...given,
});
/** Two at the wheel in turn. */
export const shared = { drivingMinutes: at('4:00'), partners: [partner()] };
export const found = (given: Partial<ReportContent>, about: Partial<ReportFacts> = {}) =>
  checkReport(content(given), { ...facts, ...about }).map(({ path, rule }) => `${path} ${rule}`);
