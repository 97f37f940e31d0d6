import { formatNumber, useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import type { PunchFile } from '@haisha/validation/punch-file';
import { fileFold } from './file-fold.ts';

/** So many rows are seen without opening them. */
const few = 10;

/** `isOpen` the file may be chosen again: it is not stored, and was not. */
export type LeftOutRowsProps = Pick<PunchFile, 'leftOut'> & { isOpen: boolean };

/** The rows of a file that are no punches, what they say and why they are left out; their number once they were removed. */
export function LeftOutRows({ isOpen, leftOut: { items, total } }: LeftOutRowsProps) {
  const { t } = useTranslation('punchFile');
  const more = total - items.length;
  if (items.length === 0) return <LeftOut as="p">{t('notPunches.title', { count: total })}</LeftOut>;
  return (
    <LeftOut open={isOpen && total <= few}>
      <summary>{t('notPunches.title', { count: total })}</summary>
      {isOpen && <p>{t('notPunches.hint')}</p>}
      <ul>
        {items.map(({ number, text, why }) => (
          <li key={number}>
            <span>{t('notPunches.row', { number: formatNumber(number) })}</span>
            <small>{t(`notPunches.why.${why}`)}</small>
            <q>{text}</q>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('notPunches.more', { count: more })}</p>}
    </LeftOut>
  );
}

const LeftOut = chakra('details', {
  base: {
    ...fileFold,
    '& p': { color: 'fg.muted', textStyle: 'sm' },
    '& ul': { listStyle: 'none', display: 'grid', gap: '1', py: '2', maxH: '14rem', overflowY: 'auto' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: '4.5rem 1fr', md: '4.5rem 9rem 1fr' },
      columnGap: '3',
      alignItems: 'baseline',
      fontVariantNumeric: 'tabular-nums',
    },
    '& small': { color: 'fg.muted', textStyle: 'sm' },
    '& q': { quotes: 'none', gridColumn: { base: '2', md: 'auto' }, overflowWrap: 'anywhere' },
  },
});
