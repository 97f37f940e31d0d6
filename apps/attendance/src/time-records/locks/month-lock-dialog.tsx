import { formatDate, formatInstant, useTranslation } from '@haisha/i18n';
import { isProblem, notify, useCan, useMutation, useProblemText, useQuery } from '@haisha/platform';
import { Button, Field, Heading, Input, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { FieldNotes } from '@haisha/ui/fields';
import type { LabourMonth } from '@haisha/validation/labour-month';
import { useId, useState } from 'react';
import { openOfMonth, setMonthLock } from './labour-months-api.ts';
import { OpenDays } from './open-days.tsx';

const longestReason = 200;

export type MonthLockDialogProps = { month: LabourMonth; hrefOfDay: (date: string) => string; onClose: () => void };

/** Locks a labour month, with what is still open in it first, or opens it with a reason. */
export function MonthLockDialog({ hrefOfDay, month, onClose }: MonthLockDialogProps) {
  const { t } = useTranslation('labourMonth');
  const problemText = useProblemText();
  const can = useCan();
  const id = useId();
  const place = { departmentId: month.departmentId, date: month.from };
  const open = useQuery({ ...openOfMonth(place), enabled: month.lock === null });
  const { error, isPending, mutateAsync } = useMutation(setMonthLock(place));
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const days = { from: formatDate(month.from), to: formatDate(month.to).slice(5) };
  const mayLock = can('labourMonth.lock') && month.lock === null;
  const mayOpen = can('labourMonth.reopen') && month.lock !== null;
  const isReasonMissing = isTried && reason.trim() === '';

  async function set(): Promise<void> {
    setIsTried(true);
    if (month.lock && reason.trim() === '') return;
    const done = await mutateAsync(month.lock ? reason.trim() : null).catch(() => null);
    if (!done) return;
    notify({ kind: 'success', text: t(done.lock ? 'done.locked' : 'done.opened', days) });
    onClose();
  }

  return (
    <Dialog
      open
      size="lg"
      title={t('title', days)}
      closable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={onClose}>
            {t('close')}
          </Button>
          {mayLock && (
            <Button
              disabled={!month.isOver || !open.data || open.data.waiting.length > 0}
              loading={isPending}
              loadingText={t('lock')}
              onClick={() => void set()}
            >
              {t('lock')}
            </Button>
          )}
          {mayOpen && (
            <Button colorPalette="red" loading={isPending} loadingText={t('reopen')} onClick={() => void set()}>
              {t('reopen')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        {error && (
          <Text role="alert" color="fg.error">
            {isProblem(error, 'record.wrong_state') ? t('meanwhile') : problemText(error)}
          </Text>
        )}
        <Text>
          {month.lock
            ? t('who', { name: month.lock.lockedBy?.name ?? '―', at: formatInstant(month.lock.lockedAt) })
            : t(month.isOver ? 'means' : 'notOver', days)}
        </Text>
        {month.lock && !mayOpen && <Text color="fg.muted">{t('askAccounting')}</Text>}
        {mayOpen && (
          <Field.Root required invalid={isReasonMissing}>
            <Field.Label>{t('reason')}</Field.Label>
            <Input
              maxLength={longestReason}
              value={reason}
              aria-describedby={`${id}-error`}
              onChange={({ target }) => setReason(target.value)}
            />
            <FieldNotes id={id} error={isReasonMissing ? t('reasonMissing') : undefined} />
          </Field.Root>
        )}
        {month.lock === null && <OpenDays open={open} hrefOfDay={hrefOfDay} />}
        {month.history.length > 0 && (
          <Stack as="section" gap="1" pt="3" borderTopWidth="1px">
            <Heading as="h3" textStyle="md">
              {t('history')}
            </Heading>
            {month.history.map((one) => (
              <Text key={one.id} textStyle="sm">
                {t('locked', { at: formatInstant(one.lockedAt), name: one.lockedBy?.name ?? '―' })}
                {one.unlockedAt !== null &&
                  ` → ${t('opened', {
                    at: formatInstant(one.unlockedAt),
                    name: one.unlockedBy?.name ?? '―',
                    reason: one.unlockReason ?? '',
                  })}`}
              </Text>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
