import type { ReportContent, ReportPartner } from '@haisha/rules/daily-report/report-content';
import type { DailyReport } from '@haisha/validation/daily-report';

const nothing: Omit<ReportPartner, 'driverId'> = {
  ...{ startPlace: null, startMinutes: null, endPlace: null, endMinutes: null, drivingMinutes: null },
};

/**
 * What is not handed in yet has the rows of the drivers of the run as it is now: each keeps what was entered of them, and no
 * break of anybody else is left. `writtenFor` is who drove first when it was written, null where nobody knows.
 */
export function withCrew(
  content: ReportContent,
  { drivers }: Pick<DailyReport['run'], 'drivers'>,
  writtenFor: string | null,
): ReportContent {
  const [first = null, ...others] = drivers.map(({ id }) => id);
  const firstThen = writtenFor ?? first;
  const { drivingMinutes, endMinutes, endPlace, partners, pauses, startMinutes, startPlace } = content;
  const rows = [
    { driverId: firstThen, ...{ startPlace, startMinutes, endPlace, endMinutes, drivingMinutes } },
    ...partners,
  ];
  const rowOf = (id: string | null) => rows.find(({ driverId }) => driverId === id) ?? { driverId: id, ...nothing };
  const { driverId: _, ...own } = rowOf(first);
  return {
    ...{ ...content, ...own },
    partners: others.map((driverId) => ({ ...rowOf(driverId), driverId })),
    pauses: pauses
      .map((pause) => ({ ...pause, driverId: pause.driverId ?? firstThen }))
      .filter(({ driverId }) => driverId === first || (driverId !== null && others.includes(driverId)))
      .map((pause) => ({ ...pause, driverId: pause.driverId === first ? null : pause.driverId })),
  };
}
