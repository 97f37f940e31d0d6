import { formatDate, formatInstant, minutesOf, useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { isOtherThanRecorded } from '@haisha/rules/departure/detector-reading';
import { formatNightTime } from '@haisha/rules/night-time';
import { Box, chakra, Icon, StatusBadge, Text } from '@haisha/ui';
import type { CallBookEntry, HeldCall, MissingCall } from '@haisha/validation/call-book';
import type { ReactNode } from 'react';
import { departurePath } from '../departure-place.ts';
import { reasonSubjectOf } from '../method-reason.ts';

export type EntryFactsProps = {
  entry: CallBookEntry;
  onDriver: (driverId: string) => void;
};

/** A call with every item that the law wants of its kind (輸送安全規則 第7条第5項), or a departure without one. */
export function EntryFacts({ entry, onDriver }: EntryFactsProps) {
  const { t } = useTranslation('callBook');
  const { at, date, departmentId, driverId } = entry;
  const board = new URLSearchParams({ date, departmentId });
  return (
    <Facts>
      <Text color="fg.muted" pb="2">
        {formatDate(date, { weekday: true })} {formatNightTime(minutesOf(date, at))}
      </Text>
      <dl>{entry.entry === 'held' ? <HeldFacts call={entry} /> : <MissingFacts entry={entry} />}</dl>
      <Box pt="3" display="grid" gap="1" justifyItems="start">
        <button type="button" onClick={() => onDriver(driverId)}>
          <Icon name="search" size={16} />
          {t('ofDriver')}
        </button>
        <Link to={`${departurePath}?${board}`}>
          <Icon name="calendar" size={16} />
          {t('toBoard')}
        </Link>
      </Box>
    </Facts>
  );
}

function HeldFacts({ call }: { call: HeldCall }) {
  const { t } = useTranslation('rollCall');
  const { alcohol, isHealthy, isVehicleSound, kind, result } = call;
  const subject = reasonSubjectOf(call);
  const found = <StatusBadge tone="danger">{`${alcohol?.toFixed(2)} ${t('detector.unit')}`}</StatusBadge>;
  const shownOf = (value: number) =>
    `${value.toFixed(value * 100 === Math.round(value * 100) ? 2 : 3)} ${t('detector.unit')}`;
  const state = (isWell: boolean, word: string, note: string | null) =>
    isWell ? (
      word
    ) : (
      <>
        <StatusBadge tone="danger">{word}</StatusBadge> {note}
      </>
    );
  return (
    <>
      <Fact name="kind">{t(`kind.${kind}`)}</Fact>
      <Fact name="result">
        {result === 'refused' ? <StatusBadge tone="danger">{t('result.refused')}</StatusBadge> : t('result.passed')}
      </Fact>
      <Fact name="byName">
        {call.byName}
        {call.isByManager && <small>{t('callBook:manager')}</small>}
      </Fact>
      <Fact name="vehicleCode">{call.vehicleCode}</Fact>
      <Fact name="method">{t(`method.${call.method}`)}</Fact>
      <Fact name="usedDetector">{t(call.usedDetector ? 'detector.used' : 'detector.unused')}</Fact>
      {subject !== null && <Fact label={t(`methodReason.${subject}`)}>{call.methodReason}</Fact>}
      <Fact name="alcohol">
        {alcohol === null ? null : alcohol > 0 ? found : `${t('detector.clear')} ${alcohol.toFixed(2)}`}
      </Fact>
      {call.readings.map((reading) => (
        <Fact key={reading.at} name="reading">
          {isOtherThanRecorded(reading.alcohol, alcohol) ? (
            <StatusBadge tone="danger">{t('callBook:otherReading', { value: shownOf(reading.alcohol) })}</StatusBadge>
          ) : (
            shownOf(reading.alcohol)
          )}
          <Text color="fg.muted">
            {formatInstant(reading.at)} {reading.device}
          </Text>
        </Fact>
      ))}
      {isHealthy !== null && (
        <Fact name="isHealthy">{state(isHealthy, t(isHealthy ? 'healthy.yes' : 'healthy.no'), call.healthNote)}</Fact>
      )}
      {isVehicleSound !== null && (
        <Fact name="isVehicleSound">
          {state(isVehicleSound, t(isVehicleSound ? 'sound.yes' : 'sound.no'), call.vehicleNote)}
        </Fact>
      )}
      {kind === 'after' && <Fact name="condition">{call.condition}</Fact>}
      {kind === 'after' && <Fact name="reliefNotice">{call.reliefNotice}</Fact>}
      {kind !== 'after' && <Fact name="instruction">{call.instruction}</Fact>}
      <Fact name="note">{call.note}</Fact>
    </>
  );
}

function MissingFacts({ entry }: { entry: MissingCall }) {
  const { t } = useTranslation('callBook');
  return (
    <>
      <Fact name="entry">
        <StatusBadge tone={entry.entry === 'open' ? 'danger' : 'neutral'}>
          {t(`rollCall:entry.${entry.entry}`)}
        </StatusBadge>
      </Fact>
      <Fact name="reason">{entry.reason}</Fact>
      <Fact name="acknowledgedByName">{entry.acknowledgedByName}</Fact>
      <Fact name="acknowledgedAt">{entry.acknowledgedAt !== null && formatInstant(entry.acknowledgedAt)}</Fact>
    </>
  );
}

type FactProps = { children: ReactNode } & ({ name: string } | { label: string });

function Fact({ children, ...of }: FactProps) {
  const { t } = useTranslation('rollCall');
  const isNothing = children === null || children === false;
  return (
    <div>
      <dt>{'name' in of ? t(`field.${of.name}`) : of.label}</dt>
      <dd>{isNothing ? <span data-none="">{t('ui:empty')}</span> : children}</dd>
    </div>
  );
}

const Facts = chakra('div', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '8.5rem minmax(0, 1fr)',
      gap: '2',
      py: '1.5',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
    '& dt, & [data-none]': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& dd > small': { color: 'fg.muted', ms: '2', fontSize: 'inherit' },
    '& button, & a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '8',
      color: 'primary.fg',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
  },
});
