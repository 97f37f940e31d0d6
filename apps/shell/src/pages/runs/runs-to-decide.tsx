import { formatDate, minutesOf, useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { Heading, Icon, StatusBadge, Text } from '@haisha/ui';
import type { RunOverview, RunToDecide } from '@haisha/validation/run-overview';
import { LinkRow } from '../link-row.tsx';
import { RowList } from '../row-list.tsx';
import { openStateOf } from './open-state-of.ts';

export type RunsToDecideProps = Pick<RunOverview, 'toDecide' | 'decisions'> & {
  days: NonNullable<RunOverview['days']>;
};

/** The runs about which somebody has to decide, each day under its own name, and the way to those not named. */
export function RunsToDecide({ days, decisions, toDecide }: RunsToDecideProps) {
  return (['today', 'tomorrow'] as const).map((day) => (
    <RunsOfDay
      key={day}
      {...{ day, date: days[day].date, count: decisions[day] }}
      runs={toDecide.filter(({ operationDate }) => operationDate === days[day].date)}
    />
  ));
}

type RunsOfDayProps = { day: 'today' | 'tomorrow'; date: string; count: number; runs: readonly RunToDecide[] };

function RunsOfDay({ day, date, count, runs }: RunsOfDayProps) {
  const { t } = useTranslation('runOverview');
  if (count === 0) return null;
  const more = count - runs.length;
  return (
    <>
      <Heading as="h3" textStyle="xs" fontWeight="normal" color="fg.muted" pt="3">
        {t(`toDecide.${day}`, { date: formatDate(date, { weekday: true }).slice(5) })}
      </Heading>
      <RowList>
        {runs.map((run) => (
          <li key={run.id}>
            <RunRow run={run} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <LinkRow to={`/vehicle-allocation?date=${date}`} color="primary.fg" gap="1">
              {t('more', { count: more })}
              <Icon name="chevronRight" />
            </LinkRow>
          </li>
        )}
      </RowList>
    </>
  );
}

const levelTones = { red: 'danger', amber: 'warning' } as const;

function RunRow({ run }: { run: RunToDecide }) {
  const { t } = useTranslation('runOverview');
  const locale = useLocale();
  const { driverName, driverNameEn, id, level, name, operationDate, start, status, vehicleCode } = run;
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
        <StatusBadge tone={level ? levelTones[level] : 'warning'}>
          {t(`state.${level ?? openStateOf(status)}`)}
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
        {formatNightTime(minutesOf(operationDate, start))}
      </Text>
    </LinkRow>
  );
}
