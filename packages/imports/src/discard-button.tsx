import { useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import { Button, Icon } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import type { ImportListItem } from '@haisha/validation/import';
import { useState } from 'react';
import { discardImport } from './imports-api.ts';

export type DiscardButtonProps = { item: Pick<ImportListItem, 'id' | 'fileName'>; onDiscarded?: () => void };

/** Gives an import up; its record stays, its rows do not. */
export function DiscardButton({ item, onDiscarded }: DiscardButtonProps) {
  const { t } = useTranslation('import');
  const queries = useQueryClient();
  const problemText = useProblemText();
  const [isAsking, setIsAsking] = useState(false);
  const discarding = useMutation({
    mutationFn: () => discardImport(item.id),
    onSuccess: () => {
      setIsAsking(false);
      notify({ kind: 'success', text: t('discard.done', { name: item.fileName }) });
      void queries.invalidateQueries({ queryKey: ['/imports'] });
      onDiscarded?.();
    },
  });
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        aria-label={t('discard.actOn', { name: item.fileName })}
        onClick={() => setIsAsking(true)}
      >
        <Icon name="delete" />
        {t('discard.act')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('discard.title')}
          confirmLabel={t('discard.confirm')}
          busy={discarding.isPending}
          error={discarding.error && problemText(discarding.error)}
          onConfirm={() => discarding.mutate()}
          onClose={() => setIsAsking(false)}
        >
          {t('discard.text', { name: item.fileName })}
        </ConfirmDialog>
      )}
    </>
  );
}
