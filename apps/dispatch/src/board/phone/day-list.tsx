import { useTranslation } from '@haisha/i18n';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { latenessOf } from '@haisha/rules/runs/late-run';
import { Box, chakra, Flex } from '@haisha/ui';
import { Segments } from '@haisha/ui/segments';
import { type ReactNode, Suspense, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { type Carry, takeDeliveries, takeRun } from '../carry/carry.ts';
import type { BoardRow, Run } from '../day/board-types.ts';
import { nothingLeft } from '../day/empty-day.ts';
import { bandOn } from '../day/row-day.ts';
import { barStateOf, codeOf, endsOf, fullnessOf, loadPercentOf, worseOf, worstOf } from '../day/run-facts.ts';
import { showsDelivery } from '../day/run-filter.ts';
import { barColours } from '../grid/bar-colours.ts';
import { BarText } from '../grid/bar-text.tsx';
import { carriedIn, useBoardState } from '../grid/board-store.ts';
import { clockText } from '../grid/clock-text.ts';
import { hereLook } from '../grid/here-look.ts';
import { HereTag } from '../grid/here-tag.tsx';
import { signLook, signPictures } from '../grid/sign-look.ts';
import { useBarLabel } from '../grid/use-bar-label.ts';
import { useNow } from '../grid/use-now.ts';
import { useRowWords } from '../grid/use-row-words.ts';
import { OthersSaid } from '../live/others-said.tsx';
import { useOthersAt } from '../live/use-others-at.ts';
import { RunPanel } from '../panel/run-panel.tsx';
import { LeftLines } from './left-lines.tsx';
import { RowNotes } from './row-notes.tsx';

const MoveDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ '../carry/move-dialog.tsx')).MoveDialog,
}));

/** The day on a phone: vehicles with their runs below each other, and what is left over; a run opens in the place of the list. */
export function DayList({ views }: { views: ReactNode }) {
  const { t } = useTranslation('board');
  const { rows, address, change, day, departmentId, scale, store } = useBoard();
  const words = useRowWords();
  const [tab, setTab] = useState<'runs' | 'left'>('runs');
  const [moving, setMoving] = useState<Carry | null>(null);
  const now = useNow();
  const others = useBoardState(store, (state) => state.others);
  useOthersAt(store, departmentId, carriedIn(moving) ?? address.run);
  const left = (day?.deliveriesLeft ?? []).filter((one) => showsDelivery(address, one));
  const companies = rows.companies.filter((row) => row.runs.length > 0);
  const dialog = moving && (
    <Suspense>
      <MoveDialog carry={moving} onClose={() => setMoving(null)} />
    </Suspense>
  );

  if (address.run !== null) {
    return (
      <>
        <RunPanel
          key={address.run}
          id={address.run}
          onClose={() => change({ run: null }, { replace: true })}
          onMove={(run) => setMoving(takeRun(run, '', 'whole', 'keys'))}
        />
        {dialog}
        <OthersSaid />
      </>
    );
  }
  return (
    <Box flex="1" minW="0">
      <Flex gap="2" px="3" py="1.5" css={{ '& > [role=group]': { flex: '1' } }}>
        <Segments
          label={t('phone.tabs')}
          value={tab}
          choices={[
            { value: 'runs', text: t('phone.runs') },
            { value: 'left', text: `${t('phone.left')} ${left.length}` },
          ]}
          onChange={setTab}
        />
        {views}
      </Flex>
      {tab === 'runs' ? (
        <List aria-label={t('phone.runs')}>
          {[...rows.own, ...companies].map((row) => (
            <li key={row.key}>
              <div>
                <b>{words.nameOf(row)}</b>
                <span>{words.driverOf(row)}</span>
              </div>
              <small>
                <RowNotes row={row} />
                {row.runs.length === 0 && !bandOn(row, scale.start) && <span>{t('phone.free')}</span>}
              </small>
              {row.runs.map((run) => (
                <RunLine
                  key={run.id}
                  run={run}
                  row={row}
                  others={others.get(run.id) ?? nobodyHere}
                  now={now}
                  onOpen={() => change({ run: run.id })}
                />
              ))}
            </li>
          ))}
        </List>
      ) : (
        <LeftLines
          deliveries={left}
          nothing={day ? t(nothingLeft(day, address.date)) : null}
          onPlace={(delivery) => setMoving(takeDeliveries([delivery], '', 'keys'))}
        />
      )}
      {dialog}
      <OthersSaid />
    </Box>
  );
}

