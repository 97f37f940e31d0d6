import type { ReportContent, ReportPartner } from '@haisha/rules/daily-report/report-content';
import type { DailyReport } from '@haisha/validation/daily-report';

const nothing: Omit<ReportPartner, 'driverId'> = {
  ...{ startPlace: null, startMinutes: null, endPlace: null, endMinutes: null, drivingMinutes: null },
};

/** Gives each further driver of the run a row; what was handed in before there were such rows has none. */
export function withPartners(content: ReportContent, drivers: DailyReport['run']['drivers']): ReportContent {
  const missing = drivers.slice(1).filter(({ id }) => !content.partners.some(({ driverId }) => driverId === id));
  if (missing.length === 0) return content;
  return { ...content, partners: [...content.partners, ...missing.map(({ id }) => ({ driverId: id, ...nothing }))] };
}
