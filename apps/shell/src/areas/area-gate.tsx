import { barePath, useTranslation } from '@haisha/i18n';
import { useLocation } from '@haisha/platform';
import { SkeletonTable, Stack } from '@haisha/ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ErrorPage } from '../errors/error-page.tsx';
import { useShell } from '../shell-context.ts';
import { AreaCard } from './area-card.tsx';
import { AreaFailure } from './area-failure.ts';
import { findAreaRoute } from './find-area-route.ts';
import { pageRefusal } from './page-refusal.ts';
import { preferPrevious, startingPoint } from './prefer-previous.ts';
import { usePointer } from './use-pointer.ts';
import { useReturnOfServer } from './use-return-of-server.ts';

/** Shown where no route is mounted yet: finds the area of the path, loads it and continues to its page. */
export function AreaGate() {
  const shell = useShell();
  const location = useLocation();
  const { status, pointer } = usePointer();
  const { t } = useTranslation('areaCard');
  if (status === 'waiting') return <AreaWaiting />;
  if (status === 'unavailable') {
    return (
      <AreaCard title={t('failure.unknown')} onRetry={() => void shell.pointer.refresh()}>
        {t('failure.unknownText')}
      </AreaCard>
    );
  }
  const refusal = pageRefusal(shell, location);
  if (refusal) return <ErrorPage status={refusal.status} message={refusal.message} />;
  const found = findAreaRoute(pointer, barePath(location.pathname));
  if (!found) return null;
  return <AreaEntrance key={`${found.area} ${pointer.areas[found.area]?.version}`} area={found.area} />;
}

function AreaEntrance({ area }: { area: string }) {
  const shell = useShell();
  const { revalidate } = useRevalidator();
  const { pointer } = usePointer();
  const [failure, setFailure] = useState<AreaFailure | null>(null);
  const live = pointer?.areas[area];
  const [request, setRequest] = useState(() => ({ from: startingPoint(area, live?.version), tries: 0 }));

  useEffect(() => {
    if (!live) return;
    let isUnmounted = false;
    setFailure(null);
    shell.areas.load(area, live, request.from).then(
      () => {
        // The router now finds the area's routes; a navigation to the same address would not look for them when it has
        // a hash.
        if (!isUnmounted) void revalidate();
      },
      (cause: unknown) => {
        if (!isUnmounted)
          setFailure(cause instanceof AreaFailure ? cause : new AreaFailure('unreachable', area, live.version, []));
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [shell, area, live?.enabled, request]);

  const retry = (from: 'live' | 'previous') => {
    preferPrevious(area, from === 'previous' ? (live?.version ?? null) : null);
    setRequest(({ tries }) => ({ from, tries: tries + 1 }));
  };
  useReturnOfServer(failure?.kind === 'unreachable', () => retry('live'));

  if (!failure) return <AreaWaiting />;
  return <AreaFailureCard failure={failure} previous={live?.previous?.version} onRetry={retry} />;
}

type AreaFailureCardProps = {
  failure: AreaFailure;
  previous: string | undefined;
  onRetry: (from: 'live' | 'previous') => void;
};

function AreaFailureCard({ failure, previous, onRetry }: AreaFailureCardProps) {
  const { t } = useTranslation('areaCard');
  const withPrevious = failure.kind !== 'disabled' && previous !== undefined;
  return (
    <AreaCard
      title={t(`failure.${failure.kind}`)}
      failure={failure}
      tone={failure.kind === 'disabled' ? 'info' : 'error'}
      onRetry={() => onRetry('live')}
      previous={withPrevious ? { version: previous, use: () => onRetry('previous') } : undefined}
    >
      {t(`failure.${failure.kind}Text`)}
    </AreaCard>
  );
}

function AreaWaiting() {
  return (
    <Stack px={{ base: '4', md: '6' }} py="5">
      <SkeletonTable />
    </Stack>
  );
}
