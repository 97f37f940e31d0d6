import type { PunchFault } from '@haisha/rules/punches/punch-faults';
import { byLevel, type Level, type RecordFinding, type RecordRow } from './record-row.ts';

/** Something to say of a day: a fault of its punches, or a finding about its hours. */
export type Remark = { key: string; level: Level } & ({ fault: PunchFault } | { finding: RecordFinding });

/** What is to be said of a row, the worst first; faults of punches before findings, which they may bring about. */
export function remarksOf({ faults, findings }: Pick<RecordRow, 'faults' | 'findings'>): Remark[] {
  return byLevel<Remark>([
    ...faults.map((fault) => ({
      key: [fault.code, fault.kind, fault.minute, fault.proposal].join(' '),
      level: fault.level,
      fault,
    })),
    ...findingRemarks(findings),
  ]);
}

/** The same for findings alone. */
export function findingRemarks(findings: readonly RecordFinding[]): Remark[] {
  return byLevel(
    findings.map((finding) => ({
      key: [finding.code, finding.day, finding.actual, finding.limit].join(' '),
      level: finding.level,
      finding,
    })),
  );
}

/** What the strip above the day counts. */
export const countedKinds = ['noPunch', 'missing', 'late', 'breach'] as const;
export type CountedKind = (typeof countedKinds)[number];

const incomplete = ['missing', 'extra', 'order', 'tooLong'];

const counts: Readonly<Record<CountedKind, (row: RecordRow) => boolean>> = {
  noPunch: ({ faults }) => faults.some(({ code }) => code === 'noPunch'),
  missing: ({ faults }) => faults.some(({ code }) => incomplete.includes(code)),
  // Ten minutes are told with the row, and nobody has to act.
  late: ({ faults }) => faults.some(({ code, level }) => code === 'late' && level !== 'info'),
  breach: ({ findings }) => findings.some(({ level }) => level === 'red'),
};

/** Returns whether a row is among those of a kind. */
export function isOfKind(kind: CountedKind, row: RecordRow): boolean {
  return counts[kind](row);
}
