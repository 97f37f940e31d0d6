import type { DailyReportRow } from '@haisha/validation/daily-report';

/** 未提出, 差戻し, 作成中, 承認待ち, 訂正の承認待ち, 運行前・中, 承認済: what wants somebody first. */
export const reportLineStates = [
  'missing',
  'sentBack',
  'draft',
  'submitted',
  'correctionWaiting',
  'running',
  'approved',
] as const;
export type ReportLineState = (typeof reportLineStates)[number];

export type ReportLine = { row: DailyReportRow; state: ReportLineState };

/** Says how the report of a run stands at a moment; one of a run that is planned to be back and has none is missing. */
export function lineStateOf(
  { isCorrectionWaiting, isSentBack, run, status }: DailyReportRow,
  now: string,
): ReportLineState {
  if (isCorrectionWaiting) return 'correctionWaiting';
  if (status === 'draft') return isSentBack ? 'sentBack' : 'draft';
  if (status !== 'none') return status;
  return run.ownership === 'own' && run.end <= now ? 'missing' : 'running';
}

/** The runs of a day, those first whose report wants somebody, each group as they leave. */
export function reportLines(rows: readonly DailyReportRow[], now: string): ReportLine[] {
  return rows
    .map((row) => ({ row, state: lineStateOf(row, now) }))
    .toSorted((a, b) => reportLineStates.indexOf(a.state) - reportLineStates.indexOf(b.state));
}

/**
 * The run whose report comes next for somebody who writes, or also approves; null where nothing is left to do. Nobody decides
 * what they asked for themselves.
 */
export function nextRunAfter(lines: readonly ReportLine[], runId: string, mayApprove: boolean): string | null {
  const open: readonly ReportLineState[] = [
    'missing',
    'sentBack',
    'draft',
    ...(mayApprove ? (['submitted', 'correctionWaiting'] as const) : []),
  ];
  const at = lines.findIndex(({ row }) => row.run.id === runId);
  const inTurn = [...lines.slice(at + 1), ...lines.slice(0, Math.max(0, at))];
  const next = inTurn.find(({ row, state }) => open.includes(state) && !row.isCorrectionOwn && row.run.id !== runId);
  return next?.row.run.id ?? null;
}
