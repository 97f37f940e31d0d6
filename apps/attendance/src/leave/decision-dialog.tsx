import { formatDate, useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { type LeaveCommand, leaveState } from '@haisha/rules/states/leave-state';
import { transitionOf } from '@haisha/rules/states/state-machine';
import { Alert, Button, Field, Stack, Text, Textarea } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import type { Leave } from '@haisha/validation/leave';
import { useRef, useState } from 'react';
import { decideOnLeave } from './leave-api.ts';
import { useLeaveWords } from './use-leave-words.ts';

const longest = 200;

export type DecisionDialogProps = { leave: Leave; command: LeaveCommand; onClose: () => void };

/** Asks before a decision on a leave: which runs it meets, and why where somebody has to say so. */
export function DecisionDialog({ command, leave, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('leave');
  const words = useLeaveWords();
  const localName = useLocalName();
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { error, isPending, mutateAsync: decide } = useMutation(decideOnLeave());
  const field = useRef<HTMLTextAreaElement>(null);
  const act = useRef<HTMLButtonElement>(null);
  const asksWhy = transitionOf(leaveState, leave.status, command)?.guard === 'reason';
  const isMissing = asksWhy && reason.trim() === '';
  const told = { name: localName(leave.driverName, leave.driverNameEn), days: words.days(leave) };

  async function send(): Promise<void> {
    setIsTried(true);
    if (isMissing) return field.current?.focus();
    await decide({ leave, command, reason: reason.trim() === '' ? null : reason.trim() });
    notify({ kind: 'success', text: t(`done.${command}`, told), about: leave.id });
    onClose();
  }

  return (
    <Dialog
      open
      title={t(`question.${command}`, told)}
      closable={!isPending}
      initialFocusRef={asksWhy ? field : act}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            ref={act}
            loading={isPending}
            loadingText={t(`act.${command}`)}
            onClick={() => void send().catch(() => undefined)}
          >
            {t(`act.${command}`)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          {words.kind(leave.kind)}
          {leave.note !== null && ` — ${leave.note}`}
        </Text>
        {command === 'approve' && leave.runs.length > 0 && (
          <Alert.Root status="warning">
            <Alert.Content>
              <Alert.Title>{t('meets.title')}</Alert.Title>
              <Alert.Description>
                {leave.runs.map(({ date, name }) => t('run', { date: formatDate(date), name })).join(' / ')}
                <br />
                {t('meets.hint')}
              </Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
        {asksWhy && (
          <Field.Root required invalid={isTried && isMissing}>
            <Field.Label>{t('reason')}</Field.Label>
            <Textarea
              ref={field}
              rows={2}
              maxLength={longest}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <Field.ErrorText>{t('reasonMissing')}</Field.ErrorText>
          </Field.Root>
        )}
        {error && (
          <Text role="alert" color="fg.error">
            {problemText(error)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
