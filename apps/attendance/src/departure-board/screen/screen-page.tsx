import { formatDate, formatWeekday, tokyoDate, useLocale, useTranslation } from '@haisha/i18n';
import { useLive, useLocation, useNavigate, useQuery, useSearchParams } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { minuteOf } from '@haisha/rules/hours/japan-minute';
import { formatNightTime } from '@haisha/rules/night-time';
import { EmptyState, Icon, IconButton, SkeletonTable } from '@haisha/ui';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { alarmsByKind } from '../alarms-of.ts';
import { departureBoardOf } from '../departure-api.ts';
import { departureCounts, isCounted, linesOf } from '../departure-lines.ts';
import { departurePath, readDepartureAddress } from '../departure-place.ts';
import { useServerNow } from '../use-server-now.ts';
import { ScreenFrame } from './screen-frame.ts';
import { mostAlarms, mostRows, nextToLeave, screenLines } from './screen-lines.ts';
import { ScreenRow } from './screen-row.tsx';

/** Without news for so long what is shown may be wrong. */
const staleMs = 90_000;

/** The departure board on a big screen (大画面), read from five metres: who needs attention, and who leaves next. */
export function DepartureScreenPage() {
  const { t } = useTranslation('departureBoard');
  const locale = useLocale();
  const localName = useLocalName();
  const [params] = useSearchParams();
  const { date, departmentId: asked } = readDepartureAddress(params, tokyoDate());
  const { options, usualId } = useDepartmentOptions();
  const departmentId = asked ?? usualId ?? '';
  useLive('departureBoard', 'allocation');
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...departureBoardOf({ date, departmentId }),
    enabled: departmentId !== '',
  });
  const now = useServerNow(data, dataUpdatedAt);
  const lines = useMemo(() => (data && now !== null ? linesOf(data.rows, now) : undefined), [data, now]);
  const close = useWayOut();
  const urgent = screenLines(lines ?? []);
  const next = nextToLeave(lines ?? []);
  const clock = (at: number) => formatNightTime(minuteOf(at) % (24 * 60));
  const isStale = data !== undefined && (error !== null || Date.now() - dataUpdatedAt > staleMs);
  const counted = departureCounts.filter((count) => count !== 'late' && count !== 'off');
  const alarms = data?.alarms ?? [];

  function alarmNames(names: readonly string[]): string {
    const more = names.length > mostAlarms ? ` ${t('screen.more', { count: names.length - mostAlarms })}` : '';
    return names.slice(0, mostAlarms).join(t('separator')) + more;
  }

  return createPortal(
    <ScreenFrame role="region" aria-label={t('screen.title')}>
      <header>
        <time>{now !== null && clock(now)}</time>
        <h1>
          {options.find(({ value }) => value === departmentId)?.label} {formatDate(date)} ({formatWeekday(date, locale)}
          )
        </h1>
        <IconButton variant="outline" colorPalette="gray" aria-label={t('screen.close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
        <ul>
          {counted.map((count) => (
            <li key={count}>
              {t(`counts.${count}`)} <b>{(lines ?? []).filter((line) => isCounted(count, line)).length}</b>
            </li>
          ))}
        </ul>
      </header>
      {alarms.length > 0 && (
        <p role="alert" data-alarm="">
          <Icon name="error" size="1em" />
          {[...alarmsByKind(alarms)].map(([kind, ofKind]) => (
            <span key={kind}>
              {t(`alarm.kind.${kind}`)} {alarmNames(ofKind.map(({ driver }) => localName(driver.name, driver.nameEn)))}
            </span>
          ))}
        </p>
      )}
      {isStale && (
        <p role="alert" data-stale="">
          <Icon name="warning" size="1em" />
          {t('screen.stale', { time: clock(dataUpdatedAt) })}
        </p>
      )}
      <div data-room="">
        {lines === undefined && (error ? <ProblemState error={error} onRetry={refetch} /> : <SkeletonTable />)}
        {lines !== undefined && urgent.length === 0 && <EmptyState title={t('screen.calm')} />}
        <ul>
          {urgent.slice(0, mostRows).map((line) => (
            <ScreenRow key={line.row.driver.id} line={line} />
          ))}
        </ul>
        {urgent.length > mostRows && <p>{t('screen.more', { count: urgent.length - mostRows })}</p>}
      </div>
      <footer>
        <span>
          {next.length > 0 && t('screen.next')}{' '}
          {next
            .map(({ row }) =>
              [clock(Date.parse(row.planned?.outAt ?? '')), localName(row.driver.name, row.driver.nameEn)].join(' '),
            )
            .join('　')}
        </span>
        <span>{dataUpdatedAt > 0 && t('screen.updated', { time: clock(dataUpdatedAt) })}</span>
      </footer>
    </ScreenFrame>,
    document.body,
  );
}

/** Back to the board: by Escape, by the button, and when the window is no longer full. */
function useWayOut(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const out = () => void navigate(departurePath + search);
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && out();
    const onChange = () => !document.fullscreenElement && out();
    window.addEventListener('keydown', onKeyDown);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [navigate, search]);
  return () => void navigate(departurePath + search);
}
