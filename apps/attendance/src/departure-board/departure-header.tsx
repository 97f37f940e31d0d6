import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { minuteOf } from '@haisha/rules/hours/japan-minute';
import { formatNightTime } from '@haisha/rules/night-time';
import { Button, Flex, Icon, IconButton, Text } from '@haisha/ui';
import { useShortcut } from '@haisha/ui/keys';
import { CentreChoice } from '../fields/centre-choice.tsx';
import { CallBookLinks } from './call-book-links.tsx';
import type { DepartureAddress } from './departure-place.ts';

export type DepartureHeaderProps = {
  address: DepartureAddress;
  departmentId: string | null;
  centres: readonly { value: string; label: string }[];
  urgentOnly: boolean;
  /** The clock of the server; null before its first answer. */
  now: number | null;
  receivedAt: number;
  isStale: boolean;
  onChange: (next: Partial<DepartureAddress>) => void;
  onUrgentOnly: (on: boolean) => void;
  sound: { isOn: boolean; turn: (on: boolean) => void };
  onScreen: () => void;
};

/** Above the morning board: the clock by which all is judged, the day and the centre. */
export function DepartureHeader(props: DepartureHeaderProps) {
  const { address, centres, departmentId, isStale, now, receivedAt, sound, urgentOnly } = props;
  const { onChange, onScreen, onUrgentOnly } = props;
  const { t } = useTranslation('departureBoard');
  const { date } = address;
  useShortcut('[', () => onChange({ date: addDays(date, -1) }));
  useShortcut(']', () => onChange({ date: addDays(date, 1) }));
  useShortcut('t', () => onChange({ date: tokyoDate() }));
  useShortcut('f', onScreen);

  return (
    <Flex gap="2" align="center" wrap="wrap" px={{ base: '3', md: '6' }} py="1.5" borderBottomWidth="1px">
      <Text as="time" textStyle="2xl" fontWeight="bold" lineHeight="1" minW="4.5rem" fontVariantNumeric="tabular-nums">
        {now !== null && clock(now)}
      </Text>
      <IconButton
        variant="outline"
        colorPalette="gray"
        aria-label={t('previousDay')}
        aria-keyshortcuts="["
        onClick={() => onChange({ date: addDays(date, -1) })}
      >
        <Icon name="chevronLeft" />
      </IconButton>
      <Button
        variant="outline"
        colorPalette="gray"
        aria-keyshortcuts="t"
        onClick={() => onChange({ date: tokyoDate() })}
      >
        {t('today')}
      </Button>
      <IconButton
        variant="outline"
        colorPalette="gray"
        aria-label={t('nextDay')}
        aria-keyshortcuts="]"
        onClick={() => onChange({ date: addDays(date, 1) })}
      >
        <Icon name="chevronRight" />
      </IconButton>
      <Text fontWeight="bold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {formatDate(date, { weekday: true })}
      </Text>
      {centres.length > 1 && departmentId !== null && (
        <CentreChoice
          label={t('centre')}
          centres={centres}
          value={departmentId}
          onChange={(centre) => onChange({ departmentId: centre })}
        />
      )}
      <Button
        variant={urgentOnly ? 'subtle' : 'outline'}
        colorPalette={urgentOnly ? 'primary' : 'gray'}
        aria-pressed={urgentOnly}
        onClick={() => onUrgentOnly(!urgentOnly)}
      >
        <Icon name="warning" />
        {t('urgentOnly')}
      </Button>
      <IconButton
        variant={sound.isOn ? 'subtle' : 'outline'}
        colorPalette={sound.isOn ? 'primary' : 'gray'}
        aria-pressed={sound.isOn}
        aria-label={t('alertSound')}
        title={t('alertSound')}
        onClick={() => sound.turn(!sound.isOn)}
      >
        <Icon name="bell" />
      </IconButton>
      <Button hideBelow="md" variant="outline" colorPalette="gray" aria-keyshortcuts="f" onClick={onScreen}>
        <Icon name="monitor" />
        {t('screen.open')}
      </Button>
      {departmentId !== null && <CallBookLinks {...{ date, departmentId }} />}
      {receivedAt > 0 && (
        <Text ms="auto" textStyle="xs" color={isStale ? 'fg.warning' : 'fg.muted'}>
          {t(isStale ? 'stale' : 'updated', { time: clock(receivedAt) })}
        </Text>
      )}
    </Flex>
  );
}

function clock(instant: number): string {
  return formatNightTime(minuteOf(instant) % (24 * 60));
}
