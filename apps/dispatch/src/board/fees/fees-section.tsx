import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { hasOpenFees } from '@haisha/rules/states/allocation-state';
import { Button } from '@haisha/ui';
import { Suspense, useState } from 'react';
import type { Run } from '../day/board-types.ts';
import { FeeList } from './fee-list.tsx';
import { useFeeText } from './use-fee-text.ts';

const FeesDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "run-fees" */ './fees-dialog.tsx')).FeesDialog,
}));

/** What the delivery company is paid for a run, for those who may see it; the form is fetched when it is asked for. */
export function FeesSection({ run }: { run: Run }) {
  const { t } = useTranslation('runFees');
  const can = useCan();
  const { total } = useFeeText();
  const [isOpen, setIsOpen] = useState(false);
  if (run.ownership === 'own' || run.fees === null) return null;
  const mayChange = can('carrierPrice.update') && hasOpenFees(run) && run.archivedAt === null;
  return (
    <section aria-label={t('section')}>
      <h3>
        {t('section')}
        <span>{total(run)}</span>
        {mayChange && (
          <Button size="xs" variant="ghost" colorPalette="gray" ms="auto" onClick={() => setIsOpen(true)}>
            {t(run.hiredFeeYen === null ? 'enter' : 'change')}
          </Button>
        )}
      </h3>
      <FeeList run={run} />
      {isOpen && (
        <Suspense>
          <FeesDialog run={run} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
