import { formatDate, minutesOf, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { formatPhone } from '@haisha/rules/phone';
import { Button, Icon } from '@haisha/ui';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { DepartureAlarm as Alarm } from '@haisha/validation/departure-board';
import { useId, useState } from 'react';
import { AlarmFrame } from './alarm-frame.ts';
import type { AlarmOfBoard } from './alarms-of.ts';
import type { DepartureLine } from './departure-lines.ts';

export type DepartureAlarmProps = {
  lines: readonly DepartureLine[];
  /** What is to be told, the worst first. */
  alarms: readonly AlarmOfBoard[];
  date: string;
  /** For who may call the roll. */
  onCall?: (driverId: string) => void;
  /** For who may acknowledge. */
  onAcknowledge?: (alarm: Alarm) => void;
};

/** Tells what the law forbids until somebody has acknowledged it: the worst aloud, the others behind their number. */
export function DepartureAlarm({ lines, alarms, date, ...acts }: DepartureAlarmProps) {
  const { t } = useTranslation('departureBoard');
  const [showsAll, setShowsAll] = useState(false);
  const firstId = useId();
  const othersId = useId();
  const [first, ...others] = alarms;
  if (!first) return null;
  return (
    <AlarmFrame role="group" aria-labelledby={firstId}>
      <div>
        <AlarmLine alarm={first} firstId={firstId} {...{ date, lines, ...acts }} />
        {others.length > 0 && (
          <Button
            variant="outline"
            data-quiet=""
            aria-expanded={showsAll}
            aria-controls={othersId}
            onClick={() => setShowsAll(!showsAll)}
          >
            {t('alarm.more', { count: others.length })}
            <Icon name={showsAll ? 'chevronUp' : 'chevronDown'} size={14} />
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <ul id={othersId} hidden={!showsAll}>
          {others.map((alarm) => (
            <li key={`${alarm.kind} ${alarm.alarm?.id ?? alarm.driver.id}`}>
              <AlarmLine {...{ alarm, date, lines, ...acts }} />
            </li>
          ))}
        </ul>
      )}
    </AlarmFrame>
  );
}

type AlarmLineProps = Omit<DepartureAlarmProps, 'alarms'> & {
  alarm: AlarmOfBoard;
  /** Of the first, which is said aloud and which the key of the page acknowledges. */
  firstId?: string;
};

function AlarmLine({ alarm: told, date, firstId, lines, onAcknowledge, onCall }: AlarmLineProps) {
  const { t } = useTranslation('departureBoard');
  const localName = useLocalName();
  const ownId = useId();
  const textId = firstId ?? ownId;
  const { alarm, driver, kind } = told;
  const name = localName(driver.name, driver.nameEn);
  const isOfDay = told.date === date;
  const day = isOfDay ? '' : `${formatDate(told.date)} `;
  const time = formatNightTime(minutesOf(told.date, told.at));
  const said = t(`alarm.kind.${kind}`);
  const who = t('alarm.one', { name, time: day + time });
  const phone = lines.find(({ row }) => row.driver.id === driver.id)?.row.driver.phone;
  return (
    <>
      <Icon name="error" />
      <b id={textId} role={firstId && 'alert'} title={`${said} ${who}`}>
        {said} <span>{who}</span>
      </b>
      {phone && (
        <Button asChild variant="outline" data-quiet="">
          <PhoneLink isButton phone={phone}>
            <Icon name="call" size={16} />
            <span>{formatPhone(phone)}</span>
          </PhoneLink>
        </Button>
      )}
      {onCall && isOfDay && kind === 'departedWithoutCall' && (
        <Button variant="outline" data-quiet="" data-record="" onClick={() => onCall(driver.id)}>
          {t('alarm.record')}
        </Button>
      )}
      {onAcknowledge && alarm && (
        <Button
          data-loud=""
          aria-keyshortcuts={firstId && 'a'}
          aria-describedby={textId}
          onClick={() => onAcknowledge(alarm)}
        >
          {t(kind === 'departedWithoutCall' ? 'alarm.acknowledge' : 'alarm.seen')}
        </Button>
      )}
    </>
  );
}
