import { formatInstant, useTranslation } from '@haisha/i18n';
import { isProblem, notify, useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import { checkReport } from '@haisha/rules/daily-report/check-report';
import { strangePartners } from '@haisha/rules/daily-report/strange-partners';
import { Box, Button, Field, Flex, Input, Text } from '@haisha/ui';
import type { DailyReport, ReportCorrection } from '@haisha/validation/daily-report';
import { leastReasonLetters } from '@haisha/validation/daily-report-choices';
import { useRef, useState } from 'react';
import { commandReport, reportOfRun } from '../daily-reports-api.ts';
import { CorrectionChanges } from './correction-changes.tsx';
import { useFieldName } from './use-field-name.ts';
import { namesField, useFindingText } from './use-finding-text.ts';

export type WaitingCorrectionProps = { correction: ReportCorrection; mayApprove: boolean } & Pick<
  DailyReport,
  'facts' | 'run'
>;

/** The correction that waits for a second person, who approves it or refuses it with a reason; whoever asked takes it back. */
export function WaitingCorrection({ correction, facts, mayApprove, run }: WaitingCorrectionProps) {
  const { t } = useTranslation('dailyReport');
  const problemText = useProblemText();
  const fieldName = useFieldName(run.drivers);
  const findingText = useFindingText();
  const client = useQueryClient();
  const { error, isPending, mutateAsync, variables } = useMutation(commandReport());
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isShort = reason.trim().length < leastReasonLetters;
  const partners = [...run.drivers.slice(1).map(({ id }) => id), ...correction.before.partners.map(idOf)];
  const hasStrangers = strangePartners(correction.after, partners).length > 0;
  const isStale = isProblem(error) && error.status === 400 && variables?.kind === 'correction/approve';
  const wrong = isStale ? checkReport(correction.after, facts).filter(({ level }) => level === 'error') : [];
  const waitOf = (command: 'approve' | 'refuse' | 'withdraw') => ({
    disabled: isPending,
    loading: isPending && variables.kind === `correction/${command}`,
    loadingText: t(`correction.${command}`),
  });

  async function decide(command: 'approve' | 'refuse' | 'withdraw'): Promise<void> {
    if (command === 'refuse') {
      setIsTried(true);
      if (isShort) {
        field.current?.focus();
        return;
      }
    }
    const about = { runId: run.id, correctionId: correction.id };
    try {
      await mutateAsync(
        command === 'refuse'
          ? { kind: 'correction/refuse', ...about, reason: reason.trim() }
          : { kind: `correction/${command}`, ...about },
      );
      notify({ kind: 'success', text: t(`correction.done.${command}`), about: 'dutyRecord' });
    } catch (problem) {
      const isOutdated = isProblem(problem) && [400, 404, 409].includes(problem.status);
      if (!isOutdated) return;
      // The correction may be gone with the next answer, and its own words with it.
      if (problem.status !== 400) notify({ kind: 'error', text: problemText(problem), about: 'dutyRecord' });
      await client.invalidateQueries({ queryKey: reportOfRun(run.id).queryKey });
    }
  }

  return (
    <section aria-label={t('correction.waiting')} data-corrections="" data-waiting="">
      <h2>{t('correction.waiting')}</h2>
      <p>
        <b>{correction.reason}</b>{' '}
        <small>
          {formatInstant(correction.correctedAt)} {correction.correctedByName}
        </small>
      </p>
      <CorrectionChanges correction={correction} drivers={run.drivers} />
      {run.status === 'cancelled' && <Text color="fg.muted">{t('correction.cancelledRun')}</Text>}
      {mayApprove && !correction.isOwn && hasStrangers && (
        <Text role="status" color="fg.warning">
          {t('correction.strangers')}
        </Text>
      )}
      {error && (
        <Box role="alert" color="fg.error">
          {isStale ? t('correction.stale') : problemText(error)}
          {wrong.length > 0 && (
            <ul>
              {wrong.map((one) => (
                <li key={`${one.path} ${one.rule}`}>
                  {!namesField(one) && <b>{fieldName(one.path, correction.after)}</b>}{' '}
                  {findingText(one, fieldName(one.path, correction.after))}
                </li>
              ))}
            </ul>
          )}
        </Box>
      )}
      {mayApprove && correction.isOwn && <Text color="fg.muted">{t('correction.secondPerson')}</Text>}
      {mayApprove && (
        <Flex
          gap="3"
          wrap="wrap"
          align="flex-end"
          pt="2"
          css={{ '& button, & input': { minH: { base: '44px', md: 'auto' } } }}
        >
          {correction.isOwn ? (
            <Button
              variant="outline"
              colorPalette="gray"
              {...waitOf('withdraw')}
              onClick={() => void decide('withdraw')}
            >
              {t('correction.withdraw')}
            </Button>
          ) : (
            <>
              {!hasStrangers && (
                <Button {...waitOf('approve')} onClick={() => void decide('approve')}>
                  {t('correction.approve')}
                </Button>
              )}
              <Field.Root required invalid={isTried && isShort} w={{ base: 'full', md: '22rem' }}>
                <Field.Label>{t('correction.refusal')}</Field.Label>
                <Input ref={field} maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
              </Field.Root>
              <Button variant="outline" colorPalette="red" {...waitOf('refuse')} onClick={() => void decide('refuse')}>
                {t('correction.refuse')}
              </Button>
            </>
          )}
        </Flex>
      )}
    </section>
  );
}

function idOf({ driverId }: { driverId: string }): string {
  return driverId;
}
