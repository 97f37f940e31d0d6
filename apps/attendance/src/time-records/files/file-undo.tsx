import { formatDate, useTranslation } from '@haisha/i18n';
import { Link, useCan, useMutation, useProblemText } from '@haisha/platform';
import { Button, Field, Input, Stack, Text } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import { FieldNotes } from '@haisha/ui/fields';
import { leastReasonLetters } from '@haisha/validation/punch-choices';
import type { PunchFile, PunchFileUndo } from '@haisha/validation/punch-file';
import { useId, useState } from 'react';
import { labourMonthsPath } from '../time-record-place.ts';
import { KeptPunches } from './kept-punches.tsx';
import { undoPunchFile } from './punch-files-api.ts';

const longestReason = 200;

export type FileUndoProps = { file: PunchFile; undo: PunchFileUndo; onUndone: () => void };

/** Takes an applied file back after saying how many punches go and which stay, with a reason. */
export function FileUndo({ file: { id }, onUndone, undo: { kept, lock, punches } }: FileUndoProps) {
  const { t } = useTranslation('punchFile');
  const problemText = useProblemText();
  const mayReadMonths = useCan()('labourMonth.read');
  const fieldId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [reason, setReason] = useState('');
  const undoing = useMutation({
    mutationFn: () => undoPunchFile(id, { punches, reason: reason.trim() }),
    onSuccess: () => setIsAsking(false),
    onSettled: onUndone,
  });
  const isShort = reason.trim().length < leastReasonLetters;
  const isRefused = lock !== null || punches === 0;

  function confirm(): void {
    setIsTried(true);
    if (!isShort) undoing.mutate();
  }

  return (
    <>
      <Button variant="outline" colorPalette="red" onClick={() => setIsAsking(true)}>
        {t('undo.act')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('undo.title')}
          confirmLabel={t('undo.confirm', { count: punches })}
          busy={undoing.isPending}
          refused={isRefused}
          error={undoing.error && problemText(undoing.error)}
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        >
          <Stack gap="4">
            {lock && (
              <Text>
                {t('undo.locked', { from: formatDate(lock.from), to: formatDate(lock.to).slice(5) })}{' '}
                {mayReadMonths && <Link to={labourMonthsPath}>{t('toMonths')}</Link>}
              </Text>
            )}
            {punches === 0 && <Text>{t('undo.nothing')}</Text>}
            {!isRefused && <Text>{t('undo.text', { count: punches })}</Text>}
            {kept.total > 0 && <KeptPunches kept={kept} />}
            {!isRefused && (
              <Field.Root required invalid={isTried && isShort}>
                <Field.Label>{t('undo.reason')}</Field.Label>
                <Input
                  maxLength={longestReason}
                  value={reason}
                  aria-describedby={`${fieldId}-error`}
                  onChange={({ target }) => setReason(target.value)}
                />
                <FieldNotes
                  id={fieldId}
                  error={isTried && isShort ? t('undo.reasonShort', { min: leastReasonLetters }) : undefined}
                />
              </Field.Root>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
