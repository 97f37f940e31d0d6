import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { EmptyState, PageFrame, SkeletonTable, useMediaQuery } from '@haisha/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { BoardAddressState } from './address/use-board-address.ts';
import { BoardOfCentre } from './board-of-centre.tsx';
import { BoardHeader } from './header/board-header.tsx';
import { useIsPartner } from './requests/use-is-partner.ts';

const RequestsPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "board-requests" */ './requests/requests-page.tsx')).RequestsPage,
}));

export type BoardScreenProps = BoardAddressState & {
  title: string;
  /** The title on a phone, where the centre needs the room beside it. */
  shortTitle?: string;
  /** True until it is known what the board opens with. */
  isOpening?: boolean;
  /** The saved views of the board, where it has an address of its own. */
  views?: ReactNode;
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
function OfficeBoard({
  title,
  shortTitle = title,
  address,
  change,
  isOpening = false,
  views,
  children,
}: BoardScreenProps) {
  const { t } = useTranslation('board');
  const { options, usualId, isLoaded } = useDepartmentOptions();
  const mayReadCentres = useCan()('vehicle.read');
  const isPhone = useMediaQuery('(max-width: 47.9375rem)');
  const departmentId = address.departmentId ?? usualId;
  const header = departmentId !== null && (
    <BoardHeader
      centres={options}
      departmentId={departmentId}
      views={!isPhone && views}
      isPhone={isPhone}
      onCentre={(id) => change({ departmentId: id, run: null })}
    />
  );

  return (
    <PageFrame title={isPhone ? shortTitle : title} width="edge" {...(header && { subtitle: header })}>
      {departmentId === null ? (
        isLoaded || !mayReadCentres ? (
          <EmptyState title={t('state.noCentre')} />
        ) : (
          <SkeletonTable />
        )
      ) : isOpening ? (
        <SkeletonTable />
      ) : (
        <BoardOfCentre key={departmentId} {...{ address, change, departmentId, isPhone }} views={isPhone && views}>
          {children}
        </BoardOfCentre>
      )}
    </PageFrame>
  );
}
