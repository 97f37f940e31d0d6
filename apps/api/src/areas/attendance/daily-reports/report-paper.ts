import type { DocumentBlock, DocumentFact, PrintedDocument } from '@haisha/documents/document';
import { dayAndTime } from '@haisha/rules/daily-report/day-and-time';
import type { Entered, ReportStop } from '@haisha/rules/daily-report/report-content';
import { distanceOf, isKnown, waitingMinutesOf } from '@haisha/rules/daily-report/report-figures';
import { formatNightTime, lastNightMinute } from '@haisha/rules/night-time';
import type { DailyReport, ReportCorrection } from '@haisha/validation/daily-report';
import type { PaperText } from '../../../services/papers/paper-text.ts';

type Column = readonly [name: string, share: number];

const stopColumns: readonly Column[] = [
  ['place', 2.4],
  ['instructed', 0.8],
  ['arrived', 0.8],
  ['work', 1.3],
  ['extra', 1.6],
  ['departed', 0.8],
  ['waiting', 0.8],
  ['confirmation', 1],
  ['load', 1.2],
];
const crewColumns: readonly Column[] = [
  ['driver', 2],
  ['start', 2],
  ['end', 2],
  ['driving', 1],
];
const pauseColumns: readonly Column[] = [
  ['kind', 1],
  ['place', 3],
  ['time', 2],
];
const unusualColumns: readonly Column[] = [
  ['time', 1],
  ['kind', 1],
  ['what', 4],
  ['cause', 4],
];

/** The record of duty of a run (業務の記録, 輸送安全規則 第8条) as a paper. */
export function reportPaper(report: DailyReport, text: PaperText): PrintedDocument {
  const { t, word } = text;
  const { content, run } = report;
  const title = t('dutyRecord.title');
  const pauses = content.pauses.map((one) => [
    [
      word('dailyReport', 'pause', one.kind),
      ...(content.partners.length > 0 ? [nameOf(report, one.driverId, text)] : []),
    ].join(' '),
    one.placeName ?? '',
    span(run, one.fromMinutes, one.toMinutes),
  ]);
  const reliefs = content.reliefs.map((one) => [
    t('dutyRecord.relief'),
    [one.placeName, one.driverName].filter(Boolean).join(' '),
    dated(run, one.atMinutes),
  ]);
  const unusual = content.unusual.map((one) => [
    dated(run, one.atMinutes),
    word('dailyReport', 'unusual', one.kind),
    one.text ?? '',
    one.cause ?? '',
  ]);
  return {
    language: text.locale,
    title: `${title} ${run.number}`,
    orientation: 'landscape',
    foot: `${title}  ${run.number}`,
    blocks: [
      { kind: 'title', text: title },
      ...(report.status === 'approved' ? [] : [{ kind: 'notice' as const, text: t('dutyRecord.notApproved') }]),
      { kind: 'facts', facts: headOf(report, text) },
      ...(content.partners.length > 0 ? table(text, 'crew', crewColumns, crewRows(report, text)) : []),
      ...table(
        text,
        'stops',
        stopColumns,
        content.stops.map((stop) => stopRow(stop, report, text)),
      ),
      ...table(text, 'pauses', pauseColumns, [...pauses, ...reliefs]),
      ...table(text, 'unusual', unusualColumns, unusual),
      { kind: 'facts', facts: footOf(report, text) },
      ...report.corrections
        .filter(({ status }) => status === 'applied')
        .map((correction) => ({
          ...{ kind: 'text' as const, size: 'small' as const },
          text: correctionText(correction, text),
        })),
    ],
  };
}

/** Of one that waited for a second person: when it began to count, and who approved it. */
function correctionText(
  { correctedAt, correctedByName, decidedAt, decidedByName, reason }: ReportCorrection,
  { t, time: at }: PaperText,
): string {
  const corrected = { at: at(decidedAt ?? correctedAt), name: correctedByName ?? '', reason };
  if (decidedByName === null) return t('dutyRecord.corrected', corrected);
  return t('dutyRecord.correctedBySecond', { ...corrected, approver: decidedByName });
}

function table(
  { t }: PaperText,
  name: 'crew' | 'stops' | 'pauses' | 'unusual',
  columns: readonly Column[],
  rows: string[][],
): DocumentBlock[] {
  const heading: DocumentBlock = { kind: 'heading', text: t(`dutyRecord.${name}`) };
  if (rows.length === 0) return [heading, { kind: 'text', text: t('page.none'), size: 'small' }];
  const heads = columns.map(([column, share]) => ({ head: t(`dutyRecord.${column}`), share }));
  return [heading, { kind: 'table', columns: heads, rows }];
}

