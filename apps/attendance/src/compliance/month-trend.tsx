import { formatDate, useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import type { ComplianceDriver } from '@haisha/validation/compliance';
import { useComplianceWords } from './use-compliance-words.ts';

/** The labour months of a year side by side, each against its limit. */
export function MonthTrend({ months }: Pick<ComplianceDriver, 'months'>) {
  const { t } = useTranslation('compliance');
  const words = useComplianceWords();
  const top = Math.max(...months.flatMap(({ dutyMinutes, mostMinutes }) => [dutyMinutes, mostMinutes]), 1);
  return (
    <Frame aria-label={t('trend')}>
      {months.map(({ dutyMinutes, mostMinutes, start, usualMinutes }) => (
        <li
          key={start}
          data-level={dutyMinutes > mostMinutes ? 'red' : dutyMinutes > usualMinutes * 0.9 ? 'amber' : 'fine'}
        >
          <span aria-hidden="true">
            <i style={{ height: `${(dutyMinutes / top) * 100}%` }} />
            <b style={{ bottom: `${(mostMinutes / top) * 100}%` }} />
          </span>
          <small>{formatDate(start).slice(5)}</small>
          <small>{words.sum(dutyMinutes)}</small>
        </li>
      ))}
    </Frame>
  );
}

const Frame = chakra('ul', {
  base: {
    display: 'flex',
    gap: '2',
    mt: '5',
    overflowX: 'auto',
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { display: 'grid', justifyItems: 'center', minW: '3.6rem' },
    '& > li > span': {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-end',
      h: '4.5rem',
      w: '1.75rem',
      bg: 'bg.muted',
      rounded: 'sm',
    },
    '& i': { w: 'full', bg: 'primary.dot', rounded: 'sm' },
    '& b': { position: 'absolute', insetInline: '-3px', h: '1px', bg: 'fg.muted' },
    '& [data-level=red] i': { bg: 'red.dot' },
    '& [data-level=amber] i': { bg: 'orange.dot' },
    '& small': { textStyle: '2xs', color: 'fg.muted' },
    '& [data-level=red] small:last-child': { color: 'fg.error', fontWeight: 'bold' },
    '& [data-level=amber] small:last-child': { color: 'fg.warning' },
  },
});
