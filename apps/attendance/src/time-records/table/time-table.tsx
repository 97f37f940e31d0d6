import { useTranslation } from '@haisha/i18n';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { focusRow } from '../entry/use-entry.ts';
import type { RecordRow } from '../records/record-row.ts';
import { hoursColumns } from './hours-cells.tsx';
import { TableFrame } from './table-frame.ts';
import { timeColumns } from './time-cells.tsx';
import { type RowActs, TimeRow } from './time-row.tsx';

export type TimeTableProps = RowActs & {
  label: string;
  rows: readonly RecordRow[];
  /** What rows are: ドライバー or 日. */
  headLabel: string;
  isStale: boolean;
  /** A row of sums below. */
  foot?: ReactNode;
};

/** Columns keep their places from day to day; what is left belongs to the remarks. In pixels of a row of 13. */
const widths = [
  ['head', 212],
  ['planned', 88],
  ['clockIn', 80],
  ['leaveGarage', 70],
  ['breaks', 92],
  ['returnGarage', 70],
  ['clockOut', 78],
  ['dutyMinutes', 62],
  ['breakMinutes', 50],
  ['drivingMinutes', 50],
  ['overtimeMinutes', 58],
  ['nightMinutes', 48],
  ['restBeforeMinutes', 62],
] as const;

/** Time records as rows: arrows move between them, Enter types, P takes what is proposed, E opens a day. */
export function TimeTable({ entry, foot, headLabel, headOf, isStale, label, nameOf, onDetail, rows }: TimeTableProps) {
  const { t } = useTranslation('timeRecord');
  const [focused, setFocused] = useState<string>();
  const active = rows.find(({ key }) => key === focused) ?? rows[0];

  function move(to: number): void {
    const row = rows[Math.max(0, Math.min(to, rows.length - 1))];
    if (!row) return;
    setFocused(row.key);
    focusRow(row.key);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
    const row = rows.find(({ key }) => key === target.dataset.row);
    const act = row && actOf(event.key, row);
    if (!act) return;
    event.preventDefault();
    act();
  }

  function actOf(key: string, row: RecordRow): (() => void) | undefined {
    const at = rows.indexOf(row);
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      Home: () => move(0),
      End: () => move(rows.length - 1),
      Enter: () => (entry ? entry.start(row) : onDetail(row)),
      e: () => onDetail(row),
      ...(entry && { p: () => entry.propose(row) }),
    };
    return acts[key.length === 1 ? key.toLowerCase() : key];
  }

  return (
    <TableFrame opacity={isStale ? 0.6 : 1} aria-busy={isStale}>
      <table aria-label={label}>
        <colgroup>
          {widths.map(([name, width]) => (
            <col key={name} style={{ width }} />
          ))}
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{headLabel}</th>
            <th scope="col">{t('column.planned')}</th>
            {timeColumns.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
            {hoursColumns.map((column) => (
              <th key={column} scope="col" data-figure={column}>
                {t(`column.${column}`)}
              </th>
            ))}
            <th scope="col">{t('column.remarks')}</th>
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <TimeRow
              key={row.key}
              {...{ row, entry, headOf, nameOf, onDetail }}
              isActive={row === active}
              onFocus={() => setFocused(row.key)}
            />
          ))}
        </tbody>
        {foot}
      </table>
    </TableFrame>
  );
}
