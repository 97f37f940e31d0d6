import { useTranslation } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';
import { chakra } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { RecordRow } from '../records/record-row.ts';
import { remarksOf } from '../records/remarks.ts';
import { useRecordWords } from '../records/use-record-words.ts';
import { PlannedCell } from './planned-cell.tsx';
import { RecordMarks } from './record-marks.tsx';
import { RemarkLine } from './remark-list.tsx';

export type RecordLinesProps = {
  label: string;
  rows: readonly RecordRow[];
  headOf: (row: RecordRow) => ReactNode;
  onDetail: (row: RecordRow) => void;
  isStale: boolean;
};

/** Time records on a phone: two lines a row, which opens as a dialog. */
export function RecordLines({ headOf, isStale, label, onDetail, rows }: RecordLinesProps) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const timesOf = ({ shifts }: RecordRow) =>
    shifts
      .map(({ clockIn, clockOut }) =>
        [clockIn, clockOut].map(({ minutes }) => (minutes === null ? '―' : words.clock(minutes))).join('–'),
      )
      .join(' ');
  return (
    <List aria-label={label} opacity={isStale ? 0.6 : 1} aria-busy={isStale}>
      {rows.map((row) => {
        const { hours } = row.record;
        const remarks = remarksOf(row);
        return (
          <li key={row.key}>
            <button type="button" data-row={row.key} onClick={() => onDetail(row)}>
              <span>
                <b>
                  {headOf(row)} <RecordMarks record={row.record} />
                </b>
                <i>{timesOf(row)}</i>
              </span>
              <small>
                {remarks.length > 0 ? (
                  <RemarkLine remarks={remarks} date={row.record.date} />
                ) : (
                  <PlannedCell record={row.record} />
                )}
                {hours && <i>{t('lines.duty', { time: formatNightTime(hours.dutyMinutes) })}</i>}
              </small>
            </button>
          </li>
        );
      })}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { borderBottomWidth: '1px' },
    '& button': {
      display: 'grid',
      gap: '0.5',
      w: 'full',
      minH: '60px',
      px: '4',
      py: '2',
      textAlign: 'start',
      cursor: 'pointer',
      _focusVisible: { outline: '2px solid', outlineColor: 'primary.fg', outlineOffset: '-2px' },
    },
    '& button > *': { display: 'flex', justifyContent: 'space-between', gap: '3', minW: '0' },
    '& b': { fontWeight: 'normal' },
    '& i': { fontStyle: 'normal', flexShrink: '0', ms: 'auto' },
    '& small': { textStyle: 'xs', color: 'fg.muted' },
    '& [data-sat]': { color: 'fg.info' },
    '& [data-holiday]': { color: 'fg.error' },
  },
});
