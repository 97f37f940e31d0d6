import { useTranslation } from '@haisha/i18n';
import { EmptyState, Flex, Icon, useMediaQuery } from '@haisha/ui';
import { useEffect, useRef, useState } from 'react';
import type { DepartureActs } from './departure-acts.ts';
import { DepartureFoot } from './departure-foot.tsx';
import { DepartureFrame, phone } from './departure-frame.ts';
import { type DepartureGroup, type DepartureLine, groupsOf, openAlertOf } from './departure-lines.ts';
import { DepartureRow } from './departure-row.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useDepartureWays } from './use-departure-ways.ts';

const columns = [
  'state',
  'driver',
  'reportAt',
  'clockInAt',
  'call',
  'vehicle',
  'outAt',
  'leaveGarageAt',
  'delay',
  'runs',
  'phone',
] as const;

export type DepartureTableProps = {
  lines: readonly DepartureLine[];
  date: string;
  departmentId: string | null;
  /** Some drivers are left out. */
  isFiltered: boolean;
  calledId: string | null;
  acts: DepartureActs;
};

/** The drivers under their headings; arrows choose a row, and letters act on it wherever the focus is. */
export function DepartureTable({ lines, date, departmentId, isFiltered, calledId, acts }: DepartureTableProps) {
  const { t } = useTranslation('departureBoard');
  const { onAbsent, onAcknowledge, onCall, onNote } = acts;
  const table = useRef<HTMLTableElement>(null);
  const ways = useDepartureWays(date, departmentId);
  const isPhone = useMediaQuery(phone);
  const groups = groupsOf(lines);
  const [turned, setTurned] = useState<Partial<Record<DepartureGroup['name'], boolean>>>({});
  // A phone shows first who needs somebody; whoever asked for some sees them all.
  const isOpen = (name: DepartureGroup['name']) => turned[name] ?? (!isPhone || isFiltered || name === groups[0]?.name);
  const ordered = groups.flatMap(({ lines: own, name }) => (isOpen(name) ? own : []));
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = ordered.find(({ row }) => row.driver.id === activeId) ?? ordered[0];

  const wasCalled = useRef(calledId);
  const focusedId = useRef<string | null>(null);

  // The panel of the call that had the focus is gone, or the row that had it moved to a folded section.
  useEffect(() => {
    const lost = wasCalled.current ?? focusedId.current;
    wasCalled.current = calledId;
    if (lost === null || calledId !== null || document.activeElement !== document.body) return;
    focusPlaceOf(lost);
  });

  const at = active ? ordered.indexOf(active) : -1;
  // Before any row in sight was chosen the arrow down chooses the first.
  const next = active?.row.driver.id === activeId ? at + 1 : 0;
  useBoardKeys(
    active
      ? {
          ArrowDown: () => focus(next),
          ArrowUp: () => focus(at - 1),
          Home: () => focus(0),
          End: () => focus(ordered.length - 1),
          r: onCall && (() => onCall(active.row.driver.id)),
          Enter: onCall && (() => onCall(active.row.driver.id)),
          p: () => ways.goToTimes(active.row),
          s: () => ways.goToBoard(active.row),
          t: () => rowOf(active)?.querySelector<HTMLElement>('[data-phone] a')?.click(),
          m: onNote && (() => onNote(active)),
          x: onAbsent && (() => onAbsent(active)),
          // Elsewhere the key is that of the alarm over the board.
          a: onAcknowledge && openAlertOf(active) ? () => onAcknowledge(active) : undefined,
        }
      : {},
  );

  function rowOf({ row }: DepartureLine): HTMLElement | null | undefined {
    return table.current?.querySelector<HTMLElement>(`[data-driver="${row.driver.id}"]`);
  }

  /** Focuses the row of a driver; the heading where it is folded; the current row where it is left out. */
  function focusPlaceOf(driverId: string): void {
    const group = groups.find(({ lines: own }) => own.some(({ row }) => row.driver.id === driverId));
    const place =
      table.current?.querySelector<HTMLElement>(`[data-driver="${driverId}"]`) ??
      (group && table.current?.querySelector<HTMLElement>(`[data-group=${group.name}] button`)) ??
      (active && rowOf(active));
    place?.focus();
  }

  function focus(index: number): void {
    const line = ordered[index];
    if (!line) return;
    setActiveId(line.row.driver.id);
    rowOf(line)?.focus();
  }

  if (lines.length === 0) {
    return isFiltered ? (
      <EmptyState title={t('nothing')} />
    ) : (
      <EmptyState title={t('none.title')}>{t('none.hint')}</EmptyState>
    );
  }
  return (
    <Flex direction="column" flex="1" minW="0" minH="0">
      <DepartureFrame data-beside={calledId === null ? undefined : ''}>
        <table ref={table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(`column.${column}`)}
                </th>
              ))}
              <td data-acts="" />
            </tr>
          </thead>
          <tbody
            onFocus={({ target }) => {
              focusedId.current = target.closest<HTMLElement>('[data-driver]')?.dataset.driver ?? null;
            }}
            onBlur={() => {
              focusedId.current = null;
            }}
          >
            {/* One list of rows: who moves to another section keeps the row, and with it the focus. */}
            {groups.flatMap(({ name, lines: own }) => [
              <tr key={name} data-group={name}>
                <th colSpan={columns.length + 1} scope="rowgroup">
                  <button
                    type="button"
                    aria-expanded={isOpen(name)}
                    onClick={() => setTurned({ ...turned, [name]: !isOpen(name) })}
                  >
                    <Icon name={isOpen(name) ? 'chevronDown' : 'chevronRight'} size={14} />
                    <b>{t(`group.${name}`)}</b>
                    {t('group.people', { count: own.length })}
                  </button>
                </th>
              </tr>,
              ...(isOpen(name) ? own : []).map((line) => (
                <DepartureRow
                  key={line.row.driver.id}
                  {...{ line, date, ways, acts }}
                  isActive={line === active}
                  isChosen={line.row.driver.id === activeId}
                  isCalled={line.row.driver.id === calledId}
                  onFocus={() => setActiveId(line.row.driver.id)}
                />
              )),
            ])}
          </tbody>
        </table>
      </DepartureFrame>
      <DepartureFoot acts={acts} mayReadTimes={ways.mayReadTimes} />
    </Flex>
  );
}
