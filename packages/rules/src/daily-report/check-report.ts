import { checkPartners } from './check-partners.ts';
import { checkStops } from './check-stops.ts';
import { type Duty, dutyOf, dutyOfCrew } from './duty-of-crew.ts';
import type { Entered, ReportContent, ReportFacts } from './report-content.ts';
import { distanceOf, isKnown, shortestPauseMinutes } from './report-figures.ts';
import { type ReportFinding, reportFinding } from './report-finding.ts';
import { latestBelieved, longestRunMinutes } from './report-limits.ts';

/** A lorry drives no further in an hour, in kilometres. */
const mostKmPerHour = 90;
/** So much further than planned is worth a look. */
const farFactor = 2;
const farKm = 50;

/**
 * Checks a daily report against what has to be recorded (輸送安全規則 第8条) and what is known of its run. Errors keep it
 * from being submitted; warnings are to be seen.
 */
export function checkReport(content: ReportContent, facts: ReportFacts): ReportFinding[] {
  return [
    ...unreadable(content),
    ...startAndEnd(content),
    ...runLength(content),
    ...lateEnds(content, facts),
    ...checkPartners(content, facts),
    ...odometer(content, facts),
    ...checkStops(content, facts),
    ...pauses(content),
    ...reliefs(content, facts),
    ...unusual(content),
    ...((content.expenseYen ?? 0) > 0 && content.expenseText === null
      ? [reportFinding('expenseText', 'expenseText')]
      : []),
    ...outside(content),
  ];
}

/** Returns whether something keeps a report from being submitted. */
export function hasErrors(findings: readonly ReportFinding[]): boolean {
  return findings.some(({ level }) => level === 'error');
}

function unreadable(content: ReportContent): ReportFinding[] {
  const found = (row: object, prefix = '') =>
    Object.entries(row)
      .filter(([, value]) => Number.isNaN(value))
      .map(([name]) => reportFinding('unreadable', `${prefix}${name}`));
  return [
    ...found(content),
    ...(['stops', 'partners', 'pauses', 'reliefs', 'unusual'] as const).flatMap((list) =>
      content[list].flatMap((row, index) => found(row, `${list}.${index}.`)),
    ),
  ];
}

/** 業務の開始・終了の地点と日時, 業務に従事した距離. */
function startAndEnd(content: ReportContent): ReportFinding[] {
  const names = ['startPlace', 'startMinutes', 'endPlace', 'endMinutes', 'odometerStartKm', 'odometerEndKm'] as const;
  const { endMinutes, startMinutes } = content;
  const isBackwards = isKnown(startMinutes) && isKnown(endMinutes) && endMinutes <= startMinutes;
  return [
    ...names.filter((name) => content[name] === null).map((name) => reportFinding('required', name)),
    ...(isBackwards ? [reportFinding('endBeforeStart', 'endMinutes')] : []),
  ];
}

/** A run has to end within 144 hours; the last end of the crew is the one to look at. */
function runLength(content: ReportContent): ReportFinding[] {
  const duty = dutyOfCrew(content);
  if (!duty || duty.end - duty.start <= longestRunMinutes) return [];
  const last = endsOf(content).find(({ minutes }) => minutes === duty.end);
  return last ? [reportFinding('longRun', last.path)] : [];
}

/** 8530, typed for 8:30, is a moment some days later. */
function lateEnds(content: ReportContent, { plannedEndMinutes }: ReportFacts): ReportFinding[] {
  const latest = latestBelieved(plannedEndMinutes);
  return endsOf(content)
    .filter(({ minutes }) => isKnown(minutes) && minutes > latest)
    .map(({ path }) => reportFinding('lateEnd', path));
}

function endsOf({ endMinutes, partners }: ReportContent): { path: string; minutes: Entered }[] {
  return [
    { path: 'endMinutes', minutes: endMinutes },
    ...partners.map((one, index) => ({ path: `partners.${index}.endMinutes`, minutes: one.endMinutes })),
  ];
}

