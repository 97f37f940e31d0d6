import { useTranslation } from '@haisha/i18n';
import { useCan, useSession } from '@haisha/platform';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { EmptyState, PageFrame, SkeletonTable, useMediaQuery } from '@haisha/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { BoardAddressState } from './address/use-board-address.ts';
import { BoardOfCentre } from './board-of-centre.tsx';
import { useIsPartner } from './requests/use-is-partner.ts';

const RequestsPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "board-requests" */ './requests/requests-page.tsx')).RequestsPage,
}));

export type BoardScreenProps = BoardAddressState & {
  title: string;
  /** What stands over the board. */
  children?: ReactNode;
};

/** The board under a title; a delivery company sees what is asked of it. */
export function BoardScreen(props: BoardScreenProps) {
  if (!useIsPartner()) return <OfficeBoard {...props} />;
  return (
    <Suspense fallback={<SkeletonTable />}>
      <RequestsPage title={props.title} />
    </Suspense>
  );
}

/** The board of the centre in the address or of the person's own. */
function OfficeBoard({ title, address, change, children }: BoardScreenProps) {
  const { t } = useTranslation('board');
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
        <BoardOfCentre key={departmentId} {...{ address, change, departmentId, centres: options, isPhone }}>
          {children}
        </BoardOfCentre>
      )}
    </PageFrame>
  );
}
