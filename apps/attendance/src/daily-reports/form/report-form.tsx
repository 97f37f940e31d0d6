import { formatDate, formatInstant, minutesOf, useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { Alert, Button, Icon, Text } from '@haisha/ui';
import { useShortcut } from '@haisha/ui/keys';
import type { DailyReport } from '@haisha/validation/daily-report';
import { useEffect, useRef } from 'react';
import { CorrectionList } from './correction-list.tsx';
import { FirstChanged } from './first-changed.tsx';
import { isRequested } from './is-requested.ts';
import { ReportBar } from './report-bar.tsx';
import { ReportEntryProvider } from './report-context.ts';
import { allConfirmed } from './report-draft.ts';
import { goToField, ReportFindings } from './report-findings.tsx';
import { ReportFrame } from './report-frame.ts';
import { ReportSections } from './report-sections.tsx';
import { useReportForm } from './use-report-form.ts';
import { WaitingCorrection } from './waiting-correction.tsx';

export type ReportFormProps = { report: DailyReport; listHref: string; onDone: () => void };

/**
 * The report of a run: what is known of it stands there already, Alt+A says that all shippers confirmed, Ctrl+Enter hands it
 * in, or approves it, and Ctrl+S keeps it for later.
 */
export function ReportForm({ listHref, onDone, report: read }: ReportFormProps) {
  const { t } = useTranslation('dailyReport');
  const localName = useLocalName();
  const form = useReportForm({ report: read, onDone });
  const { act, change, content, findings, isOpen, isReadOnly, isTried, main, mayWrite, report } = form;
  const frame = useRef<HTMLDivElement>(null);
  const { run } = report;
  const waiting = report.corrections.find(isRequested);
  const time = (instant: string) => formatNightTime(minutesOf(run.operationDate, instant));
  const people = run.drivers.map(({ name, nameEn }) => localName(name, nameEn)).join(t('separator'));

  useEffect(() => {
    // The one figure that nobody but the driver knows.
    if (window.matchMedia('(min-width: 48rem)').matches) {
      frame.current?.querySelector<HTMLElement>('[data-path=odometerEndKm]')?.focus({ preventScroll: true });
    }
  }, []);

  async function give(which: NonNullable<typeof main> | 'save'): Promise<void> {
    if (await act(which)) return;
    const first = findings.find(({ level }) => level === 'error');
    if (first && which !== 'sendBack') goToField(first.path);
  }
  useShortcut('mod+enter', () => main && void give(main));
  useShortcut('mod+s', () => isOpen && mayWrite && void give('save'));
  useShortcut('alt+a', () => !isReadOnly && change(allConfirmed), { inFields: true });

  return (
    <ReportFrame ref={frame}>
      <header>
        <Button asChild size="sm" variant="ghost" colorPalette="gray">
          <Link to={listHref}>
            <Icon name="chevronLeft" size={16} />
            {t('form.back')}
          </Link>
        </Button>
        <h2>{run.name}</h2>
        <span>
          {[
            formatDate(run.operationDate, { weekday: true }),
            `${time(run.start)}–${time(run.end)}`,
            run.vehicleCode ?? run.hiredVehicle,
            people || run.hiredDriverName,
          ]
            .filter(Boolean)
            .join('  ')}
        </span>
        <i data-status={report.status}>{report.status === 'none' ? t('state.missing') : t(`state.${report.status}`)}</i>
      </header>
      <div data-body="">
        <div data-main="">
          {form.hasOthers && form.isDirty && (
            <Alert.Root status="warning" role="alert">
              <Alert.Indicator>
                <Icon name="warning" />
              </Alert.Indicator>
              <Alert.Content>
                {t('form.others')}
                <span>
                  <Button size="sm" variant="outline" colorPalette="gray" me="2" onClick={form.takeTheirs}>
                    {t('form.takeTheirs')}
                  </Button>
                  <Button size="sm" variant="ghost" colorPalette="gray" onClick={form.keepMine}>
                    {t('form.keepMine')}
                  </Button>
                </span>
              </Alert.Content>
            </Alert.Root>
          )}
          {report.sentBackReason !== null && report.status === 'draft' && (
            <Text role="status" color="fg.warning">
              {t('form.sentBackBecause', { reason: report.sentBackReason })}
            </Text>
          )}
          {report.status === 'none' && mayWrite && (
            <Text textStyle="sm" color="fg.muted">
              {t('form.begun')}
            </Text>
          )}
          {report.status === 'approved' && form.mode === 'entry' && (
            <Text textStyle="sm" color="fg.muted">
              {form.mayApprove && !waiting && t(report.correctionsWait ? 'form.readOnlyAsk' : 'form.readOnly')}{' '}
              {[
                report.submittedAt &&
                  t('form.submittedBy', { at: formatInstant(report.submittedAt), name: report.submittedByName ?? '' }),
                report.approvedAt &&
                  t('form.approvedBy', { at: formatInstant(report.approvedAt), name: report.approvedByName ?? '' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          )}
          {waiting && (
            <WaitingCorrection
              {...{ run, correction: waiting, facts: read.facts, mayApprove: form.mayApprove }}
              key={waiting.id}
            />
          )}
          <ReportEntryProvider
            value={{
              ...{ change, content, day: run.operationDate, drivers: run.drivers },
              ...{ findings, isTried, isReadOnly },
            }}
          >
            {report.firstChanged && <FirstChanged former={report.firstChanged} />}
            <ReportSections facts={report.facts} />
          </ReportEntryProvider>
          <CorrectionList corrections={report.corrections} drivers={run.drivers} />
        </div>
        <ReportFindings content={content} drivers={run.drivers} findings={findings} />
      </div>
      <ReportBar form={form} onAct={(which) => void give(which)} />
    </ReportFrame>
  );
}
