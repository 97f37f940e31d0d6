import { useTranslation } from '@haisha/i18n';
import { GridPart } from '../grid/grid-part.tsx';
import { useRowNumbers } from '../grid/use-row-numbers.ts';
import { useMonthDays } from './use-month-days.ts';

const sums = ['runs', 'left', 'free'] as const;

/** Below the rows of a month, always in sight: of each day its runs, what is left over, and the vehicles that are free. */
export function MonthSums() {
  const { t } = useTranslation('board');
  const days = useMonthDays();
  const numbers = useRowNumbers();
  return sums.map((name, index) => (
    <GridPart key={name} role="row" aria-rowindex={numbers.sums + index}>
      <GridPart role="rowheader">{t(`sum.${name}`)}</GridPart>
      {days.map((one) => (
        <GridPart key={one.day} role="gridcell" data-wants={name === 'left' && one.left > 0 ? '' : undefined}>
          {one[name] === 0 ? '·' : one[name]}
        </GridPart>
      ))}
    </GridPart>
  ));
}
