import { formatDate, formatInstant, formatWeekday, useLocale, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { formatNightTime } from '@haisha/rules/night-time';
import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { filterCount } from '../address/board-address.ts';
import { useBoard } from '../board-context.ts';
import type { BoardRow } from '../day/board-types.ts';
import { nothingLeft } from '../day/empty-day.ts';
import { showsDelivery } from '../day/run-filter.ts';
import { midnightOf } from '../geometry/scale.ts';
import { useRowWords } from '../grid/use-row-words.ts';
import { PrintRow } from './print-row.tsx';
import { sheetHours } from './sheet-bars.ts';
import { SheetFrame } from './sheet-frame.ts';
import { largestScale } from './sheet-size.ts';

export type PrintSheetProps = {
  onClose: () => void;
  /** The browser prints by itself: nothing asks it to. */
  isByBrowser?: boolean;
};

/** A4 or A3, as the printer has it; nothing else of the page is on it. */
const paper = `@page { size: landscape; margin: 8mm; }
@media print { body > :not([data-print-sheet]) { display: none !important; } }`;

/** The day as it is printed: its rows with their bars, and what is left over. It is seen on paper alone. */
export function PrintSheet({ onClose, isByBrowser = false }: PrintSheetProps) {
  const { t } = useTranslation('board');
  const locale = useLocale();
  const localName = useLocalName();
  const { address, companies, day, departmentId, rows } = useBoard();
  const { options } = useDepartmentOptions();
  const words = useRowWords();
  const [printedAt] = useState(() => new Date().toISOString());
  const left = (day?.deliveriesLeft ?? []).filter(
    (one) => one.operationDate === address.date && showsDelivery(address, one),
  );
  const shown = [...rows.own, ...companies.filter(({ runs }) => runs.length > 0)];
  const head = (row: BoardRow) => `${words.nameOf(row)} ${words.driverOf(row)}`;
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--scale': largestScale(shown, head, left.length, midnightOf(address.date)),
  };

  useEffect(() => {
    window.addEventListener('afterprint', onClose);
    // The sheet is laid out first.
    const timer = isByBrowser ? undefined : setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onClose);
    };
  }, [onClose, isByBrowser]);

  return createPortal(
    <SheetFrame data-print-sheet="" aria-hidden="true" style={style}>
      <style>{paper}</style>
      <header>
        <h1>
          {t('grid.label')} {formatDate(address.date)} ({formatWeekday(address.date, locale)})
        </h1>
        <b>{options.find(({ value }) => value === departmentId)?.label}</b>
        {filterCount(address) > 0 && <span>{t('print.filtered')}</span>}
        <small>{t('print.at', { at: formatInstant(printedAt) })}</small>
      </header>
      <table>
        <thead>
          <tr>
            <th>{t(`rows.${address.rows}`)}</th>
            <th data-hours="">
              {Array.from({ length: sheetHours }, (_, hour) => (
                <span key={String(hour)} data-strong={hour % 6 === 0 ? '' : undefined}>
                  {hour}
                </span>
              ))}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PrintRow key={row.key} row={row} date={address.date} />
          ))}
        </tbody>
      </table>
      <section>
        <h2>
          {t('left.title')} {left.length}
        </h2>
        {day && left.length === 0 && <p>{t(nothingLeft(day, address.date))}</p>}
        <ul>
          {left.map((one) => {
            const from = one.arriveFromMinutes ?? one.arriveToMinutes;
            return (
              <li key={one.id}>
                <b>{one.courseCode}</b> {localName(one.destinationName, one.destinationNameEn)}
                <small>
                  {[
                    from === null ? '' : formatNightTime(from),
                    one.weightKg === null ? '' : `${one.weightKg} kg`,
                    t(`zoneLetter.${one.temperatureZone}`),
                  ]
                    .filter(Boolean)
                    .join(' ')}
                </small>
              </li>
            );
          })}
        </ul>
      </section>
    </SheetFrame>,
    document.body,
  );
}
