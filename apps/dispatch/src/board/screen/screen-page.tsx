import { tokyoDate, useTranslation } from '@haisha/i18n';
import { useLive, useLocation, useNavigate, useQuery, useSearchParams } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { EmptyState, SkeletonTable } from '@haisha/ui';
import { useEffect, useMemo } from 'react';
import { readBoardAddress } from '../address/board-address.ts';
import { boardPath } from '../board-place.ts';
import { boardEntities } from '../commands/board-api.ts';
import { useNow } from '../grid/use-now.ts';
import { dayOf } from '../live/day-of.ts';
import { screenLines } from './screen-lines.ts';
import { ScreenView } from './screen-view.tsx';

/** Besides what others change, in case that nobody tells of it. */
const readMs = 60_000;
/** Without news for so long what is shown may be wrong. */
const staleMs = 150_000;

/** The day on a big screen (大画面表示): today's unless the address names another, from midnight on the next one. */
export function ScreenPage() {
  const { t } = useTranslation('boardScreen');
  const [params] = useSearchParams();
  const now = useNow();
  const { date, departmentId: asked } = readBoardAddress(params, tokyoDate(new Date(now)));
  const { options, usualId } = useDepartmentOptions();
  const departmentId = asked ?? usualId ?? '';
  useLive(...boardEntities);
  const query = { date, days: 1, departmentId };
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = useQuery({
    ...dayOf(query),
    enabled: departmentId !== '',
    refetchInterval: readMs,
  });
  const day = isPlaceholderData ? undefined : data;
  const lines = useMemo(() => (day ? screenLines(day, date, now) : undefined), [day, date, now]);
  const close = useWayOut();
  const isStale = dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > staleMs;

  return (
    <ScreenView
      centre={options.find(({ value }) => value === departmentId)?.label ?? ''}
      date={date}
      now={now}
      lines={lines ?? []}
      staleSince={day && (error || isStale) ? dataUpdatedAt : null}
      onClose={close}
    >
      {lines === undefined && (error ? <ProblemState error={error} onRetry={refetch} /> : <SkeletonTable />)}
      {lines?.length === 0 && <EmptyState title={t('nothing')} />}
    </ScreenView>
  );
}

/** Back to the board of that day: by Escape, by the button, and when the window is no longer full. */
function useWayOut(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();

  useEffect(() => {
    const out = () => void navigate(boardPath + search);
    function onKeyDown({ key, defaultPrevented }: KeyboardEvent): void {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('[role=dialog]')) out();
    }
    function onChange(): void {
      if (!document.fullscreenElement) out();
    }
    window.addEventListener('keydown', onKeyDown);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [navigate, search]);

  return () => void navigate(boardPath + search);
}
