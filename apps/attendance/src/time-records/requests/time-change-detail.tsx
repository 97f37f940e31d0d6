import { formatInstant, useTranslation } from '@haisha/i18n';
import { isProblem, Link, notify, useCan, useMutation, useQuery, useSession } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Alert, Button, chakra, Field, Flex, Input, Spinner, Stack, Text } from '@haisha/ui';
import { FieldNotes } from '@haisha/ui/fields';
import type { TimeChange } from '@haisha/validation/time-change';
import { useId, useState } from 'react';
import { EffectFigures } from '../change/effect-figures.tsx';
import { DayLocked } from '../locks/day-locked.tsx';
import { useRefusalWords } from '../records/use-refusal-words.ts';
import { timeRecordPath } from '../time-record-place.ts';
import { EvidenceLinks } from './evidence-links.tsx';
import { decideChange, timeChange } from './time-changes-api.ts';

const longestReason = 200;
const ToMonth = chakra(Link, { base: { color: 'primary.fg' } });

/** What a change does to the hours of its day, its papers, and the decision. */
export function TimeChangeDetail({ change }: { change: TimeChange }) {
  const { t } = useTranslation('timeChange');
  const { data, error, refetch } = useQuery(timeChange(change.id));
  if (error) return <ProblemState error={error} onRetry={refetch} />;
  if (!data) return <Spinner />;
  const { effect, record } = data;
  const isWaiting = data.change.status === 'requested';
  return (
    <Stack gap="4" maxW="60rem">
      {record.lock && <DayLocked lock={record.lock} />}
      {isWaiting && !effect && !record.lock && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t('conflict.title')}</Alert.Title>
            <Alert.Description>{t('conflict.text')}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <EffectFigures before={effect?.before ?? record} after={effect?.after ?? null} />
      <Flex gap="4" wrap="wrap" align="center">
        <ToMonth to={`${timeRecordPath}?driver=${change.driver.id}&date=${change.date}`}>{t('toMonth')}</ToMonth>
        <EvidenceLinks change={data.change} />
      </Flex>
      {data.change.decidedAt !== null && (
        <Text color="fg.muted">
          {[formatInstant(data.change.decidedAt), data.change.decidedBy?.name, data.change.decisionText]
            .filter(Boolean)
            .join(' ')}
        </Text>
      )}
      {isWaiting && <Decision change={data.change} canApprove={effect !== null} onConflict={refetch} />}
    </Stack>
  );
}

/** Somebody else changed or decided first. */
function isOthers(error: unknown): boolean {
  return isProblem(error, 'version.conflict') || isProblem(error, 'record.wrong_state');
}

type DecisionProps = { change: TimeChange; canApprove: boolean; onConflict: () => unknown };

/** Approves, refuses with a reason, or takes back what one asked oneself. */
function Decision({ canApprove, change, onConflict }: DecisionProps) {
  const { t } = useTranslation('timeChange');
  const refusals = useRefusalWords();
  const id = useId();
  const userId = useSession()?.user.id;
  const mayApprove = useCan()('timeChange.approve');
  const isOwn = change.requestedBy?.id === userId;
  const { isPending, mutateAsync } = useMutation(decideChange());
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isMissing = isTried && reason.trim() === '';

  async function decide(command: 'approve' | 'refuse' | 'withdraw'): Promise<void> {
    setFailure(null);
    if (command === 'refuse') {
      setIsTried(true);
      if (reason.trim() === '') return;
    }
    const given = { id: change.id, command, ...(command === 'refuse' && { reason: reason.trim() }) };
    try {
      await mutateAsync(given);
      notify({ kind: 'success', text: t(`done.${command}`) });
    } catch (error) {
      setFailure(error);
      onConflict();
    }
  }

  return (
    <Stack gap="2">
      {failure !== null && (
        <Text role="alert" color="fg.error">
          {isOthers(failure) ? t('conflict.title') : refusals.text(failure, change.after)}
        </Text>
      )}
      {mayApprove && isOwn && <Text color="fg.muted">{t('secondPerson')}</Text>}
      <Flex gap="3" wrap="wrap" align="flex-end">
        {mayApprove && !isOwn && (
          <Button
            disabled={!canApprove}
            loading={isPending}
            loadingText={t('act.approve')}
            onClick={() => void decide('approve')}
          >
            {t('act.approve')}
          </Button>
        )}
        {mayApprove && (
          <>
            <Field.Root invalid={isMissing} w={{ base: 'full', md: '22rem' }}>
              <Field.Label>{t('refusal.reason')}</Field.Label>
              <Input
                maxLength={longestReason}
                value={reason}
                aria-describedby={`${id}-error`}
                onChange={({ target }) => setReason(target.value)}
              />
              <FieldNotes id={id} error={isMissing ? t('refusal.missing') : undefined} />
            </Field.Root>
            <Button variant="outline" colorPalette="red" disabled={isPending} onClick={() => void decide('refuse')}>
              {t('act.refuse')}
            </Button>
          </>
        )}
        {isOwn && (
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={() => void decide('withdraw')}>
            {t('act.withdraw')}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
