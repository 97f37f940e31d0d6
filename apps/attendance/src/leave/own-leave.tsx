import { formatDate, useTranslation } from '@haisha/i18n';
import { useCan, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { addDays } from '@haisha/rules/calendar';
import { Box, Button, Flex, Icon, SkeletonTable, Text } from '@haisha/ui';
import { useState } from 'react';
import { FiveDays } from './five-days.tsx';
import { leavesOf, registerOf } from './leave-api.ts';
import { LeaveForm } from './leave-form.tsx';
import { LeaveTable } from './leave-table.tsx';
import { useLeaveWords } from './use-leave-words.ts';

const backDays = 180;
const aheadDays = 200;

/** What a driver sees of leave: what is left of paid leave, the button to ask, and their own. */
export function OwnLeave({ today }: { today: string }) {
  const { t } = useTranslation('leave');
  const words = useLeaveWords();
  const mayAsk = useCan()('leave.request');
  const [isAsking, setIsAsking] = useState(false);
  const list = useQuery(leavesOf({ from: addDays(today, -backDays), to: addDays(today, aheadDays) }));
  const register = useQuery(registerOf({ date: today }));
  const own = register.data?.drivers[0];
  const error = list.error ?? register.error;
  if (error) {
    return (
      <Box p="4">
        <ProblemState error={error} onRetry={() => Promise.all([list.refetch(), register.refetch()])} />
      </Box>
    );
  }
  if (!list.data || !register.data) return <SkeletonTable />;
  const [coming, past] = [
    list.data.items.filter(({ toDate }) => toDate >= today),
    list.data.items.filter(({ toDate }) => toDate < today).toReversed(),
  ];

  return (
    <Box flex="1" minH="0" overflow="auto" pb="6">
      {own && (
        <Flex px={{ base: '3', md: '6' }} pt="4" gap="8" wrap="wrap" align="flex-end">
          <div>
            <Text textStyle="xs" color="fg.subtle">
              {t('register.left')}
            </Text>
            <Text textStyle="2xl" fontWeight="bold" lineHeight="1.2">
              {words.count(own.left)}
            </Text>
            {own.next && (
              <Text textStyle="xs" color="fg.muted">
                {t('register.nextGrant', { date: formatDate(own.next.date), days: words.count(own.next.days) })}
              </Text>
            )}
          </div>
          {own.years.slice(-1).map((year) => (
            <FiveDays key={year.from} year={year} />
          ))}
          {mayAsk && (
            <Button size="lg" w={{ base: 'full', sm: 'auto' }} onClick={() => setIsAsking(true)}>
              <Icon name="add" />
              {t('ask')}
            </Button>
          )}
        </Flex>
      )}
      {!own && <Text p="4">{t('noDriver')}</Text>}
      {coming.length > 0 && <LeaveTable isOwn title={t('section.coming')} rows={coming} />}
      {past.length > 0 && <LeaveTable isOwn title={t('section.past')} rows={past} />}
      {isAsking && <LeaveForm {...{ today }} isOffice={false} onClose={() => setIsAsking(false)} />}
    </Box>
  );
}
