import type { ReportContent, ReportPartner } from '@haisha/rules/daily-report/report-content';
import type { DailyReport } from '@haisha/validation/daily-report';

const nothing: Omit<ReportPartner, 'driverId'> = {
  ...{ startPlace: null, startMinutes: null, endPlace: null, endMinutes: null, drivingMinutes: null },
};

/** What is not handed in yet has a row for each further driver of the run as it is now, and no break of anybody else. */
export function withCrew(content: ReportContent, { drivers }: Pick<DailyReport['run'], 'drivers'>): ReportContent {
  const ids = drivers.slice(1).map(({ id }) => id);
  return {
    ...content,
    partners: ids.map((id) => content.partners.find(({ driverId }) => driverId === id) ?? { driverId: id, ...nothing }),
    pauses: content.pauses.filter(({ driverId }) => driverId === null || ids.includes(driverId)),
  };
}
