import { useTranslation } from '@haisha/i18n';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { Button, Icon } from '@haisha/ui';
import { Suspense, useState } from 'react';

const DetectorDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "detector" */ './detector-dialog.tsx')).DetectorDialog,
}));

/** Opens the dialog that takes the file of an alcohol detector. */
export function DetectorButton() {
  const { t } = useTranslation('callBook');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" colorPalette="gray" onClick={() => setIsOpen(true)}>
        <Icon name="upload" />
        {t('detector.act')}
      </Button>
      {isOpen && (
        <Suspense>
          <DetectorDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
