import { useTranslation } from '@haisha/i18n';
import { lazyOr } from '@haisha/platform/lazy-part';
import { Box } from '@haisha/ui';
import { type CSSProperties, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useBoard } from '../board-context.ts';
import { BoardSkeleton } from '../board-skeleton.tsx';
import type { BoardRow } from '../day/board-types.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { topsOf } from '../geometry/row-window.ts';
import { fitsRoom, type Scale, xOf } from '../geometry/scale.ts';
import { BandTitle } from './band-title.tsx';
import { BoardFrame } from './board-frame.ts';
import { BoardRowView } from './board-row.tsx';
import { Corner } from './corner.tsx';
import { FindingOf } from './finding-of.ts';
import { Ghost } from './ghost.tsx';
import { bandHeight, headWidthOf, heightOf, mostBandHeight, sumsHeightOf, timeHeadHeight } from './measures.ts';
import { SeenRows } from './seen-rows.tsx';
import { TimeHead } from './time-head.tsx';
import type { BoardPlaces } from './use-board-places.ts';
import { useNow } from './use-now.ts';
import type { MeasureRoom } from './use-room.ts';
import { useRowNumbers } from './use-row-numbers.ts';
import { type RowScene, useRowScene } from './use-row-scene.ts';
import { useSeenAcross } from './use-seen-across.ts';

export type BoardGridProps = {
  places: BoardPlaces;
  /** Measures the room until rows are there. */
  measured: MeasureRoom;
  fresh: ReadonlySet<string>;
  /** What stands in the lanes when there is no row. */
  empty: ReactNode;
  onKeyDown: (event: React.KeyboardEvent) => void;
  onPointerDown: (event: React.PointerEvent) => void;
  onFocus: (event: React.FocusEvent) => void;
};

/** What cannot be fetched is left out: words about it would shift the rows. */
const isAbsent = () => null;
const MonthSums = lazyOr(
  async () => ({
    default: (await import(/* webpackChunkName: "board-month" */ '../month/month-sums.tsx')).MonthSums,
  }),
  isAbsent,
);
const MonthGround = lazyOr(
  async () => ({
    default: (await import(/* webpackChunkName: "board-month" */ '../month/month-ground.tsx')).MonthGround,
  }),
  isAbsent,
);

const noHolidays: readonly string[] = [];
/** The band is at the foot of the board. */
const isAlways = () => true;

/**
 * The rows and bars of the board. Its frame, whose look is long, stands before the day is there, and is not drawn anew while
 * it scrolls.
 */
export function BoardGrid({ places, measured, fresh, empty, onKeyDown, onPointerDown, onFocus }: BoardGridProps) {
  const { t } = useTranslation('board');
  const { day, scale } = useBoard();
  const { count } = useRowNumbers();
  const { pxPerMinute, range } = scale;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--head': `${headWidthOf(range)}px`,
    '--hour': `${pxPerMinute * 60 * (range === 'month' ? 24 : 1)}px`,
    '--quarter': `${pxPerMinute * 60 * (range === 'month' ? 24 * 7 : range === 'week' ? 24 : 6)}px`,
  };
  if (!day) {
    return (
      <BoardFrame>
        <BoardSkeleton measured={measured} />
      </BoardFrame>
    );
  }
  return (
    <BoardFrame
      role="grid"
      aria-label={t('grid.label')}
      aria-rowcount={count}
      aria-describedby="board-keys"
      data-fits={fitsRoom(scale) ? '' : undefined}
      style={style}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
    >
      <GridRows places={places} fresh={fresh} empty={empty} />
      <span id="board-keys" hidden>
        {t('grid.keys')}
      </span>
    </BoardFrame>
  );
}

