import { useTranslation } from '@haisha/i18n';
import { chakra, Icon, type IconName } from '@haisha/ui';
import { type DepartureCount, type DepartureLine, departureCounts, isCounted } from './departure-lines.ts';

const icons: Readonly<Record<DepartureCount, IconName>> = {
  due: 'calendar',
  clockedIn: 'user',
  called: 'check',
  departed: 'arrowRight',
  late: 'warning',
  off: 'close',
};

export type DepartureCountersProps = {
  lines: readonly DepartureLine[];
  chosen: DepartureCount | null;
  onChoose: (count: DepartureCount | null) => void;
};

/** How many are due, there, called, gone, late and off; a press shows those alone. */
export function DepartureCounters({ lines, chosen, onChoose }: DepartureCountersProps) {
  const { t } = useTranslation('departureBoard');
  const of = (count: DepartureCount) => lines.filter((line) => isCounted(count, line)).length;
  const waiting = lines.filter(({ state }) => state.section === 'expected').length;
  const absent = lines.filter(({ row }) => row.leave?.kind === 'absent').length;
  const more: Partial<Record<DepartureCount, string | false>> = {
    clockedIn: t('counts.waiting', { count: waiting }),
    off: absent > 0 && t('counts.absent', { count: absent }),
  };
  return (
    <Frame role="group" aria-label={t('counts.label')}>
      {departureCounts.map((count) => (
        <button
          key={count}
          type="button"
          aria-pressed={count === chosen}
          aria-keyshortcuts={String(departureCounts.indexOf(count) + 1)}
          data-late={count === 'late' && of(count) > 0 ? '' : undefined}
          onClick={() => onChoose(count === chosen ? null : count)}
        >
          <b>{of(count)}</b>
          <span>
            <span>
              <Icon name={icons[count]} size={14} />
              {t(`counts.${count}`)}
            </span>
            {more[count] && <small>{more[count]}</small>}
          </span>
        </button>
      ))}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, 1fr)', sm: 'repeat(6, 1fr)' },
    flexShrink: '0',
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
    '& > button': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', md: '2.5' },
      minH: { base: '44px', md: '54px' },
      px: { base: '2', md: '2.5', lg: '6' },
      wordBreak: 'keep-all',
      lineHeight: '1.2',
      textAlign: 'start',
      cursor: 'pointer',
      borderInlineEndWidth: '1px',
      _hover: { bg: 'bg.muted' },
      '&:last-of-type': { borderInlineEndWidth: '0' },
    },
    '& b': {
      fontSize: { base: '24px', md: '30px' },
      lineHeight: '1',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > button > span > span': {
      textStyle: 'sm',
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      fontWeight: 'semibold',
    },
    '& > button svg': { display: { base: 'none', md: 'block' } },
    '& small': { display: { base: 'none', md: 'block' }, textStyle: 'xs', color: 'fg.muted' },
    '& > [data-late]': { bg: 'bg.error', color: 'fg.error' },
    '@media (forced-colors: active)': {
      '& > [aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '& > [aria-pressed=true]': { boxShadow: 'inset 0 -3px 0 var(--chakra-colors-primary-fg)' },
  },
});
