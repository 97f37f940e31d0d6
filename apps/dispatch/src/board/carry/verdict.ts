import type { Finding } from '@haisha/validation/allocation';

/** Whether a run may go to a row: it is free, wants a reason, or does not take it. */
export type Verdict = { level: 'ok' | 'amber' | 'red'; findings: readonly Finding[] };

/** Asks why somebody goes on against findings; null when they do not, or may not. */
export type AskReason = (verdict: Verdict) => Promise<string | null>;

/** Sums findings up, the worst first: it decides. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const is = (level: Finding['level']) => findings.some((one) => one.level === level);
  return { level: is('red') ? 'red' : is('amber') ? 'amber' : 'ok', findings };
}

/** Returns the verdict that was there before where a new one says the same, so that nothing is drawn anew for it. */
export function sameAs(before: Verdict | undefined, verdict: Verdict): Verdict {
  if (before?.level !== verdict.level || before.findings.length !== verdict.findings.length) return verdict;
  return before.findings.every((one, at) => saysTheSame(one, verdict.findings[at])) ? before : verdict;
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
