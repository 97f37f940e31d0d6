import { useLocale, useTranslation } from '@haisha/i18n';
import { http, Link, useCan } from '@haisha/platform';
import { addDays, addMonths } from '@haisha/rules/calendar';
import { ChakraLink, Flex } from '@haisha/ui';
import { callBookPath } from './departure-place.ts';

export type CallBookLinksProps = { date: string; departmentId: string };

/** To the call book (点呼記録簿), and its papers of the day and of its month, for those who read calls. */
export function CallBookLinks({ date, departmentId }: CallBookLinksProps) {
  const { t } = useTranslation('departureBoard');
  const locale = useLocale();
  const mayRead = useCan()('rollCall.read');
  const first = `${date.slice(0, 8)}01`;
  const days = {
    day: { from: date, to: date },
    month: { from: first, to: addDays(addMonths(first, 1), -1) },
  };
  if (!mayRead) return null;
  return (
    <Flex wrap="wrap" columnGap="3" textStyle="sm" whiteSpace="nowrap">
      <ChakraLink asChild color="primary.fg">
        <Link to={`${callBookPath}?${new URLSearchParams({ period: 'range', ...days.day, departmentId })}`}>
          {t('book.label')}
        </Link>
      </ChakraLink>
      {(['day', 'month'] as const).map((period) => (
        <ChakraLink
          key={period}
          color="primary.fg"
          target="_blank"
          rel="noopener"
          href={`${http().url('/roll-calls/book')}?${new URLSearchParams({ ...days[period], departmentId, locale })}`}
        >
          {t(`book.${period}`)}
        </ChakraLink>
      ))}
    </Flex>
  );
}
