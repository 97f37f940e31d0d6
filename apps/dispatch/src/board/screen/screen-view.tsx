import { formatDate, formatWeekday, tokyoDate, useLocale, useTranslation } from '@haisha/i18n';
import { Icon, IconButton, VisuallyHidden } from '@haisha/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { midnightOf } from '../geometry/scale.ts';
import { clockText } from '../grid/clock-text.ts';
import { linesIn, ScreenFrame } from './screen-frame.ts';
import { countsOf, type ScreenLine, type ScreenState } from './screen-lines.ts';
import { ScreenRow } from './screen-row.tsx';
import { usePointerNear } from './use-pointer-near.ts';
import { useTurning } from './use-turning.ts';

export type ScreenViewProps = {
  centre: string;
  date: string;
  /** The minute that it is. */
  now: number;
  lines: readonly ScreenLine[];
  /** The moment of the last news, where none come; null otherwise. */
  staleSince: number | null;
  onClose: () => void;
  /** What stands in the place of lines. */
  children: ReactNode;
};

const counted: readonly ScreenState[] = ['late', 'confirmed', 'planned', 'requested', 'departed', 'returned'];
const columns = ['vehicle', 'run', 'driver', 'departs', 'returns', 'state'] as const;
/** As many lines as a usual screen takes, until it has been measured. */
const usualLines = 10;

/** A moment as a clock shows it. */
function clockOf(at: number): string {
  return clockText(midnightOf(tokyoDate(new Date(at))), at);
}

/** The day in letters that are read from five metres: a page of lines, which turns, under the time. */
export function ScreenView({ centre, date, now, lines, staleSince, onClose, children }: ScreenViewProps) {
  const { t } = useTranslation('boardScreen');
  const locale = useLocale();
  const room = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(usualLines);
  const isNear = usePointerNear();
  const [hasFocus, setHasFocus] = useState(false);
  const pages = Math.ceil(lines.length / most);
  const isHeld = isNear || hasFocus;
  const { page, turn } = useTurning(pages, isHeld);
  const counts = countsOf(lines);
  const midnight = midnightOf(date);

  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => element.clientHeight > 0 && setMost(linesIn(element.clientHeight, window));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  }

  return createPortal(
    <ScreenFrame
      role="region"
      aria-label={t('title')}
      data-idle={isNear ? undefined : ''}
      onKeyDown={onKeyDown}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <header>
        <div>
          <h1>
            {t('title')} <b>{centre}</b>
          </h1>
          <ul>
            {counted.map(
              (state) =>
                counts[state] > 0 && (
                  <li key={state} data-state={state}>
                    {t(`state.${state}`)} <b>{counts[state]}</b>
                  </li>
                ),
            )}
          </ul>
        </div>
        <IconButton size="lg" variant="outline" colorPalette="gray" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
        <p data-day="">
          {formatDate(date)} ({formatWeekday(date, locale)})
        </p>
        <time>{clockOf(now)}</time>
      </header>
      {staleSince !== null && (
        <p role="alert" data-stale="">
          <Icon name="warning" size="1em" />
          {t('stale', { time: clockOf(staleSince) })}
        </p>
      )}
      <div ref={room} data-room="">
        {lines.length === 0 ? (
          children
        ) : (
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" data-column={column}>
                    {t(`column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody key={page}>
              {lines.slice(page * most, (page + 1) * most).map((line) => (
                <ScreenRow key={line.key} line={line} midnight={midnight} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <footer>
        {pages > 1 && (
          <>
            <span aria-hidden="true" data-pages="">
              {Array.from({ length: pages }, (_, index) => (
                <i key={String(index)} data-on={index === page ? '' : undefined} />
              ))}
            </span>
            <span>{t('page', { page: page + 1, pages })}</span>
            {isHeld && <span>{t('held')}</span>}
          </>
        )}
      </footer>
      <VisuallyHidden role="status">{counts.late > 0 && t('late', { count: counts.late })}</VisuallyHidden>
    </ScreenFrame>,
    document.body,
  );
}
