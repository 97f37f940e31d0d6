import { tokyoDate, useTranslation } from '@haisha/i18n';
import { Can, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Button, Skeleton, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { CompanyHolidayForm } from './company-holiday-form.tsx';
import { CompanyHolidayList } from './company-holiday-list.tsx';
import { companyHolidays } from './company-holidays-api.ts';

export type CompanyHolidaysDialogProps = { onClose: () => void };

/** The days from today on that the company keeps besides public holidays; who may adds and removes some. */
export function CompanyHolidaysDialog({ onClose }: CompanyHolidaysDialogProps) {
  const { t } = useTranslation('companyHoliday');
  const { data, error, refetch } = useQuery(companyHolidays(tokyoDate()));
  return (
    <Dialog
      open
      size="lg"
      title={t('act')}
      onClose={onClose}
      footer={
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Text color="fg.muted" textStyle="sm" mb="3">
        {t('hint')}
      </Text>
      <Box minH="16">
        {error && !data && <ProblemState error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton h="16" />}
        {data && <CompanyHolidayList rows={data} />}
      </Box>
      <Can permission="companyHoliday.create">
        <CompanyHolidayForm />
      </Can>
    </Dialog>
  );
}
