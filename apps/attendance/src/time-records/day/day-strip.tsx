import { useTranslation } from '@haisha/i18n';
import { Icon, type IconName } from '@haisha/ui';
import { CountStrip } from '@haisha/ui/count-strip';
import { type CountedKind, countedKinds } from '../records/remarks.ts';

const looks: Readonly<Record<CountedKind, { icon: IconName; level: 'red' | 'amber' }>> = {
  noPunch: { icon: 'error', level: 'red' },
  missing: { icon: 'error', level: 'red' },
  late: { icon: 'warning', level: 'amber' },
  breach: { icon: 'error', level: 'red' },
};

export type DayStripProps = {
  counts: Readonly<Record<CountedKind, number>>;
  chosen: CountedKind | null;
  /** How many drivers have punched, of all. */
  punched: number;
  all: number;
  onChoose: (kind: CountedKind | null) => void;
};

/** Counts what wants somebody on this day; a press shows those rows alone, another one all. */
export function DayStrip({ all, chosen, counts, onChoose, punched }: DayStripProps) {
  const { t } = useTranslation('timeRecord');
  return (
    <CountStrip aria-label={t('strip.label')} css={inColumns}>
      <span>{t('strip.label')}</span>
      {countedKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={chosen === kind}
          disabled={counts[kind] === 0 && chosen !== kind}
          data-kind={counts[kind] > 0 && chosen !== kind ? looks[kind].level : undefined}
          onClick={() => onChoose(chosen === kind ? null : kind)}
        >
          <Icon name={looks[kind].icon} size={16} />
          {t(`strip.${kind}`)} <b>{counts[kind]}</b>
        </button>
      ))}
      <i />
      <span data-figure="">
        {t('strip.punched')}{' '}
        <span>
          <b>{punched}</b> / {all}
        </span>
      </span>
    </CountStrip>
  );
}

/** On a phone each count stands over its word, in a column as wide as that needs, so that none is cut. */
const inColumns = {
  mdDown: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    gap: '0',
    px: '1',
    '& > span:first-child, & > i, & > button > svg': { display: 'none' },
    '& > :is(button, [data-figure])': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'center',
      alignItems: 'center',
      gap: '0',
      h: '48px',
      px: '1',
      m: '0',
      lineHeight: '1.2',
      textStyle: 'xs',
      '& b': { textStyle: 'md', lineHeight: '1.2' },
    },
  },
};
