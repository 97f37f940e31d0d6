/** What a check says of a run on a row. */
export type JudgedFinding = {
  level: 'block' | 'warn' | 'info';
  code: string;
  params: Readonly<Record<string, string | number>>;
  article: string | null;
  /** When it would be free of this finding, in milliseconds. */
  startLaterAt: number | null;
};

/** Whether a run may go to a row: it is free, wants a reason, or does not take it. */
export type Verdict = { level: 'ok' | 'warn' | 'block'; findings: readonly JudgedFinding[] };

/** Sums findings up: the worst of them decides. */
export function verdictOf(findings: readonly JudgedFinding[]): Verdict {
  const is = (level: JudgedFinding['level']) => findings.some((one) => one.level === level);
  return { level: is('block') ? 'block' : is('warn') ? 'warn' : 'ok', findings };
}

/** Two runs of one vehicle or driver at a time are refused to everybody. */
export function isDoubleBooked({ findings }: Verdict): boolean {
  return findings.some(({ code }) => code === 'vehicleBooked' || code === 'driverBooked');
}