function odometer(content: ReportContent, facts: ReportFacts): ReportFinding[] {
  const { odometerStartKm } = content;
  const { lastOdometerDate, lastOdometerKm, plannedDistanceKm } = facts;
  const findings: ReportFinding[] = [];
  if (isKnown(odometerStartKm) && lastOdometerKm !== null && odometerStartKm !== lastOdometerKm) {
    const params = { km: lastOdometerKm, day: lastOdometerDate ?? '' };
    findings.push(reportFinding('odometerGap', 'odometerStartKm', params));
  }
  const km = distanceOf(content);
  if (km === null) return findings;
  if (km < 0) return [...findings, reportFinding('odometerBack', 'odometerEndKm')];
  const duty = dutyOfCrew(content);
  const isTooFast = duty !== null && km > ((duty.end - duty.start) / 60) * mostKmPerHour;
  const isFar = plannedDistanceKm !== null && km > plannedDistanceKm * farFactor + farKm;
  if (km === 0 || isTooFast || isFar) findings.push(reportFinding('distance', 'odometerEndKm', { km }));
  return findings;
}

/** 休憩又は睡眠の地点と日時; those under 10 minutes may be left out. */
function pauses(content: ReportContent): ReportFinding[] {
  return content.pauses.flatMap(({ fromMinutes, placeName, toMinutes }, index) => {
    const at = `pauses.${index}`;
    const missing = (['fromMinutes', 'toMinutes'] as const).filter((name) => content.pauses[index]?.[name] === null);
    if (missing.length > 0) return missing.map((name) => reportFinding('required', `${at}.${name}`));
    if (!isKnown(fromMinutes) || !isKnown(toMinutes)) return [];
    if (toMinutes <= fromMinutes) return [reportFinding('endBeforeStart', `${at}.toMinutes`)];
    const isShort = toMinutes - fromMinutes < shortestPauseMinutes;
    return placeName === null && !isShort ? [reportFinding('required', `${at}.placeName`)] : [];
  });
}

/** 交替した地点と日時. */
function reliefs(content: ReportContent, { hasTwoDrivers }: ReportFacts): ReportFinding[] {
  if (content.reliefs.length === 0) return hasTwoDrivers ? [reportFinding('relief', 'reliefs')] : [];
  return content.reliefs.flatMap((relief, index) =>
    (['placeName', 'atMinutes'] as const)
      .filter((name) => relief[name] === null)
      .map((name) => reportFinding('required', `reliefs.${index}.${name}`)),
  );
}

/** 事故, 著しい遅延その他の異常: その概要及び原因. */
function unusual(content: ReportContent): ReportFinding[] {
  return content.unusual.flatMap((one, index) =>
    (['text', 'cause'] as const)
      .filter((name) => one[name] === null)
      .map((name) => reportFinding('unusual', `unusual.${index}.${name}`)),
  );
}

/** What happened on the run lies between its start and its end, a break within the duty of whoever took it. */
function outside(content: ReportContent): ReportFinding[] {
  const { reliefs: changes, stops, unusual: events } = content;
  const whole = dutyOfCrew(content);
  const found = (list: string, index: number, row: object, { end, start }: Duty) =>
    Object.entries(row)
      .filter(([name]) => name.endsWith('Minutes') && name !== 'instructedMinutes')
      .filter(([, value]) => typeof value === 'number' && (value < start || value > end))
      .map(([name]) => reportFinding('outside', `${list}.${index}.${name}`));
  return [
    ...Object.entries({ stops, reliefs: changes, unusual: events }).flatMap(([list, rows]) =>
      rows.flatMap((row, index) => (whole ? found(list, index, row, whole) : [])),
    ),
    ...content.pauses.flatMap((pause, index) => {
      const duty = dutyOf(content, pause.driverId);
      return duty ? found('pauses', index, pause, duty) : [];
    }),
  ];
}
