import type { Pointer } from './pointer.ts';

export type RefusalCode =
  | 'build.invalid'
  | 'version.unknown'
  | 'version.damaged'
  | 'area.unknown'
  | 'revision.unknown'
  | 'nothing.earlier'
  | 'incompatible'
  | 'reason.missing';

/** The store refused a request, for a reason that the operator can act on. */
export class ReleaseRefusal extends Error {
  readonly code: RefusalCode;
  /** One line per finding, when there are several. */
  readonly findings: string[];

  constructor(code: RefusalCode, message: string, findings: string[] = []) {
    super([message, ...findings.map((line) => `  ${line}`)].join('\n'));
    this.name = 'ReleaseRefusal';
    this.code = code;
    this.findings = findings;
  }
}

/** Somebody else changed what is live between reading and writing; nothing of the caller's flip is live. */
export class FlipConflict extends Error {
  readonly code = 'conflict';
  /** The revision that won. */
  readonly winner: Pointer | null;

  constructor(message: string, winner: Pointer | null) {
    super(message);
    this.name = 'FlipConflict';
    this.winner = winner;
  }
}
