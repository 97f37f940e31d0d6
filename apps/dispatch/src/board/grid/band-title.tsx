import { useTranslation } from '@haisha/i18n';
import { Icon } from '@haisha/ui';
import { useBoard } from '../board-context.ts';
import { useBandFold } from '../kept/use-fold.ts';
import { GridPart } from './grid-part.tsx';
import { useRowNumbers } from './use-row-numbers.ts';

/** Over the delivery companies: how many there are and what waits for their answer; a press folds them. */
export function BandTitle({ width }: { width: number }) {
  const { t } = useTranslation('board');
  const { address, day, companies } = useBoard();
  const { bandTitle } = useRowNumbers();
  const { isOpen, setOpen } = useBandFold(address.range);
  const asked = day?.allocations.filter(({ status }) => status === 'requested').length ?? 0;
  return (
    <GridPart role="row" aria-rowindex={bandTitle} data-group="" style={{ width }}>
      <GridPart role="gridcell">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevronDown" size={14} />
          <b>{t('band.title')}</b>
          <span>{t('band.count', { count: companies.length })}</span>
          {asked > 0 && <span data-asked="">{t('band.asked', { count: asked })}</span>}
        </button>
      </GridPart>
    </GridPart>
  );
}
