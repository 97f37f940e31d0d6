import type { Finding } from '@haisha/validation/allocation';

/** Whether a run may go to a row: it is free, wants a reason, or does not take it. */
export type Verdict = {
  level: 'ok' | 'amber' | 'red';
  /** What is new there, and decides. */
  findings: readonly Finding[];
  /** What speaks against the run already and would go on doing so; it asks for no reason once more. */
  stays: readonly Finding[];
};

/**
 * Asks why somebody goes on against findings; null when they do not, or may not, which has been said then. Whoever has
 * something to put back says what is heard when they do not; `about` names the run.
 */
export type AskReason = (verdict: Verdict, whenLeft?: string, about?: string) => Promise<string | null>;

/** Sums findings up, the worst first: it decides. */
export function verdictOf(findings: readonly Finding[], stays: readonly Finding[] = []): Verdict {
  const is = (level: Finding['level']) => findings.some((one) => one.level === level);
  return { level: is('red') ? 'red' : is('amber') ? 'amber' : 'ok', findings, stays };
}

/** The level, or for a row that adds nothing to what speaks against the run already: warnings, or what forbids it. */
export type VerdictHead = Verdict['level'] | 'stays' | 'staysRed';

/** Returns what a verdict is called. */
export function headOf({ level, stays }: Verdict): VerdictHead {
  if (level !== 'ok' || stays.length === 0) return level;
  return stays.some((one) => one.level === 'red') ? 'staysRed' : 'stays';
}

const looks: Readonly<Record<VerdictHead, { row: Verdict['level']; words: Verdict['level'] }>> = {
  ok: { row: 'ok', words: 'ok' },
  stays: { row: 'amber', words: 'amber' },
  staysRed: { row: 'amber', words: 'red' },
  amber: { row: 'amber', words: 'amber' },
  red: { row: 'red', words: 'red' },
};

/** Returns how a row looks on which a run may be put, or not. */
export function toneOf(verdict: Verdict): Verdict['level'] {
  return looks[headOf(verdict)].row;
}

/** Returns how the words of a verdict look: what was found is as bad there as in the panel of the run. */
export function wordsToneOf(verdict: Verdict): Verdict['level'] {
  return looks[headOf(verdict)].words;
}

/** Returns the reasons for a verdict, the first of which decides. */
export function reasonsOf({ findings, level, stays }: Verdict): readonly Finding[] {
  return level === 'ok' ? stays : findings;
}

/** Returns the verdict that was there before where a new one says the same, so that nothing is drawn anew for it. */
export function sameAs(before: Verdict | undefined, verdict: Verdict): Verdict {
  const isSame =
    before?.level === verdict.level &&
    areAlike(before.findings, verdict.findings) &&
    areAlike(before.stays, verdict.stays);
  return isSame ? before : verdict;
}

function areAlike(a: readonly Finding[], b: readonly Finding[]): boolean {
  return a.length === b.length && a.every((one, at) => saysTheSame(one, b[at]));
}

function saysTheSame(a: Finding, b: Finding | undefined): boolean {
  const isSame = a.code === b?.code && a.level === b.level && a.check === b.check && a.article === b.article;
  return isSame && isAlike(a.params, b.params) && isAlike(a.wayOut, b.wayOut);
}

/** Returns whether two flat objects hold the same. */
function isAlike(a: object = {}, b: object = {}): boolean {
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([name, value]) => right.has(name) && right.get(name) === value);
}

/** Returns when a run would be free of a finding, in milliseconds; null where time alone does not help. */
export function startLaterAt({ wayOut }: Finding): number | null {
  return wayOut?.code === 'startLater' ? (wayOut.at ?? null) : null;
}
