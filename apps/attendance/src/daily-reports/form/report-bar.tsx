import { useLocale, useTranslation } from '@haisha/i18n';
import { http, useProblemText } from '@haisha/platform';
import { Button, ChakraLink, Field, Flex, Input, Kbd, Text } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import { leastReasonLetters } from '@haisha/validation/daily-report-choices';
import { goToField } from './report-findings.tsx';
import type { ReportAct, ReportFormState } from './use-report-form.ts';

export type ReportBarProps = { form: ReportFormState; onAct: (act: ReportAct) => void };

/** What can be done with the report, and how much is missing. */
export function ReportBar({ form, onAct }: ReportBarProps) {
  const { t } = useTranslation('dailyReport');
  const locale = useLocale();
  const problemText = useProblemText();
  const { findings, isCorrectionWaiting, isOpen, isPending, isTried, main, mayApprove, mayWrite } = form;
  const { mode, reason, report } = form;
  const errors = findings.filter(({ level }) => level === 'error');
  const isEntry = mode === 'entry';
  const words: Readonly<Record<ReportAct, string>> = {
    save: t('form.save'),
    submit: t('form.submit'),
    approve: t(report.status === 'submitted' && !form.isDirty ? 'form.approveOnly' : 'form.approve'),
    sendBack: t('form.sendBack'),
    correct: t(report.correctionsWait ? 'form.askCorrection' : 'form.storeCorrection'),
  };
  return (
    <footer>
      {!isEntry && (
        <Field.Root required invalid={isTried && reason.trim().length < leastReasonLetters} maxW="28rem">
          <Field.Label>{t(mode === 'sendBack' ? 'form.sendBackReason' : 'form.correctionReason')}</Field.Label>
          <Input autoFocus maxLength={200} value={reason} onChange={({ target }) => form.setReason(target.value)} />
        </Field.Root>
      )}
      {mode === 'correction' && isCorrectionWaiting && (
        <Text role="status" color="fg.warning">
          {t('form.otherCorrection')}
        </Text>
      )}
      <Flex gap="2" wrap="wrap" align="center">
        {main !== null && (
          <Button
            colorPalette={main === 'sendBack' ? 'red' : 'primary'}
            loading={isPending}
            loadingText={words[main]}
            aria-keyshortcuts="Control+Enter"
            onClick={() => onAct(main)}
          >
            {words[main]}
            <Kbd hideBelow="md">{displayKeys('mod+enter')}</Kbd>
          </Button>
        )}
        {isEntry && isOpen && mayWrite && (
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={() => onAct('save')}>
            {words.save}
            <Kbd hideBelow="md">{displayKeys('mod+s')}</Kbd>
          </Button>
        )}
        {isEntry && report.status === 'submitted' && mayApprove && (
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={() => form.setMode('sendBack')}>
            {words.sendBack}
          </Button>
        )}
        {isEntry && report.status === 'approved' && mayApprove && !isCorrectionWaiting && (
          <Button variant="outline" colorPalette="gray" onClick={() => form.setMode('correction')}>
            {t('form.correct')}
          </Button>
        )}
        {!isEntry && (
          <Button variant="ghost" colorPalette="gray" onClick={form.giveUp}>
            {t('form.cancel')}
          </Button>
        )}
        {form.error && (
          <Text role="alert" color="fg.error">
            {problemText(form.error)}
          </Text>
        )}
        <Flex flex="1" />
        {errors.length > 0 && !form.isReadOnly && (
          <>
            <Text textStyle="sm" color={isTried ? 'fg.error' : 'fg.muted'} role="status">
              {t('form.errors', { count: errors.length })}
            </Text>
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              onClick={() => errors[0] && goToField(errors[0].path)}
            >
              {t('form.nextError')}
            </Button>
          </>
        )}
        {report.version > 0 && (
          <ChakraLink
            color="primary.fg"
            textStyle="sm"
            target="_blank"
            rel="noopener"
            href={`${http().url(`/daily-reports/${report.run.id}/paper`)}?${new URLSearchParams({ locale })}`}
          >
            {t('form.paper')}
          </ChakraLink>
        )}
      </Flex>
    </footer>
  );
}
