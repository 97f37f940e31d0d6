import { formatNumber, useTranslation } from '@haisha/i18n';
import { chakra, StatusBadge, type StatusTone, Text } from '@haisha/ui';
import type { RunDay } from '@haisha/validation/run-overview';
import { Section } from '../../layout/section.tsx';
import { TextLink } from '../../layout/text-link.tsx';

const steps = ['unconfirmed', 'requested', 'confirmed', 'departed', 'returned'] as const;
/** What should be settled on the day itself. */
const late: readonly string[] = ['unconfirmed', 'requested'];

/** How far the runs of today are. */
export function TodayRuns({ day }: { day: RunDay }) {
  const { t } = useTranslation('runOverview');
  return (
    <Section title={t('today')} aside={<TextLink to="/vehicle-allocation">{t('open')}</TextLink>}>
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

const Steps = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
    borderTopWidth: '1px',
    fontVariantNumeric: 'tabular-nums',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      py: '2.5',
      px: '3',
      borderStartWidth: '1px',
    },
    '& > div:nth-of-type(3n + 1)': { borderStartWidth: { base: '0', md: '1px' }, ps: { base: '0', md: '3' } },
    '& > div:first-of-type': { borderStartWidth: '0', ps: '0' },
    '& dt': { color: 'fg.muted', textStyle: 'sm' },
    '& dd b': { textStyle: 'xl', fontWeight: 'semibold', me: '1' },
  },
});
