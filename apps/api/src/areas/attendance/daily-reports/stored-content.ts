import type { ReportContent, ReportPause } from '@haisha/rules/daily-report/report-content';

/** What stands in the database: a report that was written before partners had rows says nothing of them. */
export type StoredContent = Omit<ReportContent, 'drivingMinutes' | 'partners' | 'pauses'> &
  Partial<Pick<ReportContent, 'drivingMinutes' | 'partners'>> & {
    pauses: (Omit<ReportPause, 'driverId'> & Partial<Pick<ReportPause, 'driverId'>>)[];
  };

/** Reads what was stored; what it says nothing of nobody entered. */
export function contentOfStored(stored: StoredContent): ReportContent {
  return {
    ...{ drivingMinutes: null, partners: [] },
    ...stored,
    pauses: stored.pauses.map((pause) => ({ driverId: null, ...pause })),
  };
}
