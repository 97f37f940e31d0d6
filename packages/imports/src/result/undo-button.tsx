import { formatInstant, useTranslation } from '@haisha/i18n';
import { useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import { Button, Icon } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import type { Import } from '@haisha/validation/import';
import { useState } from 'react';
import { importDetail, undoImport } from '../imports-api.ts';

/** Takes a whole import back while it can be: rows that nobody has changed since. */
export function UndoButton({ given: { id, status, undoUntil } }: { given: Import }) {
  const { t } = useTranslation('import');
  const queries = useQueryClient();
  const problemText = useProblemText();
  const [isAsking, setIsAsking] = useState(false);
  const undoing = useMutation({
    mutationFn: () => undoImport(id),
    onSuccess: (now) => queries.setQueryData(importDetail(id).queryKey, now),
    onError: () => queries.invalidateQueries({ queryKey: ['/imports', 'detail', id] }),
  });
  if (status !== 'applied' || undoUntil === null || Date.parse(undoUntil) < Date.now()) return null;
  const until = formatInstant(undoUntil);
  return (
    <>
      <Button variant="outline" colorPalette="red" onClick={() => setIsAsking(true)}>
        <Icon name="undo" />
        {t('undo.act')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('undo.title')}
          confirmLabel={t('undo.confirm')}
          busy={undoing.isPending}
          error={undoing.error && problemText(undoing.error)}
          onConfirm={() => undoing.mutate()}
          onClose={() => setIsAsking(false)}
        >
          {t('undo.text', { until })}
        </ConfirmDialog>
      )}
    </>
  );
}
