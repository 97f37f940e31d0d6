import { formatInstant, useTranslation } from '@haisha/i18n';
import { isProblem, notify, useMutation, useProblemText, useQuery } from '@haisha/platform';
import { Button, Checkbox, Field, Input, Spinner, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import type { TimeChangeRules } from '@haisha/validation/time-change';
import { useState } from 'react';
import { setTimeChangeRule, timeChangeRule } from './time-changes-api.ts';

const most = 366;

/** What needs a second person: changes after some days, and corrections of reports. A setting of the company, with its history. */
export function RuleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('timeChange');
  const problemText = useProblemText();
  const { data, error } = useQuery(timeChangeRule());
  return (
    <Dialog open title={t('rule.title')} onClose={onClose}>
      {error && <Text role="alert">{problemText(error)}</Text>}
      {!data && !error && <Spinner />}
      {data && <RuleForm key={data.history[0]?.revision ?? 0} rules={data} onClose={onClose} />}
    </Dialog>
  );
}

function RuleForm({ onClose, rules }: { rules: TimeChangeRules; onClose: () => void }) {
  const { t } = useTranslation('timeChange');
  const problemText = useProblemText();
  const { error, isPending, mutateAsync } = useMutation(setTimeChangeRule());
  const [days, setDays] = useState(`${rules.alonePastDays}`);
  const [correctionsWait, setCorrectionsWait] = useState(rules.correctionsWait);
  const [reason, setReason] = useState('');
  const isDays = /^\d{1,3}$/.test(days) && Number(days) <= most;
  const isReady = isDays && reason.trim() !== '';

  async function save(): Promise<void> {
    const revision = rules.history[0]?.revision ?? 0;
    const input = { revision, alonePastDays: Number(days), correctionsWait, reason: reason.trim() };
    const isDone = await mutateAsync(input).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    notify({ kind: 'success', text: t('rule.saved') });
    onClose();
  }

  return (
    <Stack gap="4">
      <Text>{t('rule.means')}</Text>
      {error && (
        <Text role="alert" color="fg.error">
          {isProblem(error, 'version.conflict') ? t('rule.conflict') : problemText(error)}
        </Text>
      )}
      <Field.Root required invalid={!isDays}>
        <Field.Label>{t('rule.days')}</Field.Label>
        <Input inputMode="numeric" w="6rem" value={days} onChange={({ target }) => setDays(target.value.trim())} />
        {!isDays && <Field.ErrorText>{t('rule.noDays', { most })}</Field.ErrorText>}
      </Field.Root>
      <Checkbox checked={correctionsWait} onCheckedChange={setCorrectionsWait}>
        {t('rule.corrections')}
      </Checkbox>
      <Field.Root required>
        <Field.Label>{t('rule.reason')}</Field.Label>
        <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field.Root>
      <Button
        alignSelf="flex-start"
        disabled={!isReady}
        loading={isPending}
        loadingText={t('rule.save')}
        onClick={() => void save()}
      >
        {t('rule.save')}
      </Button>
      {rules.history.map((one) => (
        <Text key={one.id} textStyle="sm" color="fg.muted">
          {t('rule.past', {
            ...{ count: one.alonePastDays, at: formatInstant(one.createdAt), name: one.createdBy?.name ?? '―' },
            corrections: t(one.correctionsWait ? 'rule.wait' : 'rule.atOnce'),
            reason: one.reason,
          })}
        </Text>
      ))}
    </Stack>
  );
}
