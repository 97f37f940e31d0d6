import { useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { Button, Icon } from '@haisha/ui';
import { Suspense, useState } from 'react';
import type { CancelDialogProps } from './cancel-dialog.tsx';

const CancelDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "delivery-cancel" */ './cancel-dialog.tsx')).CancelDialog,
}));

export type CancelButtonProps = Omit<CancelDialogProps, 'onClose'>;

/** Cancels the chosen deliveries, each with the same reason. */
export function CancelButton({ rows, onSelect }: CancelButtonProps) {
  const { t } = useTranslation('delivery');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Can permission="delivery.update">
      <Button variant="outline" colorPalette="red" color="fg.error" onClick={() => setIsOpen(true)}>
        <Icon name="close" />
        {t('cancelMany.act')}
      </Button>
      {isOpen && (
        <Suspense>
          <CancelDialog rows={rows} onSelect={onSelect} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Can>
  );
}
