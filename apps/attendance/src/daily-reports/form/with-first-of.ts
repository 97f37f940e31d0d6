import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import type { DailyReport } from '@haisha/validation/daily-report';
import { withPartners } from './with-partners.ts';

/**
 * What was typed before somebody else came to drive first: who drove when, and the breaks of who drives first, are those of
 * the report as it is now; of the drivers that stay, what was typed stays.
 */
export function withFirstOf({ content, run }: DailyReport, typed: ReportContent): ReportContent {
  const { drivingMinutes, endMinutes, endPlace, partners, pauses, startMinutes, startPlace } = withPartners(
    content,
    run.drivers,
  );
  const staying = partners.map((row) => typed.partners.find(({ driverId }) => driverId === row.driverId) ?? row);
  const isOfStaying = (id: string | null) => staying.some(({ driverId }) => driverId === id);
  return {
    ...{ ...typed, startPlace, startMinutes, endPlace, endMinutes, drivingMinutes },
    partners: staying,
    pauses: [
      ...pauses.filter(({ driverId }) => driverId === null),
      ...typed.pauses.filter(({ driverId }) => isOfStaying(driverId)),
    ],
  };
}
