import type { DocumentBlock, DocumentFact, PrintedDocument } from '@haisha/documents/document';
import { minuteOf } from '@haisha/rules/hours/japan-minute';
import { formatNightTime } from '@haisha/rules/night-time';
import { formatPlate } from '@haisha/rules/plate';
import { needsInstructionSheet } from '@haisha/rules/runs/instruction-sheet';
import type { AllocationStop } from '@haisha/validation/allocation';
import type { PaperText } from '../../../../services/papers/paper-text.ts';
import { stopCells } from './paper-tables.ts';
import type { PaperFacts, PaperPlace } from './read-paper.ts';

/** Empty lines for what changes on the way, which office and crew both write down. */
const changeLines = 3;

/**
 * The operation instruction sheet (運行指示書) of a run: where and when it begins and ends, crew, way with main points,
 * points needing care, breaks, relief (貨物自動車運送事業輸送安全規則 第9条の3).
 */
export function instructionSheet(facts: PaperFacts, text: PaperText): PrintedDocument {
  const { run } = facts;
  const { t } = text;
  return {
    language: text.locale,
    title: `${t('instructionSheet.title')} ${run.number}`,
    orientation: 'portrait',
    foot: `${t('instructionSheet.title')}  ${run.number}`,
    blocks: [
      { kind: 'title', text: t('instructionSheet.title') },
      needsInstructionSheet(run)
        ? { kind: 'notice', text: t('instructionSheet.required') }
        : { kind: 'text', text: t('instructionSheet.voluntary') },
      { kind: 'heading', text: t('instructionSheet.run') },
      { kind: 'facts', facts: runFacts(facts, text) },
      { kind: 'heading', text: t('instructionSheet.route') },
      wayTable(facts, text),
      { kind: 'heading', text: t('instructionSheet.breaks') },
      breaksTable(facts, text),
      { kind: 'heading', text: t('instructionSheet.instruction') },
      {
        kind: 'facts',
        facts: [
          reliefFact(facts, text),
          run.instruction === null
            ? {
                label: t('instructionSheet.instruction'),
                value: t('instructionSheet.instructionMissing'),
                missing: true,
                wide: true,
              }
            : { label: t('instructionSheet.instruction'), value: run.instruction, wide: true },
        ],
      },
      { kind: 'heading', text: t('instructionSheet.changes') },
      {
        kind: 'table',
        columns: [
          { head: t('instructionSheet.changedAt'), share: 1.2 },
          { head: t('instructionSheet.changed'), share: 4 },
          { head: t('instructionSheet.changedBy'), share: 1.3 },
        ],
        rows: Array.from({ length: changeLines }, () => [' ', '', '']),
      },
      { kind: 'text', text: t('instructionSheet.law'), size: 'small' },
      { kind: 'signatures', labels: [t('instructionSheet.manager'), t('instructionSheet.crew')] },
    ],
  };
}

function runFacts({ company, issuer, run, vehicles }: PaperFacts, text: PaperText): DocumentFact[] {
  const { t } = text;
  const garage = company ? text.name(company.name, company.nameEn) : text.name(issuer.name, issuer.nameEn);
  const vehicleOf = (id: string | null) => {
    const vehicle = vehicles.find((one) => one.id === id);
    return vehicle ? `${vehicle.code}  ${formatPlate(vehicle.plate)}` : null;
  };
  const driverOf = (role: string) => {
    const one = run.crew.find((member) => member.role === role);
    return one ? text.name(one.driverName, one.driverNameEn) : null;
  };
  const fact = (label: string, value: string | null): DocumentFact =>
    value === null ? { label, value: t('page.missing'), missing: true } : { label, value };
  const title = run.title ?? (run.courseName && `${run.courseCode} ${text.name(run.courseName, run.courseNameEn)}`);
  const at = (instant: string) => t('instructionSheet.at', { place: garage, time: text.time(instant) });
  const zones = run.load.zones.map((zone) => text.word('delivery', 'zone', zone)).join('、');
  const second = driverOf('driver2');
  const trailer = vehicleOf(run.trailerId);
  return [
    fact(t('instructionSheet.number'), run.number),
    fact(t('instructionSheet.operationDate'), text.day(run.operationDate)),
    fact(t('instructionSheet.vehicle'), vehicleOf(run.vehicleId) ?? run.hiredVehicle),
    { label: t('instructionSheet.course'), value: title ?? t('page.none') },
    fact(t('instructionSheet.driver1'), driverOf('driver1') ?? run.hiredDriverName),
    { label: t('instructionSheet.driver2'), value: second ?? t('page.none') },
    ...(trailer === null ? [] : [fact(t('instructionSheet.trailer'), trailer)]),
    fact(t('instructionSheet.begins'), at(run.reportAt)),
    fact(t('instructionSheet.ends'), at(run.endAt)),
    fact(t('instructionSheet.leaves'), text.time(run.start)),
    fact(t('instructionSheet.returns'), text.time(run.end)),
    fact(
      t('instructionSheet.distance'),
      run.plannedDistanceKm === null ? null : `${text.figure(run.plannedDistanceKm)} km`,
    ),
    fact(t('instructionSheet.driving'), run.drivingMinutes === null ? null : formatNightTime(run.drivingMinutes)),
    {
      ...fact(
        t('instructionSheet.load'),
        `${t('page.kilograms', { weight: text.figure(run.load.weightKg) })}  ${zones}`,
      ),
      wide: true,
    },
  ];
}

