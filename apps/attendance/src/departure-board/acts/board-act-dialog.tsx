import { formatDate, formatInstant, useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText } from '@haisha/platform';
import { Button, Field, Stack, Text, Textarea } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { leastAlarmReason } from '@haisha/validation/departure-limits';
import { useRef, useState } from 'react';
import { type BoardAct, writeOnBoard } from '../departure-api.ts';
import type { AskedAct } from './asked-act.ts';
import { BoardHistory } from './board-history.tsx';

export type BoardActDialogProps = {
  asked: AskedAct;
  date: string;
  /** Another act on the same driver, where it is possible. */
  onMarkAbsent?: () => void;
  onClose: () => void;
};

const longest = 300;

/** Asks for the words of an act on the board: why an alert is acknowledged, a note, or why somebody does not come. */
export function BoardActDialog({ asked, date, onClose, onMarkAbsent }: BoardActDialogProps) {
  const { t } = useTranslation('departureBoard');
  const problemText = useProblemText();
  const { mutateAsync, isPending, error } = useMutation(writeOnBoard());
  const [text, setText] = useState('');
  // A note that is sent again must not become a second one.
  const [id] = useState(() => crypto.randomUUID());
  const field = useRef<HTMLTextAreaElement>(null);
  const { driver, kind } = asked;
  const given = text.trim();
  const least = kind === 'note' ? 1 : kind === 'acknowledge' && asked.needsReason ? leastAlarmReason : 0;
  const isEnough = [...given].length >= least;

  async function give(): Promise<void> {
    if (!isEnough || isPending) return;
    try {
      await mutateAsync(actOf());
    } catch {
      return;
    }
    notify({ kind: 'success', text: t(`act.done.${kind}`, { name: driver.name }), about: 'departureBoard' });
    onClose();
  }

  function actOf(): BoardAct {
    const of = { driverId: driver.id, date: asked.date ?? date };
    if (kind === 'acknowledge') return { kind, alertId: asked.alertId, reason: given === '' ? null : given };
    return kind === 'note'
      ? { kind, ...of, note: { id, text: given } }
      : { kind, ...of, note: given === '' ? null : given };
  }

  return (
    <Dialog
      open
      size="md"
      title={t(`act.title.${kind}`, { name: driver.name })}
      initialFocusRef={field}
      closable={!isPending}
      onClose={onClose}
      footer={
        <>
          {onMarkAbsent && (
            <Button variant="outline" colorPalette="red" color="fg.error" me="auto" onClick={onMarkAbsent}>
              {t('act.markAbsent')}
            </Button>
          )}
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={onClose}>
            {t('act.back')}
          </Button>
          <Button
            colorPalette={kind === 'absent' ? 'red' : 'primary'}
            disabled={!isEnough}
            loading={isPending}
            loadingText={t(`act.give.${kind}`)}
            onClick={() => void give()}
          >
            {t(`act.give.${kind}`)}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {kind === 'acknowledge' && (
          <Text>
            <b>{t(`state.${asked.alertKind}`)}</b> {formatInstant(asked.at)}
          </Text>
        )}
        {kind === 'absent' && <Text>{t('act.absentHint', { date: formatDate(asked.date ?? date) })}</Text>}
        {'row' in asked && asked.row && <BoardHistory row={asked.row} />}
        <Field.Root required={least > 0}>
          <Field.Label>{t(kind === 'note' ? 'act.noteLabel' : 'act.reasonLabel')}</Field.Label>
          <Textarea
            ref={field}
            rows={3}
            maxLength={longest}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void give();
            }}
          />
          <Field.HelperText>{t(least > 1 ? 'act.reasonHint' : 'act.kept', { count: least })}</Field.HelperText>
        </Field.Root>
        {error && (
          <Text role="alert" color="fg.error">
            {problemText(error)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
