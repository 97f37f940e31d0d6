import { minutesOf, useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { StatusBadge, Text } from '@haisha/ui';
import type { RunOverview, RunToDecide } from '@haisha/validation/run-overview';
import { LinkRow } from '../../layout/link-row.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { Section } from '../../layout/section.tsx';
import { TextLink } from '../../layout/text-link.tsx';

type RunsToDecideProps = Pick<RunOverview, 'toDecide' | 'moreToDecide' | 'moreFrom'>;

const breaches: readonly RunToDecide['state'][] = ['leftRefused', 'late', 'red'];

/** The runs about which somebody has to decide, and the way to the day of those that are not named; nothing without one. */
export function RunsToDecide({ toDecide, moreToDecide, moreFrom }: RunsToDecideProps) {
  const { t } = useTranslation('runOverview');
  if (toDecide.length === 0) return null;
  return (
    <Section
      title={t('toDecide')}
      aside={
        moreToDecide > 0 && (
          <TextLink to={`/vehicle-allocation?date=${moreFrom}`}>{t('amount.more', { count: moreToDecide })}</TextLink>
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
  );
}

function RunRow({ run }: { run: RunToDecide }) {
  const { t } = useTranslation('runOverview');
  const locale = useLocale();
  const { id, name, operationDate, start, state, vehicleCode } = run;
  const driver =
    localName(locale, run.driverName, run.driverNameEn) ??
    localName(locale, run.deliveryCompanyName, run.deliveryCompanyNameEn);
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
        {driver}
      </Text>
      <Text as="span" color="fg.muted" hideBelow="md">
        {vehicleCode}
      </Text>
      <span>
        <StatusBadge tone={breaches.includes(state) ? 'danger' : 'warning'}>{t(`state.${state}`)}</StatusBadge>
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
        <Text as="span" hideFrom="md">
          {` ${driver ?? ''} ${vehicleCode ?? ''}`}
        </Text>
      </Text>
    </LinkRow>
  );
}
