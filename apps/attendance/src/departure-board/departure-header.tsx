import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { minuteOf } from '@haisha/rules/hours/japan-minute';
import { formatNightTime } from '@haisha/rules/night-time';
import { Box, Button, Flex, Icon, IconButton, Text } from '@haisha/ui';
import { DaySteps, TodayButton } from '@haisha/ui/day-stepper';
import { isInFront, useShortcut } from '@haisha/ui/keys';
import { CentreChoice } from '../fields/centre-choice.tsx';
import { FetchedMenu } from '../fields/fetched-menu.tsx';
import type { BoardMenuProps } from './board-menu.tsx';
import type { DepartureAddress } from './departure-place.ts';

const loadMenu = async () => (await import(/* webpackChunkName: "departure-menu" */ './board-menu.tsx')).BoardMenu;

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
  onKeys: () => void;
};

/** Above the morning board: the clock by which all is judged, the day and the centre. */
export function DepartureHeader(props: DepartureHeaderProps) {
  const { address, centres, departmentId, isStale, now, receivedAt, sound, urgentOnly } = props;
  const { onChange, onKeys, onScreen, onUrgentOnly } = props;
  const { t } = useTranslation('departureBoard');
  const { date } = address;
  const written = formatDate(date, { weekday: true });
  useShortcut('f', onScreen, { when: isInFront });

  return (
    <Flex
      gap="2"
      align="center"
      wrap="wrap"
      flexShrink="0"
      px={{ base: '3', md: '6' }}
      py="1.5"
      borderBottomWidth="1px"
    >
      <Text
        as="time"
        textStyle="2xl"
        fontWeight="bold"
        lineHeight="1"
        minW={{ base: '3.75rem', md: '4.5rem' }}
        fontVariantNumeric="tabular-nums"
      >
        {now !== null && clock(now)}
      </Text>
      <DaySteps
        date={date}
        text={
          <Box as="span" fontVariantNumeric="tabular-nums">
            <Box as="span" hideBelow="md">
              {written.slice(0, 5)}
            </Box>
            {written.slice(5)}
          </Box>
        }
        labels={{ previous: t('previousDay'), next: t('nextDay'), date: t('date') }}
        today={<TodayButton onClick={() => onChange({ date: tokyoDate() })}>{t('today')}</TodayButton>}
        onStep={(direction) => onChange({ date: addDays(date, direction) })}
        onDate={(chosen) => onChange({ date: chosen })}
      />
      {centres.length > 1 && departmentId !== null && (
        <Box flex={{ base: '1 1 8rem', md: 'none' }} minW="0" maxW="16rem">
          <CentreChoice
            label={t('centre')}
            centres={centres}
            value={departmentId}
            onChange={(centre) => onChange({ departmentId: centre })}
          />
        </Box>
      )}
      <Button
        flexShrink="0"
        variant={urgentOnly ? 'subtle' : 'outline'}
        colorPalette={urgentOnly ? 'primary' : 'gray'}
        aria-pressed={urgentOnly}
        onClick={() => onUrgentOnly(!urgentOnly)}
      >
        <Icon name="warning" />
        {t('urgentOnly')}
      </Button>
      <Box flex="1" />
      {receivedAt > 0 && (
        <Text
          textStyle="xs"
          color={isStale ? 'fg.warning' : 'fg.muted'}
          {...(!isStale && { hideBelow: 'lg' as const })}
        >
          {t(isStale ? 'stale' : 'updated', { time: clock(receivedAt) })}
        </Text>
      )}
      <IconButton
        hideBelow="md"
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
      <FetchedMenu<Omit<BoardMenuProps, 'trigger'>>
        load={loadMenu}
        of={{ date, departmentId, sound, onScreen, onKeys }}
        trigger={
          <IconButton variant="outline" colorPalette="gray" flexShrink="0" aria-label={t('more')} title={t('more')}>
            <Icon name="more" />
          </IconButton>
        }
      />
    </Flex>
  );
}

function clock(instant: number): string {
  return formatNightTime(minuteOf(instant) % (24 * 60));
}
