import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { useCan, useLive, useQuery, useSearchParams } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { addDays } from '@haisha/rules/calendar';
import { isRealDay } from '@haisha/rules/day';
import { Box, Button, Flex, Icon, PageFrame, SkeletonTable } from '@haisha/ui';
import { DayStepper } from '@haisha/ui/day-stepper';
import { useState } from 'react';
import { PageTools } from '../fields/page-tools.tsx';
import { AgreementForm } from './agreement-form.tsx';
import { agreementPath } from './agreement-place.ts';
import { AgreementTable } from './agreement-table.tsx';
import { agreementMeta, labourAgreements } from './agreements-api.ts';
import { LawLimits } from './law-limits.tsx';
import { RuleForm } from './rule-form.tsx';
import { RuleTable } from './rule-table.tsx';

/** Labour agreements of offices (労使協定), and what is set for hours: which row applies on a day, and since when. */
export function AgreementPage() {
  const { t } = useTranslation('labourAgreement');
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const today = tokyoDate();
  const date = dayOf(params.get('date')) ?? today;
  const [adding, setAdding] = useState<'agreement' | 'rule' | null>(null);
  const { data, error, refetch } = useQuery(labourAgreements());
  useLive(agreementMeta.entity, ...agreementMeta.shows);
  const show = (day: string) => setParams(day === today ? {} : { date: day }, { preventScrollReset: true });

  return (
    <PageFrame title={usePageTitle(agreementPath)} width="edge">
      <PageTools label={t('tools')}>
        <DayStepper
          date={date}
          text={t('on', { date: formatDate(date) })}
          labels={{ previous: t('previousDay'), today: t('today'), next: t('nextDay'), date: t('date') }}
          onStep={(direction) => show(addDays(date, direction))}
          onToday={() => show(today)}
          onDate={show}
        />
        <Flex flex="1" />
        {can('hoursRule.create') && (
          <Button variant="outline" colorPalette="gray" onClick={() => setAdding('rule')}>
            <Icon name="add" />
            {t('addRule')}
          </Button>
        )}
        {can('labourAgreement.create') && (
          <Button onClick={() => setAdding('agreement')}>
            <Icon name="add" />
            {t('addAgreement')}
          </Button>
        )}
      </PageTools>
      {error && !data && (
        <Box p="4">
          <ProblemState error={error} onRetry={refetch} />
        </Box>
      )}
      {!error && !data && <SkeletonTable />}
      {data && (
        <Box flex="1" minH="0" overflow="auto" pb="6">
          <AgreementTable {...data} date={date} />
          <RuleTable {...data} date={date} />
          <LawLimits />
        </Box>
      )}
      {data && adding === 'agreement' && <AgreementForm {...{ data, today }} onClose={() => setAdding(null)} />}
      {data && adding === 'rule' && <RuleForm {...{ data, today }} onClose={() => setAdding(null)} />}
    </PageFrame>
  );
}

function dayOf(text: string | null): string | null {
  const [day, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  return day !== undefined && isRealDay(Number(year), Number(month), Number(date)) ? day : null;
}
