import { formatNumber, minutesOf, useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { Link } from '@haisha/platform';
import { formatNightTime } from '@haisha/rules/night-time';
import { ChakraLink, chakra, StatusBadge, type StatusTone, Text } from '@haisha/ui';
import type { RunToDecide } from '@haisha/validation/run-overview';
import { LinkRow } from '../link-row.tsx';
import { RowList } from '../row-list.tsx';
import { Section } from '../section.tsx';
import type { PlannedRuns } from './use-run-overview.ts';

const steps = ['unconfirmed', 'requested', 'confirmed', 'departed', 'returned'] as const;
/** What should be settled on the day itself. */
const late: readonly string[] = ['unconfirmed', 'requested'];

/** How far the runs of today are, and those of today and tomorrow about which somebody has to decide. */
export function TodayRuns({ days, toDecide, moreToDecide }: PlannedRuns) {
  const day = days.today;
  const { t } = useTranslation('runOverview');
  const last = toDecide.at(-1);
  return (
    <>
      <Section
        title={t('today')}
        aside={
          <ChakraLink asChild color="primary.fg">
            <Link to="/vehicle-allocation">{t('open')}</Link>
          </ChakraLink>
        }
      >
        {day.runs === 0 ? (
          <Text color="fg.muted" py="2">
            {t('none')}
          </Text>
        ) : (
          <Steps>
            <Step label={t('planned')} count={day.runs} />
            {steps.map((step) => (
              <Step
                key={step}
                label={t(`state.${step}`)}
                count={day[step]}
                tone={late.includes(step) && day[step] > 0 ? 'warning' : undefined}
              />
            ))}
          </Steps>
        )}
      </Section>
      {last && (
        <Section
          title={t('toDecide')}
          aside={
            moreToDecide > 0 && (
              <ChakraLink asChild color="primary.fg">
                <Link to={`/vehicle-allocation?date=${last.operationDate}`}>
                  {t('amount.more', { count: moreToDecide })}
                </Link>
              </ChakraLink>
            )
          }
        >
          <RowList>
            {toDecide.map((run) => (
              <li key={run.id}>
                <RunRow run={run} />
              </li>
            ))}
          </RowList>
        </Section>
      )}
    </>
  );
}

function Step({ label, count, tone }: { label: string; count: number; tone?: StatusTone | undefined }) {
  const { t } = useTranslation('runOverview');
  return (
    <div>
      <dt>{tone ? <StatusBadge tone={tone}>{label}</StatusBadge> : label}</dt>
      <dd>
        <b>{formatNumber(count)}</b>
        {t('unit', { count })}
      </dd>
    </div>
  );
}

function RunRow({ run }: { run: RunToDecide }) {
  const { t } = useTranslation('runOverview');
  const locale = useLocale();
  const { driverName, driverNameEn, id, name, operationDate, start, state, vehicleCode } = run;
  return (
    <LinkRow
      to={`/vehicle-allocation/edit/${id}`}
      display="grid"
      rowGap="0"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '8rem minmax(0, 1fr) 5rem 9rem 7rem' }}
    >
      <Text as="span" fontWeight="medium" truncate>
        {name}
      </Text>
      <Text as="span" truncate hideBelow="md">
        {localName(locale, driverName, driverNameEn)}
      </Text>
      <Text as="span" color="fg.muted" hideBelow="md">
        {vehicleCode}
      </Text>
      <span>
        <StatusBadge tone={state === 'late' || state === 'red' ? 'danger' : 'warning'}>
          {t(`state.${state}`)}
        </StatusBadge>
      </span>
      <Text
        as="span"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        textAlign={{ md: 'end' }}
        whiteSpace="nowrap"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
      >
        {operationDate.slice(5).replace('-', '/')} {formatNightTime(minutesOf(operationDate, start))}
      </Text>
    </LinkRow>
  );
}

const Steps = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
    borderTopWidth: '1px',
    borderBottomWidth: '1px',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', flexDirection: 'column-reverse', py: '2.5', px: '3', borderStartWidth: '1px' },
    '& > div:nth-of-type(3n + 1)': { borderStartWidth: { base: '0', md: '1px' }, ps: { base: '0', md: '3' } },
    '& > div:first-of-type': { borderStartWidth: '0', ps: '0' },
    '& dt': { color: 'fg.muted', textStyle: 'sm' },
    '& dd b': { textStyle: 'xl', fontWeight: 'semibold', me: '1' },
  },
});
