import { dutyOf, dutyOfCrew } from './duty-of-crew.ts';
import type { Entered, ReportContent, ReportFacts } from './report-content.ts';
import { isKnown } from './report-figures.ts';
import { type ReportFinding, reportFinding } from './report-finding.ts';

const times = ['startPlace', 'startMinutes', 'endPlace', 'endMinutes'] as const;

/** 業務の開始・終了の地点と日時 of each further driver, and who was at the wheel for how long. */
export function checkPartners(content: ReportContent, { hasTwoDrivers }: ReportFacts): ReportFinding[] {
  const { partners } = content;
  if (partners.length === 0) return hasTwoDrivers ? [reportFinding('partner', 'partners')] : [];
  const crew = [
    { ...content, driverId: null, at: '' },
    ...partners.map((one, index) => ({ ...one, at: `partners.${index}.` })),
  ];
  const drivingTogether = crew.reduce((sum, { drivingMinutes }) => sum + plain(drivingMinutes), 0);
  const whole = dutyOfCrew(content);
  return [
    ...partners.flatMap((partner, index) => [
      ...times
        .filter((name) => partner[name] === null)
        .map((name) => reportFinding('required', `partners.${index}.${name}`)),
      ...(isBackwards(partner) ? [reportFinding('endBeforeStart', `partners.${index}.endMinutes`)] : []),
    ]),
    ...crew.flatMap(({ at, driverId, drivingMinutes }) => {
      const duty = dutyOf(content, driverId);
      if (drivingMinutes === null) return [reportFinding('driving', `${at}drivingMinutes`)];
      return duty && plain(drivingMinutes) > duty.end - duty.start
        ? [reportFinding('drivingTooLong', `${at}drivingMinutes`)]
        : [];
    }),
    // One of them is at the wheel at a time.
    ...(whole && drivingTogether > whole.end - whole.start ? [reportFinding('drivingTogether', 'drivingMinutes')] : []),
  ];
}

function isBackwards({ endMinutes, startMinutes }: { startMinutes: Entered; endMinutes: Entered }): boolean {
  return isKnown(startMinutes) && isKnown(endMinutes) && endMinutes <= startMinutes;
}

function plain(minutes: Entered): number {
  return isKnown(minutes) ? minutes : 0;
}