type RunLineProps = {
  run: Run;
  row: BoardRow;
  /** The names of others who are at it. */
  others: readonly string[];
  now: number;
  onOpen: () => void;
};

function RunLine({ run, row, others, now, onOpen }: RunLineProps) {
  const { t } = useTranslation('board');
  const { day, ownerColourOf, scale } = useBoard();
  const words = useRowWords();
  const labelOf = useBarLabel();
  const ends = endsOf(run);
  const load = loadPercentOf(
    fullnessOf(
      run,
      day?.vehicles.find(({ id }) => id === run.vehicleId),
    ),
  );
  const worst = worstOf(run.findings);
  const late = latenessOf(run, now);
  const state = barStateOf(run);
  const parts = {
    hasSign: late !== null || worst !== null || state !== 'planned',
    code: codeOf(run),
    from: words.placeOf(ends.from),
    to: words.placeOf(ends.to),
    start: clockText(scale.start, Date.parse(run.start)),
    late: late && words.lateForms(late)[0],
    end: `–${clockText(scale.start, Date.parse(run.end))}`,
    otherDriver: words.driversOf(run) || null,
    load: load === null ? null : `${load}%`,
    zones: run.load.zones,
    stops: null,
    rowDriver: null,
  };
  const here = others.length > 0 && t('others.at', { names: others.join(t('row.separator')) });
  return (
    <button
      type="button"
      data-worst={worseOf(worst, late?.tone ?? null) ?? undefined}
      data-state={state}
      aria-label={[labelOf(run, row), parts.late, here].filter(Boolean).join(t('bar.separator'))}
      onClick={onOpen}
    >
      <i style={{ background: ownerColourOf(run.load.cargoOwnerIds) ?? undefined }} />
      <BarText parts={parts} state={state} worst={worst} late={late?.tone} isOneLine={false} />
      {here && <HereTag names={others} />}
    </button>
  );
}

const nobodyHere: readonly string[] = [];

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    ...barColours.light,
    ...signPictures.light,
    _dark: { ...barColours.dark, ...signPictures.dark },
    '& > li': {
      px: '3',
      py: '2',
      borderTopWidth: '1px',
      display: 'grid',
      gap: '1.5',
      // A window that is wide enough has what a row is about in one line.
      gridTemplateColumns: { sm: 'auto 1fr' },
      columnGap: '3',
      alignItems: 'center',
      '& > button': { gridColumn: '1 / -1' },
    },
    '& > li > div': {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      whiteSpace: 'nowrap',
      '& > span': { color: 'fg.muted', overflow: 'hidden', textOverflow: 'ellipsis' },
    },
    '& small': { color: 'fg.subtle', textStyle: 'xs', display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    '& small:empty': { display: 'none' },
    '& [data-short]': {
      color: 'fg.warning',
      fontWeight: 'semibold',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
    },
    '& > li > button': {
      position: 'relative',
      minH: '44px',
      ps: '3',
      pe: '2',
      py: '1',
      textAlign: 'start',
      rounded: 'md',
      borderWidth: '1px',
      borderColor: 'border.control',
      overflow: 'hidden',
      '& > i': {
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '0',
        w: '4px',
        bg: 'border.control',
        forcedColorAdjust: 'none',
      },
      '& > div': { display: 'flex', gap: '2', alignItems: 'center', whiteSpace: 'nowrap' },
      '& [data-bold]': { fontWeight: 'bold' },
      ...signLook,
      '& [data-late]': { color: 'fg.warning', fontWeight: 'semibold' },
      '& [data-late=red]': { color: 'fg.error' },
      '& > div > b + span': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& > div + div': { color: 'fg.muted', textStyle: 'xs' },
    },
    '& [data-here]': { ...hereLook, insetInlineEnd: '1', top: '1', textStyle: 'xs' },
    '& [data-state=planned]': { borderStyle: 'dashed' },
    '& [data-state=confirmed], & [data-state=departed]': { bg: 'primary.subtle', borderColor: 'primary.muted' },
    '& [data-worst=amber]': { borderColor: 'orange.dot' },
    '& [data-worst=red]': { borderColor: 'red.dot' },
  },
});
