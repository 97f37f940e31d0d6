import { useTranslation } from '@haisha/i18n';
import { useCan, useSession } from '@haisha/platform';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { EmptyState, PageFrame, SkeletonTable, useMediaQuery } from '@haisha/ui';
import { useBoardAddress } from './address/use-board-address.ts';
import { BoardOfCentre } from './board-of-centre.tsx';
import { boardPath } from './board-place.ts';

/** The allocation board (配車表): who drives what with which vehicle, and when. */
export function BoardPage() {
  const { t } = useTranslation('board');
  const title = usePageTitle(boardPath);
  const { address, change } = useBoardAddress();
  const { options, isLoaded } = useDepartmentOptions();
  const mayReadCentres = useCan()('vehicle.read');
  const own = useSession()?.user.departmentIds[0];
  const isPhone = useMediaQuery('(max-width: 47.9375rem)');
  const departmentId = address.departmentId ?? own ?? options[0]?.value ?? null;
  const centre = options.find(({ value }) => value === departmentId);

  return (
    <PageFrame title={title} width="edge" {...(centre && { subtitle: centre.label })}>
      {departmentId === null ? (
        isLoaded || !mayReadCentres ? (
          <EmptyState title={t('state.noCentre')} />
        ) : (
          <SkeletonTable />
        )
      ) : (
        <BoardOfCentre key={departmentId} {...{ address, change, departmentId, centres: options, isPhone }} />
      )}
    </PageFrame>
  );
}