function wayTable({ places, run }: PaperFacts, text: PaperText): DocumentBlock {
  const { t } = text;
  return {
    kind: 'table',
    columns: [
      { head: 'No.', share: 0.4, align: 'end' },
      { head: t('instructionSheet.place'), share: 4 },
      { head: t('instructionSheet.work'), share: 0.9 },
      { head: t('instructionSheet.arrive'), share: 0.9, align: 'end' },
      { head: t('instructionSheet.depart'), share: 0.9, align: 'end' },
      { head: t('instructionSheet.care'), share: 2 },
    ],
    rows: run.stops.map((stop, at) => [
      ...stopCells(stop, at, { places, run }, text),
      careOf(stop, stop.destinationId === null ? undefined : places.get(stop.destinationId), text),
    ]),
  };
}

function careOf({ isClosed }: AllocationStop, place: PaperPlace | undefined, { t, word }: PaperText): string {
  const notes = [
    isClosed && t('instructionSheet.closed'),
    place?.roadRestriction,
    place?.largestVehicleClass &&
      t('instructionSheet.vehicleClass', { name: word('vehicleType', 'vehicleClass', place.largestVehicleClass) }),
    place?.maxHeightCm && t('instructionSheet.height', { most: place.maxHeightCm }),
    place?.maxLengthCm && t('instructionSheet.length', { most: place.maxLengthCm }),
    place?.needsTailLift && t('instructionSheet.tailLift'),
    place?.parkingPlace && t('instructionSheet.parking', { place: place.parkingPlace }),
  ];
  return notes.filter(Boolean).join('\n');
}

/** Breaks that are stops have a place and a time; of the others only their length together is planned. */
function breaksTable({ run }: PaperFacts, text: PaperText): DocumentBlock {
  const { t } = text;
  const stops = run.stops.filter(({ kind }) => kind === 'break');
  const minutesOf = (stop: AllocationStop) => minuteOf(stop.plannedDepartAt) - minuteOf(stop.plannedArriveAt);
  const left = (run.breakMinutes ?? 0) - stops.reduce((sum, stop) => sum + minutesOf(stop), 0);
  const rows = stops.map((stop) => [
    text.name(stop.placeName, stop.placeNameEn),
    text.time(stop.plannedArriveAt, run.operationDate),
    text.time(stop.plannedDepartAt, run.operationDate),
    t('page.minutes', { minutes: minutesOf(stop) }),
  ]);
  if (left > 0) rows.push([t('instructionSheet.breakPlaceMissing'), '', '', t('page.minutes', { minutes: left })]);
  return {
    kind: 'table',
    columns: [
      { head: t('instructionSheet.breakPlace'), share: 3 },
      { head: t('instructionSheet.from'), share: 1, align: 'end' },
      { head: t('instructionSheet.to'), share: 1, align: 'end' },
      { head: t('instructionSheet.breakMinutes'), share: 1, align: 'end' },
    ],
    rows: rows.length === 0 ? [[t('page.none'), '', '', '']] : rows,
  };
}

function reliefFact({ run }: PaperFacts, { t }: PaperText): DocumentFact {
  const isShared = run.crew.filter(({ role }) => role === 'driver1' || role === 'driver2').length > 1;
  const label = t('instructionSheet.relief');
  if (isShared) return { label, value: t('instructionSheet.reliefTwo'), missing: true, wide: true };
  return { label, value: t('page.none'), wide: true };
}
