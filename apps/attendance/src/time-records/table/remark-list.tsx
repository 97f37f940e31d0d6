import { useTranslation } from '@haisha/i18n';
import { chakra, Icon } from '@haisha/ui';
import type { Remark } from '../records/remarks.ts';
import { useRecordWords } from '../records/use-record-words.ts';

const icons = { red: 'error', amber: 'warning', info: 'info' } as const;

export type RemarksProps = { remarks: readonly Remark[]; date: string };

/** What is to be said of a row, on one line: the worst in words, how many more there are, all of them under the pointer. */
export function RemarkLine({ date, remarks }: RemarksProps) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const [worst, ...more] = remarks;
  if (!worst) return null;
  return (
    <Line title={remarks.map((one) => words.remark(one, date)).join('\n')}>
      <span data-level={worst.level}>
        <Icon name={icons[worst.level]} size={14} label={t(`level.${worst.level}`)} />
        <span>{words.remark(worst, date)}</span>
      </span>
      {more.length > 0 && <small>{t('remark.more', { count: more.length })}</small>}
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
  '& [data-level=amber]': { color: 'fg.warning' },
  '& [data-level=info]': { color: 'fg.muted' },
};

const Line = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: '0',
    '& > [data-level]': { display: 'flex', alignItems: 'center', gap: '1.5', minW: '0' },
    '& > [data-level] > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > small': { color: 'fg.subtle', textStyle: 'xs', flexShrink: '0' },
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