/** The duty of each driver of the run, where there are several. */
function crewRows(report: DailyReport, text: PaperText): string[][] {
  const { partners, ...first } = report.content;
  return [{ driverId: null, ...first }, ...partners].map((one) => [
    nameOf(report, one.driverId, text),
    `${dated(report.run, one.startMinutes)} ${one.startPlace ?? ''}`,
    `${dated(report.run, one.endMinutes)} ${one.endPlace ?? ''}`,
    time(one.drivingMinutes),
  ]);
}

function nameOf({ run }: DailyReport, driverId: string | null, { name, t }: PaperText): string {
  const driver = driverId === null ? run.drivers[0] : run.drivers.find(({ id }) => id === driverId);
  return driver ? name(driver.name, driver.nameEn) : t('dutyRecord.formerDriver');
}

function headOf({ content, run }: DailyReport, { name, day, t }: PaperText): DocumentFact[] {
  const people = run.drivers.map((one) => name(one.name, one.nameEn)).join(' / ');
  const km = distanceOf(content);
  const facts = {
    driver: people || (run.hiredDriverName ?? ''),
    vehicle: run.vehicleCode ?? run.hiredVehicle ?? '',
    operationDate: day(run.operationDate),
    run: `${run.name} ${run.number}`,
    start: `${dated(run, content.startMinutes)} ${content.startPlace ?? ''}`,
    end: `${dated(run, content.endMinutes)} ${content.endPlace ?? ''}`,
    distance: km === null ? '' : `${content.odometerStartKm} – ${content.odometerEndKm} (${km} km)`,
  };
  return Object.entries(facts).map(([label, value]) => ({
    ...{ label: t(`dutyRecord.${label}`), value: value.trim() || t('page.missing'), missing: value.trim() === '' },
  }));
}

function footOf(report: DailyReport, { figure, t, time: at }: PaperText): DocumentFact[] {
  const { content } = report;
  const facts = {
    fuel: isKnown(content.fuelLitres) ? `${figure(content.fuelLitres)} L` : '',
    toll: isKnown(content.tollYen) ? t('page.yen', { amount: figure(content.tollYen) }) : '',
    expense: isKnown(content.expenseYen)
      ? `${t('page.yen', { amount: figure(content.expenseYen) })} ${content.expenseText ?? ''}`
      : '',
    instruction: content.instruction ?? '',
    note: content.note ?? '',
    submitted: report.submittedAt ? `${at(report.submittedAt)} ${report.submittedByName ?? ''}` : '',
    approved: report.approvedAt ? `${at(report.approvedAt)} ${report.approvedByName ?? ''}` : '',
  };
  return Object.entries(facts).map(([label, value]) => ({
    label: t(`dutyRecord.${label}`),
    value: value || t('page.none'),
  }));
}

function stopRow(stop: ReportStop, { content, run }: DailyReport, { figure, t, word }: PaperText): string[] {
  const waiting = waitingMinutesOf(stop, content.pauses, content);
  const load = [
    isKnown(stop.weightKg) ? t('page.kilograms', { weight: figure(stop.weightKg) }) : null,
    isKnown(stop.pieces) ? t('dutyRecord.pieces', { pieces: figure(stop.pieces) }) : null,
  ];
  return [
    `${stop.placeName ?? ''} (${word('dailyReport', 'stopKind', stop.kind)})`,
    dated(run, stop.instructedMinutes),
    dated(run, stop.arrivedMinutes),
    span(run, stop.workFromMinutes, stop.workToMinutes),
    [span(run, stop.extraFromMinutes, stop.extraToMinutes), stop.extraText].filter(Boolean).join('\n'),
    dated(run, stop.departedMinutes),
    waiting ? t('page.minutes', { minutes: waiting }) : '',
    stop.confirmation === null ? '' : word('dailyReport', 'confirmation', stop.confirmation),
    load.filter(Boolean).join('\n'),
  ];
}

function time(minutes: Entered): string {
  if (!isKnown(minutes)) return '';
  return minutes < 0 ? `-${formatNightTime(-minutes)}` : formatNightTime(minutes);
}

/** From the third day on with the day: 63:00 (11/22 15:00). */
function dated({ operationDate }: DailyReport['run'], minutes: Entered): string {
  const isLate = isKnown(minutes) && minutes > lastNightMinute;
  return isLate ? `${time(minutes)} (${dayAndTime(operationDate, minutes)})` : time(minutes);
}

function span(run: DailyReport['run'], from: Entered, to: Entered): string {
  return isKnown(from) || isKnown(to) ? `${dated(run, from)}–${dated(run, to)}` : '';
}
