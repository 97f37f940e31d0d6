import { useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { Button, Icon } from '@haisha/ui';
import { lazy, Suspense, useState } from 'react';

const GenerationDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "delivery-generation" */ './generation-dialog.tsx')).GenerationDialog,
}));

/** Opens the dialog that makes deliveries from courses. */
export function GenerateButton() {
  const { t } = useTranslation('delivery');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Can permission="delivery.create">
      <Button variant="ghost" colorPalette="gray" onClick={() => setIsOpen(true)}>
        <Icon name="route" />
        {t('generation.act')}
      </Button>
      {isOpen && (
        <Suspense>
          <GenerationDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Can>
  );
}
