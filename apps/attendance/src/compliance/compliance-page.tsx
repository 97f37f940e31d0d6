import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { useCan, useLive, useSearchParams } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { addDays } from '@haisha/rules/calendar';
import { EmptyState, PageFrame, SkeletonTable } from '@haisha/ui';
import { DayStepper } from '@haisha/ui/day-stepper';
import { Suspense } from 'react';
import { CentreChoice } from '../fields/centre-choice.tsx';
import { PageTools } from '../fields/page-tools.tsx';
import { useCentre } from '../fields/use-centre.ts';
import { ViewChoice } from '../fields/view-choice.tsx';
import { complianceMeta } from './compliance-api.ts';
import {
  type ComplianceAddress,
  compliancePath,
  complianceViews,
  readComplianceAddress,
  writeComplianceAddress,
} from './compliance-place.ts';
import { StandingView } from './standing-view.tsx';

const CandidatesView = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "compliance-more" */ './candidates-view.tsx')).CandidatesView,
}));
const InspectionView = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "compliance-more" */ './inspection-view.tsx')).InspectionView,
}));
const DriverYear = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "compliance-driver" */ './driver-year.tsx')).DriverYear,
}));

/** The hours of drivers under the law (法令遵守の状況): what is breached, what is close, and what is still possible. */
export function CompliancePage() {
  const { t } = useTranslation('compliance');
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const today = tokyoDate();
  const address = readComplianceAddress(params, today);
  const { centres, departmentId, isLoaded } = useCentre('compliance.read', address.departmentId);
  useLive(complianceMeta.entity, ...complianceMeta.shows);
  const views = complianceViews.filter((view) => view !== 'inspection' || can('compliance.readInspection'));
  const written = (changes: Partial<ComplianceAddress>) => writeComplianceAddress({ ...address, ...changes }, today);
  const change = (changes: Partial<ComplianceAddress>) => setParams(written(changes), { preventScrollReset: true });
  const hrefWith = (changes: Partial<ComplianceAddress>) => `?${new URLSearchParams(written(changes))}`;

  return (
    <PageFrame title={usePageTitle(compliancePath)} width="edge">
      <PageTools label={t('tools')}>
        <ViewChoice
          label={t('view.label')}
          value={address.view}
          choices={views.map((value) => ({ value, text: t(`view.${value}`) }))}
          onChange={(view) => change({ view, driver: null })}
        />
        <DayStepper
          date={address.date}
          text={formatDate(address.date, { weekday: true })}
          labels={{ previous: t('previousDay'), today: t('today'), next: t('nextDay'), date: t('date') }}
          onStep={(direction) => change({ date: addDays(address.date, direction) })}
          onToday={() => change({ date: today })}
          onDate={(date) => change({ date })}
        />
        <CentreChoice
          {...{ centres }}
          label={t('centre')}
          value={departmentId}
          onChange={(id) => change({ departmentId: id, driver: null })}
        />
      </PageTools>
      {departmentId === null ? (
        isLoaded && <EmptyState title={t('noCentre')} />
      ) : (
        <Suspense fallback={<SkeletonTable />}>
          {address.driver !== null ? (
            <DriverYear
              key={address.driver}
              driverId={address.driver}
              date={address.date}
              backHref={hrefWith({ driver: null })}
            />
          ) : address.view === 'candidates' ? (
            <CandidatesView {...{ address, departmentId, hrefWith }} onChange={change} />
          ) : address.view === 'inspection' && views.includes('inspection') ? (
            <InspectionView date={address.date} departmentId={departmentId} />
          ) : (
            <StandingView date={address.date} {...{ departmentId, hrefWith }} />
          )}
        </Suspense>
      )}
    </PageFrame>
  );
}
