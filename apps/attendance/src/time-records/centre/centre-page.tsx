import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { EmptyState, PageFrame, SkeletonTable } from '@haisha/ui';
import { Suspense } from 'react';
import { CentreChoice } from '../../fields/centre-choice.tsx';
import type { TimeAddressState } from '../address/use-time-address.ts';
import { DayView } from '../day/day-view.tsx';
import { timeRecordPath } from '../time-record-place.ts';

const CentreMonthView = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "time-centre-month" */ '../centre-month/centre-month-view.tsx'))
    .CentreMonthView,
}));

/** The day or the month of the centre in the address, or of the person's own. */
export function CentrePage(state: TimeAddressState) {
  const { t } = useTranslation('timeRecord');
  const title = usePageTitle(timeRecordPath);
  const { isLoaded, options, usualId } = useDepartmentOptions('punch.read');
  const mayReadCentres = useCan()('vehicle.read');
  const { address, change } = state;
  const departmentId = address.departmentId ?? usualId;
  const centre = options.find(({ value }) => value === departmentId);
  const View = address.span === 'month' ? CentreMonthView : DayView;
  const choice =
    options.length > 1 ? (
      <CentreChoice
        label={t('toolbar.centre')}
        centres={options}
        value={departmentId}
        onChange={(id) => change({ departmentId: id })}
      />
    ) : (
      centre && <span>{centre.label}</span>
    );

  return (
    <PageFrame title={title} width="edge" subtitle={choice}>
      {departmentId !== null ? (
        <Suspense fallback={<SkeletonTable />}>
          <View key={departmentId} {...state} departmentId={departmentId} />
        </Suspense>
      ) : isLoaded || !mayReadCentres ? (
        <EmptyState title={t('state.noCentre')} />
      ) : (
        <SkeletonTable />
      )}
    </PageFrame>
  );
}
