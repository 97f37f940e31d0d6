import { formatDate, formatWeekday, useLocale, useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import type { CentreMonth } from '@haisha/validation/centre-month';
import type { RecordedDriver } from '@haisha/validation/time-record';
import { Fragment, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { keyOf } from '../records/record-row.ts';
import { CentreMonthFrame, dayWidthPx, nameWidthPx, rowHeightPx, sumWidthPx } from './centre-month-frame.ts';
import { CentreMonthRow } from './centre-month-row.tsx';
import { monthSums } from './month-sums.ts';
import { useShownRows } from './use-shown-rows.ts';

export type CentreMonthTableProps = {
  month: CentreMonth;
  today: string;
  isStale: boolean;
  /** Where the month of a driver stands. */
  hrefOf: (driverId: string) => string;
  onDay: (driver: RecordedDriver, date: string) => void;
};

/** Column 0 is the driver, the days follow. */
type Place = { row: number; column: number };

const rowsOfPage = 10;

/** Drivers by days: arrows move between the cells, Enter opens a day, or the month of the driver. */
export function CentreMonthTable({ hrefOf, isStale, month, onDay, today }: CentreMonthTableProps) {
  const { days, rows } = month;
  const { t } = useTranslation('timeRecord');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const { below, shown, showRow } = useShownRows(box, rows.length, place.row);

  // The day that people ask for is in sight.
  useLayoutEffect(() => {
    const at = days.findIndex(({ date }) => date === today);
    if (box.current && at > 0) box.current.scrollLeft = Math.max(0, (at - 5) * dayWidthPx);
  }, []);

  function goTo({ column, row }: Place): void {
    const next = {
      row: Math.max(0, Math.min(row, rows.length - 1)),
      column: Math.max(0, Math.min(column, days.length)),
    };
    setPlace(next);
    showRow(next.row);
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus());
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { row, column } = place;
    if (event.altKey || event.metaKey) return;
    const moves: Record<string, Place> = {
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      PageDown: { row: row + rowsOfPage, column },
      PageUp: { row: row - rowsOfPage, column },
      Home: event.ctrlKey ? { row: 0, column: 0 } : { row, column: 0 },
      End: event.ctrlKey ? { row: rows.length - 1, column: days.length } : { row, column: days.length },
    };
    const next = moves[event.key];
    if (!next) return;
    event.preventDefault();
    goTo(next);
  }

  return (
    <CentreMonthFrame ref={box} opacity={isStale ? 0.6 : 1} aria-busy={isStale}>
      <Sheet
        role="grid"
        aria-label={t('centreMonth.label', { from: formatDate(month.from), to: formatDate(month.to) })}
        aria-rowcount={rows.length + 1}
        style={{ width: nameWidthPx + days.length * dayWidthPx + monthSums.length * sumWidthPx }}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          <col style={{ width: nameWidthPx }} />
          <col span={days.length} style={{ width: dayWidthPx }} />
          <col span={monthSums.length} style={{ width: sumWidthPx }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('centreMonth.driver')}</th>
            {days.map(({ date, isHoliday }) => (
              <th key={date} scope="col" data-kind={kindOfDay(date, isHoliday)} data-today={mark(date === today)}>
                {Number(date.slice(8))}
                <small>{formatWeekday(date, locale)}</small>
              </th>
            ))}
            {monthSums.map(({ name }) => (
              <th key={name} scope="col" data-figure="">
                {t(`centreMonth.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ leftOut, row: index }) => {
            const row = rows[index];
            return (
              row && (
                <Fragment key={row.driver.id}>
                  <Spacer rows={leftOut} />
                  <CentreMonthRow
                    {...{ row, index, days, today }}
                    column={index === place.row ? place.column : null}
                    href={hrefOf(row.driver.id)}
                    keyOfDay={(date) => keyOf({ driverId: row.driver.id, date })}
                    onFocus={(column) => setPlace({ row: index, column })}
                    onDay={(date) => onDay(row.driver, date)}
                  />
                </Fragment>
              )
            );
          })}
          <Spacer rows={below} />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('centreMonth.onDuty')}</th>
            {days.map(({ date }, at) => (
              <td key={date} data-today={mark(date === today)}>
                {rows.filter(({ cells }) => cells[at]?.from != null).length || ''}
              </td>
            ))}
            <td colSpan={monthSums.length} />
          </tr>
        </tfoot>
      </Sheet>
    </CentreMonthFrame>
  );
}

/** The room of rows that are not in the document. */
function Spacer({ rows }: { rows: number }) {
  return (
    rows > 0 && (
      <Gap aria-hidden="true">
        <td style={{ height: rows * rowHeightPx, padding: 0 }} />
      </Gap>
    )
  );
}

function kindOfDay(date: string, isHoliday: boolean): 'holiday' | 'saturday' | undefined {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (isHoliday || weekday === 0) return 'holiday';
  return weekday === 6 ? 'saturday' : undefined;
}

const Sheet = chakra('table');
const Gap = chakra('tr');

const mark = (is: boolean) => (is ? '' : undefined);
