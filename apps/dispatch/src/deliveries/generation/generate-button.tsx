import { useTranslation } from '@haisha/i18n';
import { Can, useCan } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { Button, Icon } from '@haisha/ui';
import { Suspense, useState } from 'react';
import { CompanyHolidaysButton } from '../company-holidays/company-holidays-button.tsx';

const GenerationDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "delivery-generation" */ './generation-dialog.tsx')).GenerationDialog,
}));

/** Opens the dialog that makes deliveries from courses; who makes none may still keep the company holidays. */
export function GenerateButton() {
  const { t } = useTranslation('delivery');
  const mayMake = useCan()('delivery.create');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayMake) {
    return (
      <Can permission="companyHoliday.create">
        <CompanyHolidaysButton />
      </Can>
    );
  }
  return (
    <>
      <Button variant="ghost" colorPalette="gray" onClick={() => setIsOpen(true)}>
        <Icon name="route" />
        {t('generation.act')}
      </Button>
      {isOpen && (
        <Suspense>
          <GenerationDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
