import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import type { ReportFinding } from '@haisha/rules/daily-report/report-finding';
import type { DailyReport } from '@haisha/validation/daily-report';
import { createContext, useContext } from 'react';

/** The report that is being entered, as its fields see it. */
export type ReportEntry = {
  content: ReportContent;
  /** The operation date, from whose midnight times count. */
  day: string;
  /** Of the run, who drove first at the top. */
  drivers: DailyReport['run']['drivers'];
  findings: readonly ReportFinding[];
  /** Handing in was tried: what is missing is told at its field. */
  isTried: boolean;
  isReadOnly: boolean;
  change: (change: (content: ReportContent) => ReportContent) => void;
};

const Context = createContext<ReportEntry | null>(null);
export const ReportEntryProvider = Context.Provider;

export function useReportEntry(): ReportEntry {
  const entry = useContext(Context);
  if (!entry) throw new Error('a field of a report outside its form');
  return entry;
}
