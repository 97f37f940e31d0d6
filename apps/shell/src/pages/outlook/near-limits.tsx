import { formatNumber, useTranslation } from '@haisha/i18n';
import { http, queryOptions, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Skeleton, StatusBadge, Text } from '@haisha/ui';
import type { DriverNearLimits, NearLimits as Drivers } from '@haisha/validation/near-limits';
import { LinkRow } from '../../layout/link-row.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { Section } from '../../layout/section.tsx';
import { TextLink } from '../../layout/text-link.tsx';
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
      aside={<TextLink to="/compliance">{t('limits.open')}</TextLink>}
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
  const { departmentId, dutyMinutes, id, mostMinutes, usualMinutes, shortestRestMinutes } = driver;
  const month = { time: hoursText(dutyMinutes), hours: formatNumber(Math.round(mostMinutes / 60)) };
  const name = driver[`name${useNameKey()}`] ?? driver.name;
  return (
    <LinkRow
      to={`/compliance?departmentId=${departmentId}&driver=${id}`}
      display="grid"
      rowGap="0"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 9.5rem 14rem 7.5rem' }}
      fontVariantNumeric="tabular-nums"
    >
      <Text as="span" fontWeight="medium" truncate>
        {name}
      </Text>
      <Box as="span" justifySelf={{ base: 'end', md: 'start' }}>
        <Standing driver={driver} />
      </Box>
      <Text as="span" color="fg.muted" whiteSpace="nowrap">
        {t(mostMinutes > usualMinutes ? 'limits.monthAgreed' : 'limits.month', month)}
      </Text>
      <Text as="span" color="fg.muted" whiteSpace="nowrap" textAlign="end">
        {shortestRestMinutes !== null && t('limits.rest', { time: hoursText(shortestRestMinutes) })}
      </Text>
    </LinkRow>
  );
}

/** What is worst about a driver: what is breached, the usual limit that only an agreement lets go past, what is close. */
function Standing({ driver: { amber, dutyMinutes, mostMinutes, red, usualMinutes } }: { driver: DriverNearLimits }) {
  const { t } = useTranslation('homeOutlook');
  if (red > 0) return <StatusBadge tone="danger">{t('limits.red', { count: red })}</StatusBadge>;
  const left = usualMinutes - dutyMinutes;
  const usual = { time: hoursText(Math.abs(left)), hours: formatNumber(Math.round(usualMinutes / 60)) };
  const nearKey = mostMinutes > usualMinutes ? 'limits.nearUsual' : 'limits.near';
  return (
    <StatusBadge tone="warning">
      {left < 0 ? t('limits.overUsual', usual) : amber > 0 ? t('limits.amber', { count: amber }) : t(nearKey, usual)}
    </StatusBadge>
  );
}

/** 286:30. */
function hoursText(minutes: number): string {
  return `${formatNumber(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}
