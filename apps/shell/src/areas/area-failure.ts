export type AreaFailureKind = 'disabled' | 'incompatible' | 'unreachable';

export type AreaAttempt = { version: string; what: string; at: string; durationMs: number };

/** Why an area cannot be shown, with every attempt. */
export class AreaFailure extends Error {
  readonly kind: AreaFailureKind;
  readonly area: string;
  readonly version: string;
  readonly attempts: readonly AreaAttempt[];

  constructor(kind: AreaFailureKind, area: string, version: string, attempts: readonly AreaAttempt[]) {
    super(
      `Area ${area} ${version} is ${kind}${attempts.map((attempt) => `; ${attempt.version}: ${attempt.what}`).join('')}`,
    );
    this.name = 'AreaFailure';
    this.kind = kind;
    this.area = area;
    this.version = version;
    this.attempts = attempts;
  }
}

/** The kinds of causes that have words. */
export type AreaCause = 'timeout' | 'file';

/**
 * Returns the cause behind the message of a failed attempt, which is written for engineers; null when there are no
 * words for it.
 */
export function causeOf(what: string): AreaCause | null {
  if (/time[d ]*-?out|No answer within/i.test(what)) return 'timeout';
  return /script|chunk|network|fetch|integrity/i.test(what) ? 'file' : null;
}

/** Writes the failure as a text that staff can send to the people who run the system. It contains no personal data. */
export function areaReport(
  failure: AreaFailure,
  facts: { url: string; revision: number | null; userAgent: string },
): string {
  return [
    `area: ${failure.area}`,
    `version: ${failure.version}`,
    `failure: ${failure.kind}`,
    `revision: ${facts.revision ?? 'unknown'}`,
    `path: ${new URL(facts.url).pathname}`,
    `browser: ${facts.userAgent}`,
    ...failure.attempts.map((attempt) => `${attempt.at} ${attempt.version} ${attempt.durationMs} ms: ${attempt.what}`),
  ].join('\n');
}
