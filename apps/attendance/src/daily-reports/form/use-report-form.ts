import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useCan, useMutation, useQueryClient, useUnsavedGuard } from '@haisha/platform';
import { checkReport, hasErrors } from '@haisha/rules/daily-report/check-report';
import type { DailyReport } from '@haisha/validation/daily-report';
import { leastReasonLetters } from '@haisha/validation/daily-report-choices';
import { useState } from 'react';
import { approveReports, commandReport, reportOfRun } from '../daily-reports-api.ts';
import { isRequested } from './is-requested.ts';
import { withFirstOf } from './with-first-of.ts';
import { withPartners } from './with-partners.ts';

/** What is done with a report: it is entered, corrected after the approval, or given back. */
export type ReportMode = 'entry' | 'correction' | 'sendBack';
export type ReportAct = 'save' | 'submit' | 'approve' | 'sendBack' | 'correct';

type Given = { report: DailyReport; onDone: () => void };

/** What others may have changed. */
function stateOf({ corrections, run, version }: DailyReport): string {
  const asked = corrections.map(({ id, status }) => `${id} ${status}`);
  return [version, ...run.drivers.map(({ id }) => id), ...asked].join();
}

/** The report that is being entered: what was typed, what is wrong with it, and what can be done. */
export function useReportForm({ onDone, report }: Given) {
  const { t } = useTranslation('dailyReport');
  const can = useCan();
  const client = useQueryClient();
  const [mayWrite, mayApprove] = [can('dutyRecord.update'), can('dutyRecord.approve')];
  /** The report that the input is based on. */
  const [seen, setSeen] = useState(report);
  const [typed, setTyped] = useState<DailyReport['content'] | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [mode, setMode] = useState<ReportMode>('entry');
  const [reason, setReason] = useState('');
  const command = useMutation(commandReport());
  const approval = useMutation(approveReports());
  const isDirty = typed !== null;
  const mayChange = mode === 'correction' || (mayWrite && seen.status !== 'approved');
  const content = typed ?? (mayChange ? withPartners(seen.content, seen.run.drivers) : seen.content);
  const release = useUnsavedGuard(isDirty);
  const findings = checkReport(content, seen.facts);
  const hasOthers = stateOf(report) !== stateOf(seen);
  // Without input of one's own the report follows what others do.
  if (hasOthers && !isDirty) take(report);

  function take(next: DailyReport): void {
    setSeen(next);
    setTyped(null);
  }

  function leave(next: DailyReport): void {
    take(next);
    setMode('entry');
    setIsTried(false);
  }

  /** Goes on with what was typed; where somebody else drives first now, without what was typed of the former driver. */
  function keepMine(): void {
    if (seen.run.drivers[0]?.id !== report.run.drivers[0]?.id) setTyped(withFirstOf(report, content));
    setSeen(report);
  }

  function change(next: (content: DailyReport['content']) => DailyReport['content']): void {
    setTyped((now) => next(now ?? content));
  }

  const isOpen = seen.status === 'none' || seen.status === 'draft';
  /** Nothing is corrected while a correction waits: also not one that somebody else asked for meanwhile. */
  const isCorrectionWaiting = report.corrections.some(isRequested);
  const isReadOnly = mode === 'sendBack' || !mayChange || (mode === 'correction' && isCorrectionWaiting);
  const main: ReportAct | null =
    mode === 'correction'
      ? isCorrectionWaiting
        ? null
        : 'correct'
      : mode === 'sendBack'
        ? 'sendBack'
        : seen.status === 'approved'
          ? null
          : mayApprove && (mayWrite || seen.status === 'submitted')
            ? 'approve'
            : mayWrite && (isOpen || isDirty)
              ? 'submit'
              : null;

  async function send(act: ReportAct): Promise<void> {
    const about = { runId: seen.run.id, version: seen.version };
    if (act === 'approve' && !mayWrite) {
      const { outcomes } = await approval.mutateAsync({ reports: [about] });
      if (outcomes[0]?.outcome !== 'approved') throw new Error('not approved');
    } else if (act === 'sendBack') await command.mutateAsync({ kind: 'send-back', ...about, reason });
    else if (act === 'correct') await command.mutateAsync({ kind: 'correction', ...about, content, reason });
    else await command.mutateAsync({ kind: 'write', ...about, command: act, content });
  }

  /** Does it, unless something is wrong: then that is told, and false is answered. */
  async function act(which: ReportAct): Promise<boolean> {
    if (command.isPending || approval.isPending) return false;
    // What was typed may be of a driver who does not drive any more.
    if (hasOthers && isDirty) {
      notify({ kind: 'error', text: t('form.othersFirst'), about: 'dutyRecord' });
      return false;
    }
    const needsReason = which === 'sendBack' || which === 'correct';
    const isReasoned = !needsReason || reason.trim().length >= leastReasonLetters;
    const isUnreadable = findings.some(({ rule }) => rule === 'unreadable');
    const isIncomplete = which === 'save' ? isUnreadable : which !== 'sendBack' && hasErrors(findings);
    if (!isReasoned || isIncomplete) {
      setIsTried(true);
      if (which === 'save') notify({ kind: 'error', text: t('form.notReadable'), about: 'dutyRecord' });
      return false;
    }
    try {
      await send(which);
    } catch (error) {
      const isOutdated = isProblem(error) && [400, 409].includes(error.status);
      if (isOutdated) await client.invalidateQueries({ queryKey: reportOfRun(seen.run.id).queryKey });
      return false;
    }
    const stored = client.getQueryData(reportOfRun(seen.run.id).queryKey);
    const said = {
      save: 'saved',
      submit: 'submitted',
      approve: 'approved',
      sendBack: 'sentBack',
      correct: stored?.corrections.some(isRequested) ? 'correctionAsked' : 'corrected',
    };
    const text = t(`form.${said[which] as 'saved'}`, { run: seen.run.name });
    notify({ kind: 'success', text, about: 'dutyRecord' });
    if (stored) take(stored);
    setMode('entry');
    setReason('');
    setIsTried(false);
    release();
    if (which !== 'save' && which !== 'correct') onDone();
    return true;
  }

  return {
    ...{ act, content, findings, hasOthers, isCorrectionWaiting, isDirty, isOpen, isReadOnly, isTried, main },
    ...{ change, keepMine, mayApprove, mayWrite, mode, reason, setMode, setReason },
    report: {
      ...{ ...seen, correctionsWait: report.correctionsWait },
      // Beside the drivers that it is about.
      firstChanged: hasOthers ? seen.firstChanged : report.firstChanged,
    },
    error: command.error ?? approval.error,
    isPending: command.isPending || approval.isPending,
    takeTheirs: () => leave(report),
    giveUp: () => leave(seen),
  };
}

export type ReportFormState = ReturnType<typeof useReportForm>;
