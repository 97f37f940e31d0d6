import { useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { addAllMessages } from '@haisha/records/words/add-all-messages';
import { Button, Icon } from '@haisha/ui';
import { Suspense, useState } from 'react';

const CompanyHolidaysDialog = lazyDialog(async () => {
  const [{ companyHolidayMessages }, dialog] = await Promise.all([
    import(/* webpackChunkName: "company-holidays" */ './company-holiday-messages.ts'),
    import(/* webpackChunkName: "company-holidays" */ './company-holidays-dialog.tsx'),
  ]);
  await addAllMessages(companyHolidayMessages);
  return { default: dialog.CompanyHolidaysDialog };
});

/** Opens the days that the company keeps besides public holidays. */
export function CompanyHolidaysButton() {
  const { t } = useTranslation('delivery');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Can permission="companyHoliday.read">
      <Button variant="ghost" colorPalette="gray" onClick={() => setIsOpen(true)}>
        <Icon name="calendar" />
        {t('generation.companyHolidays')}
      </Button>
      {isOpen && (
        <Suspense>
          <CompanyHolidaysDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Can>
  );
}
