import { useTranslation } from '@haisha/i18n';
import { chakra, Icon } from '@haisha/ui';
import type { Remark } from '../records/remarks.ts';
import { useRecordWords } from '../records/use-record-words.ts';

const icons = { red: 'error', amber: 'warning', info: 'info' } as const;

export type RemarksProps = { remarks: readonly Remark[]; date: string };

/** What is to be said of a row: the worst, whole, how many more there are, all of them under the pointer. */
export function RemarkLine({ date, remarks }: RemarksProps) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const [worst, ...more] = remarks;
  if (!worst) return null;
  return (
    <Line data-level={worst.level} title={remarks.map((one) => words.remark(one, date)).join('\n')}>
      <Icon name={icons[worst.level]} size={14} label={t(`level.${worst.level}`)} />
      <span>
        {words.remark(worst, date)}
        {more.length > 0 && <small> {t('remark.more', { count: more.length })}</small>}
      </span>
    </Line>
  );
}

/** The same as a list, each with its article. */
export function RemarkList({ date, remarks }: RemarksProps) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  return (
    <List>
      {remarks.map((remark) => (
        <li key={remark.key} data-level={remark.level}>
          <Icon name={icons[remark.level]} size={14} label={t(`level.${remark.level}`)} />
          <span>{words.remark(remark, date)}</span>
          <small>{words.article(remark)}</small>
        </li>
      ))}
    </List>
  );
}

const levels = {
  '& [data-level=red], &[data-level=red]': { color: 'fg.error' },
  '& [data-level=amber], &[data-level=amber]': { color: 'fg.warning' },
  '& [data-level=info], &[data-level=info]': { color: 'fg.muted' },
};

const Line = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minW: '0',
    '& > svg': { flexShrink: '0' },
    '& > span': { minW: '0', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& small': { color: 'fg.subtle', textStyle: 'xs', whiteSpace: 'nowrap' },
    ...levels,
  },
});

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '1',
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '1.5' },
    '& > li > svg': { alignSelf: 'center' },
    '& small': { color: 'fg.subtle', textStyle: 'xs' },
    ...levels,
  },
});
