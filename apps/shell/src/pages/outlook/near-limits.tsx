import { formatNumber, useTranslation } from '@haisha/i18n';
import { http, Link, queryOptions, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, ChakraLink, Skeleton, StatusBadge, Text } from '@haisha/ui';
import type { DriverNearLimits, NearLimits as Drivers } from '@haisha/validation/near-limits';
import { LinkRow } from '../../layout/link-row.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { Section } from '../../layout/section.tsx';
import { useNameKey } from '../use-name-key.ts';
import { DutySpread } from './duty-spread.tsx';
import { isNear } from './is-near.ts';

const mostNamed = 4;
/** Hours of a month change slowly, and reading them costs the server some. */
const freshMs = 300_000;

const nearLimitsQuery = queryOptions({
  queryKey: ['/home/limits'],
  queryFn: ({ signal }) => http().get<Drivers>('/home/limits', { signal }),
  staleTime: freshMs,
});

/** The drivers whose hours break a limit or come close to one, and how all of them stand; nothing without drivers. */
export function NearLimits() {
  const { t } = useTranslation('homeOutlook');
  const { data, error, refetch } = useQuery(nearLimitsQuery);
  const drivers = data?.drivers ?? [];
  if (data && drivers.length === 0) return null;
  const near = drivers.filter(isNear);
  return (
    <Section
      title={t('limits.title')}
      note={data && t('limits.note', { count: drivers.length })}
      aside={
        <ChakraLink asChild color="primary.fg">
          <Link to="/compliance">{t('limits.open')}</Link>
        </ChakraLink>
      }
    >
      {data ? (
        <>
          <DutySpread drivers={drivers} />
          {near.length === 0 ? (
            <Text color="fg.muted" py="2">
              {t('limits.none')}
            </Text>
          ) : (
            <RowList>
              {near.slice(0, mostNamed).map((driver) => (
                <li key={driver.id}>
                  <Row driver={driver} />
                </li>
              ))}
            </RowList>
          )}
        </>
      ) : error ? (
        <ProblemState error={error} onRetry={refetch} />
      ) : (
        <Skeleton h="15rem" />
      )}
    </Section>
  );
}

function Row({ driver }: { driver: DriverNearLimits }) {
  const { t } = useTranslation('homeOutlook');
  const { amber, departmentId, dutyMinutes, id, usualMinutes, red, shortestRestMinutes } = driver;
  const name = driver[`name${useNameKey()}`] ?? driver.name;
  return (
    <LinkRow
      to={`/compliance?departmentId=${departmentId}&driver=${id}`}
      display="grid"
      rowGap="0"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 9rem 11rem 10rem' }}
      fontVariantNumeric="tabular-nums"
    >
      <Text as="span" fontWeight="medium" truncate>
        {name}
      </Text>
      <Box as="span" justifySelf={{ base: 'end', md: 'start' }}>
        {red > 0 ? (
          <StatusBadge tone="danger">{t('limits.red', { count: red })}</StatusBadge>
        ) : amber > 0 ? (
          <StatusBadge tone="warning">{t('limits.amber', { count: amber })}</StatusBadge>
        ) : (
          <StatusBadge tone="warning">{t('limits.near', { time: hoursText(usualMinutes - dutyMinutes) })}</StatusBadge>
        )}
      </Box>
      <Text as="span" color="fg.muted" whiteSpace="nowrap">
        {t('limits.month', { time: hoursText(dutyMinutes), hours: formatNumber(Math.round(usualMinutes / 60)) })}
      </Text>
      <Text as="span" color="fg.muted" whiteSpace="nowrap" textAlign="end">
        {shortestRestMinutes !== null && t('limits.rest', { time: hoursText(shortestRestMinutes) })}
      </Text>
    </LinkRow>
  );
}

/** 286:30; also less than nothing. */
function hoursText(minutes: number): string {
  const whole = Math.abs(minutes);
  return `${minutes < 0 ? '−' : ''}${formatNumber(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}
