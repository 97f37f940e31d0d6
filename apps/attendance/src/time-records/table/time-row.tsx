import { useTranslation } from '@haisha/i18n';
import { Button, Flex, Icon } from '@haisha/ui';
import type { ReactNode } from 'react';
import { LineEntry } from '../entry/line-entry.tsx';
import type { Entry } from '../entry/use-entry.ts';
import type { RecordRow } from '../records/record-row.ts';
import { remarksOf } from '../records/remarks.ts';
import { HoursCell, hoursColumns } from './hours-cells.tsx';
import { PlannedCell } from './planned-cell.tsx';
import { RecordMarks } from './record-marks.tsx';
import { RemarkLine } from './remark-list.tsx';
import { TimeCells, timeColumns } from './time-cells.tsx';

/** What the rows of a table share. */
export type RowActs = {
  headOf: (row: RecordRow) => ReactNode;
  nameOf: (row: RecordRow) => string;
  /** Without it nothing can be typed. */
  entry: Entry | undefined;
  onDetail: (row: RecordRow) => void;
};

export type TimeRowProps = RowActs & {
  row: RecordRow;
  /** The one row that Tab reaches. */
  isActive: boolean;
  onFocus: () => void;
};

/** One record; while it is typed its line stands in the place of its times. */
export function TimeRow({ entry, headOf, isActive, nameOf, onDetail, onFocus, row }: TimeRowProps) {
  const { t } = useTranslation('timeRecord');
  const isOpen = entry?.open?.key === row.key;
  const isParked = entry?.parked.has(row.key) === true;
  const { date, hours } = row.record;

  return (
    <tr
      data-row={row.key}
      data-open={isOpen ? '' : undefined}
      data-sending={entry?.isSending(row.key) ? '' : undefined}
      tabIndex={isActive && !isOpen ? 0 : -1}
      aria-keyshortcuts={entry ? 'Enter p e' : 'Enter e'}
      onFocus={onFocus}
      onClick={(event) => {
        if (isOpen || isOnControl(event.target)) return;
        if (entry) entry.start(row);
        else onDetail(row);
      }}
    >
      <th scope="row">{headOf(row)}</th>
      <td>
        <PlannedCell record={row.record} />
      </td>
      {isOpen ? (
        <td colSpan={timeColumns.length} data-line="">
          <LineEntry {...{ row, entry }} name={nameOf(row)} onDetail={() => onDetail(row)} />
        </td>
      ) : (
        timeColumns.map((column) => (
          <td key={column}>
            <TimeCells {...{ row, column, isActive }} onPropose={entry && (() => entry.propose(row))} />
          </td>
        ))
      )}
      {hoursColumns.map((column) => (
        <td key={column} data-figure={column}>
          <HoursCell {...{ hours, column }} />
        </td>
      ))}
      <td>
        {isParked && !isOpen ? (
          <Button size="sm" variant="ghost" colorPalette="red" onClick={() => entry?.start(row)}>
            <Icon name="error" size={14} />
            {t('entry.parked')}
          </Button>
        ) : (
          <Flex data-remarks="" gap="2" align="center" minW="0">
            <RecordMarks record={row.record} />
            <RemarkLine remarks={remarksOf(row)} date={date} />
          </Flex>
        )}
      </td>
    </tr>
  );
}

function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, select, [data-corrected]') !== null;
}
