import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Button, chakra, Icon } from '@haisha/ui';
import { departureColours } from './departure-colours.ts';
import type { DepartureLine } from './departure-lines.ts';

export type DepartureAlarmProps = {
  lines: readonly DepartureLine[];
  /** For who may call the roll. */
  onCall?: (driverId: string) => void;
};

/** Says aloud who left without a roll call, as long as no call is recorded. */
export function DepartureAlarm({ lines, onCall }: DepartureAlarmProps) {
  const { t } = useTranslation('departureBoard');
  const localName = useLocalName();
  const gone = lines.filter(({ state }) => state.code === 'departedWithoutCall');
  const [first] = gone;
  if (!first) return null;
  const names = gone.map(({ row }) => localName(row.driver.name, row.driver.nameEn)).join(t('separator'));
  return (
    <Frame role="alert">
      <Icon name="error" />
      <b>{t('alarm.text', { count: gone.length, names })}</b>
      {onCall && (
        <Button
          variant="outline"
          bg="transparent"
          color="white"
          borderColor="white"
          onClick={() => onCall(first.row.driver.id)}
        >
          {t('alarm.record')}
        </Button>
      )}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexShrink: '0',
    minH: '44px',
    px: '4',
    py: '1',
    ...departureColours.light,
    _dark: departureColours.dark,
    bg: 'var(--alarm)',
    color: 'white',
    '& b': { flex: '1', minW: '0' },
    '& button:hover': { bg: 'whiteAlpha.200' },
  },
});
