import type { FindingLevel } from '../hours/finding.ts';

/** What a check of a run says: `red` blocks it, `amber` wants a reason, `info` is worth knowing. */
export type CheckFinding<Code extends string, Facts> = {
  code: Code;
  level: FindingLevel;
  facts: Facts;
};