function GridRows({ places, fresh, empty }: Pick<BoardGridProps, 'places' | 'fresh' | 'empty'>) {
  const { day, rows, companies: known, scale, isDense, address, roomHeight, roomWidth } = useBoard();
  const scene = useRowScene();
  const numbers = useRowNumbers();
  const { short } = useFindingText();
  const now = useNow();
  const { range } = scale;
  const tops = useMemo(
    () => topsOf(rows.own.map((row) => heightOf({ range, isDense }, row))),
    [rows.own, range, isDense],
  );
  const bandTops = useMemo(
    () => topsOf(rows.companies.map((row) => heightOf({ range, isDense }, row))),
    [rows.companies, range, isDense],
  );
  const width = headWidthOf(range) + scale.width;
  const { band, holdBand, holdScroller, scrolled, scroller } = places;
  const inBand = bandHeight(bandTops, roomHeight, known.length);
  const height = Math.max(0, roomHeight - inBand);
  const { own, companies } = rows;
  places.latest.current = { own, tops, companies, bandTops, scale, height, bandHeight: inBand };
  const isScrolling = useRef(false);

  function follow(one: HTMLElement, other: HTMLElement | null): void {
    if (!other || isScrolling.current || other.scrollLeft === one.scrollLeft) return;
    isScrolling.current = true;
    other.scrollLeft = one.scrollLeft;
    requestAnimationFrame(() => {
      isScrolling.current = false;
    });
  }

  const [until, lookAcross] = useSeenAcross(roomWidth, address.run);
  const common = { scene, now, until, openRun: address.run, fresh };
  const count = rows.own.filter(({ head }) => head.kind !== 'none').length;
  const corner = useMemo(() => <Corner count={count} />, [count]);

  return (
    <FindingOf value={short}>
      <Box
        ref={holdScroller}
        data-scroller=""
        role={rows.own.length > 0 ? 'rowgroup' : undefined}
        onScroll={({ currentTarget }) => {
          scrolled.current.own = currentTarget.scrollTop;
          lookAcross(currentTarget);
          follow(currentTarget, band.current);
        }}
      >
        <div role="none" style={{ width, position: 'sticky', top: 0, zIndex: 4 }}>
          <TimeHead
            scale={scale}
            date={address.date}
            now={now}
            holidays={day?.holidays ?? noHolidays}
            corner={corner}
          />
        </div>
        <div
          role="none"
          data-canvas=""
          style={{ width, height: tops.at(-1), minHeight: `calc(100% - ${timeHeadHeight + sumsHeightOf(range)}px)` }}
        >
          <Times now={now} scale={scale} />
          {rows.own.length === 0 && empty}
          <SeenRows rows={rows.own} tops={tops} height={height} scroller={scroller} common={common} />
          <Ghost rows={rows.own} tops={tops} scene={scene} isLow={places.isLow} />
        </div>
        {range === 'month' && (
          <div role="none" data-sums="" style={{ width }}>
            <Suspense>
              <MonthSums />
            </Suspense>
          </div>
        )}
      </Box>
      {known.length > 0 && (
        <Band
          rows={rows.companies}
          tops={bandTops}
          width={width}
          scene={scene}
          now={now}
          bandRef={holdBand}
          inWindow={() => {
            const box = band.current?.getBoundingClientRect();
            return { left: (box?.left ?? 0) - (band.current?.scrollLeft ?? 0), top: box?.top ?? 0 };
          }}
          onScroll={(element) => {
            scrolled.current.band = element.scrollTop;
            follow(element, scroller.current);
          }}
        >
          {rows.companies.map((row, index) => (
            <BoardRowView
              key={row.key}
              row={row}
              top={bandTops[index] ?? 0}
              index={numbers.companies + index}
              {...common}
            />
          ))}
        </Band>
      )}
    </FindingOf>
  );
}

/** The night behind the day, and the time that it is. */
function Times({ now, scale }: { now: number; scale: Scale }) {
  const headWidth = headWidthOf(scale.range);
  const night = xOf(scale, scale.start + scale.days * 86_400_000);
  const nowX = xOf(scale, now);
  return (
    <>
      {night < scale.width && <div data-night="" style={{ insetInlineStart: headWidth + night }} />}
      {scale.range === 'month' && (
        <Suspense>
          <MonthGround />
        </Suspense>
      )}
      {scale.range !== 'month' && nowX >= 0 && nowX <= scale.width && (
        <div data-now="" style={{ insetInlineStart: headWidth + nowX - 1 }} />
      )}
    </>
  );
}

type BandProps = {
  rows: readonly BoardRow[];
  tops: readonly number[];
  width: number;
  scene: RowScene;
  now: number;
  bandRef: BoardPlaces['holdBand'];
  inWindow: () => { left: number; top: number };
  onScroll: (element: HTMLElement) => void;
  children: ReactNode;
};

/** The delivery companies, always at the foot of the board. */
function Band({ rows, tops, width, scene, now, bandRef, inWindow, onScroll, children }: BandProps) {
  const { roomHeight } = useBoard();
  const style: CSSProperties & Record<`--${string}`, string> = { '--band': `${mostBandHeight(roomHeight)}px` };
  return (
    <Box
      ref={bandRef}
      data-band=""
      role="rowgroup"
      style={style}
      onScroll={({ currentTarget }) => onScroll(currentTarget)}
    >
      <BandTitle width={width} />
      {rows.length > 0 && (
        <div role="none" data-canvas="" style={{ width, height: tops.at(-1) }}>
          <Times now={now} scale={scene.scale} />
          {children}
          <Ghost rows={rows} tops={tops} scene={scene} isLow={isAlways} inWindow={inWindow} />
        </div>
      )}
    </Box>
  );
}
