import { formatDate, minutesOf, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { formatPhone } from '@haisha/rules/phone';
import { Button, chakra, Icon } from '@haisha/ui';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { DepartureAlarm as Alarm } from '@haisha/validation/departure-board';
import { departureColours } from './departure-colours.ts';
import type { DepartureLine } from './departure-lines.ts';

/** As many names as the bar has room for. */
const mostNames = 3;

export type DepartureAlarmProps = {
  lines: readonly DepartureLine[];
  /** Departures that nobody has acknowledged yet, of any day. */
  alarms: readonly Alarm[];
  date: string;
  /** For who may call the roll. */
  onCall?: (driverId: string) => void;
  /** For who may acknowledge. */
  onAcknowledge?: (alarm: Alarm) => void;
};

/** Says aloud who left without a roll call, until somebody has said why. */
export function DepartureAlarm({ lines, alarms, date, onAcknowledge, onCall }: DepartureAlarmProps) {
  const { t } = useTranslation('departureBoard');
  const localName = useLocalName();
  const [first] = alarms;
  const justGone = lines.filter(
    ({ row, state }) =>
      state.code === 'departedWithoutCall' && !row.alerts.some(({ kind }) => kind === 'departedWithoutCall'),
  );
  if (!first && justGone.length === 0) return null;
  const told = [
    ...alarms.map((alarm) => {
      const day = alarm.date === date ? '' : `${formatDate(alarm.date)} `;
      const name = localName(alarm.driver.name, alarm.driver.nameEn);
      return t('alarm.one', { name, time: `${day}${formatNightTime(minutesOf(alarm.date, alarm.at))}` });
    }),
    ...justGone.map(({ row }) => localName(row.driver.name, row.driver.nameEn)),
  ];
  const names = told.slice(0, mostNames).join(t('separator'));
  const more = told.length > mostNames ? ` ${t('screen.more', { count: told.length - mostNames })}` : '';
  const callable = first?.date === date ? first.driver.id : justGone[0]?.row.driver.id;
  const text = t('alarm.text', { count: told.length, names: names + more });
  const phone = lines.find(({ row }) => row.driver.id === callable)?.row.driver.phone;
  return (
    <AlarmFrame role="alert">
      <Icon name="error" />
      <b title={text}>{text}</b>
      {phone && (
        <Button asChild variant="outline" data-quiet="">
          <PhoneLink isButton phone={phone}>
            <Icon name="call" size={16} />
            <span>{formatPhone(phone)}</span>
          </PhoneLink>
        </Button>
      )}
      {onCall && callable !== undefined && (
        <Button variant="outline" data-quiet="" onClick={() => onCall(callable)}>
          {t('alarm.record')}
        </Button>
      )}
      {onAcknowledge && first && (
        <Button data-loud="" aria-keyshortcuts="a" onClick={() => onAcknowledge(first)}>
          {t('alarm.acknowledge')}
        </Button>
      )}
    </AlarmFrame>
  );
}

const AlarmFrame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    flexShrink: '0',
    minH: '44px',
    px: { base: '3', md: '6' },
    py: { base: '1', sm: '0', md: '1' },
    ...departureColours.light,
    _dark: departureColours.dark,
    bg: 'var(--alarm)',
    color: 'white',
    '@media (forced-colors: active)': { borderWidth: '2px', borderColor: 'Highlight' },
    // On a phone the sentence has its line, and the buttons share the next one.
    '& > svg': { flexShrink: '0' },
    '& > b': {
      flex: '1',
      minW: { base: 'calc(100% - 2.5rem)', sm: '0' },
      lineHeight: '1.25',
      md: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    '& > :is(button, a)': { flex: { base: '1 0 auto', sm: 'none' }, h: { base: '44px', md: 'controlSmall' } },
    '& > a > span': { display: { base: 'none', lg: 'inline' } },
    '& > a': { px: { base: '0', lg: '3' }, maxW: { base: '44px', lg: 'none' } },
    '& [data-quiet]': { bg: 'transparent', color: 'white', borderColor: 'white', _hover: { bg: 'whiteAlpha.200' } },
    '& [data-loud]': { bg: 'white', color: 'var(--alarm)', _hover: { bg: 'whiteAlpha.900' } },
  },
});
