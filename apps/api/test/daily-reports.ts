import type { ReportContent } from '@haisha/rules/daily-report/report-content';

/** A report in which nothing was entered yet. */
export const emptyReport: ReportContent = {
  ...{ startPlace: null, startMinutes: null, endPlace: null, endMinutes: null },
  ...{ odometerStartKm: null, odometerEndKm: null, stops: [], isWorkInContract: false, pauses: [], reliefs: [] },
  ...{ fuelLitres: null, tollYen: null, expenseYen: null, expenseText: null, unusual: [] },
  ...{ instruction: null, note: null },
};
