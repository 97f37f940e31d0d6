import { useTranslation } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';
import { VisuallyHidden } from '@haisha/ui';
import type { RecordRow, ShiftCells, TimeCell } from '../records/record-row.ts';
import { useRecordWords } from '../records/use-record-words.ts';
import { TimeFrame } from './table-frame.ts';

/** Nobody minds so few minutes beside the plan. */
const unmindedMinutes = 5;

/** The kinds of times that have a column of their own; breaks stand in one. */
export const timeColumns = ['clockIn', 'leaveGarage', 'breaks', 'returnGarage', 'clockOut'] as const;
type TimeColumn = (typeof timeColumns)[number];

export type TimeCellsProps = {
  row: RecordRow;
  column: TimeColumn;
  /** The row has the focus: its marks can be reached by Tab. */
  isActive: boolean;
  /** Takes over what is proposed; without it proposals are only read. */
  onPropose: (() => void) | undefined;
};

/** The times of a row in one of its columns, those of each shift below each other. */
export function TimeCells({ column, row, ...props }: TimeCellsProps) {
  return row.shifts.map((shift, index) => (
    // Shifts have no name of their own but their place in the day.
    <div key={`${row.key} ${index}`}>
      {column === 'breaks' ? (
        <Breaks breaks={shift.breaks} {...{ row, ...props }} />
      ) : (
        <Time cell={shift[column]} {...{ row, ...props }} />
      )}
    </div>
  ));
}

type PartProps = Omit<TimeCellsProps, 'column'>;

function Breaks({ breaks, ...props }: PartProps & { breaks: ShiftCells['breaks'] }) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const [first, ...more] = breaks;
  if (!first) return null;
  const all = breaks.map(({ end, start }) =>
    [start, end].map(({ minutes }) => (minutes === null ? '―' : words.clock(minutes))).join('–'),
  );
  return (
    <TimeFrame data-break="" title={more.length > 0 ? all.join('\n') : undefined}>
      <Time cell={first.start} {...props} />–<Time cell={first.end} {...props} />
      {more.length > 0 && <small>{t('cell.moreBreaks', { count: more.length })}</small>}
    </TimeFrame>
  );
}

function Time({ cell, isActive, onPropose, row }: PartProps & { cell: TimeCell }) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const { kind, minutes, missing, planned, punch } = cell;
  if (missing) return <Missing {...{ kind, onPropose, isActive }} proposal={missing.proposal} />;
  if (minutes === null) return null;
  const first = punch && words.firstTime(punch, row.record.date);
  // Beside the day before it goes without saying.
  const off = planned === null || minutes < 0 ? 0 : minutes - planned;
  return (
    <TimeFrame title={planned === null || first ? undefined : t('cell.planned', { time: words.clock(planned) })}>
      {first ? (
        <span data-corrected="" data-first={first} tabIndex={isActive ? 0 : -1}>
          {words.clock(minutes)}
          <VisuallyHidden>{first}</VisuallyHidden>
        </span>
      ) : (
        <span>{words.clock(minutes)}</span>
      )}
      {Math.abs(off) >= unmindedMinutes && (
        <small data-late={kind === 'clockIn' && off > 0 ? '' : undefined}>
          {off > 0 ? '+' : '−'}
          {Math.abs(off) < 60 ? Math.abs(off) : formatNightTime(Math.abs(off))}
        </small>
      )}
    </TimeFrame>
  );
}

type MissingProps = {
  kind: TimeCell['kind'];
  proposal: number | null;
  isActive: boolean;
  onPropose: PartProps['onPropose'];
};

function Missing({ isActive, kind, onPropose, proposal }: MissingProps) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const name = words.kind(kind);
  const time = proposal === null ? '' : words.clock(proposal);
  return (
    <TimeFrame>
      <i aria-hidden="true">―</i>
      <VisuallyHidden>{t('cell.missing', { kind: name })}</VisuallyHidden>
      {proposal !== null &&
        (onPropose ? (
          <button
            type="button"
            tabIndex={isActive ? 0 : -1}
            title={t('cell.propose', { kind: name, time })}
            aria-label={t('cell.propose', { kind: name, time })}
            onClick={onPropose}
          >
            {time}
          </button>
        ) : (
          <small>{time}</small>
        ))}
    </TimeFrame>
  );
}
