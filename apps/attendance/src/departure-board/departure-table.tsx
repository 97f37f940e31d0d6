import { useTranslation } from '@haisha/i18n';
import { EmptyState, Flex, Kbd } from '@haisha/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DepartureActs } from './departure-acts.ts';
import { DepartureFrame } from './departure-frame.ts';
import { type DepartureLine, groupsOf, openAlertOf } from './departure-lines.ts';
import { DepartureRow } from './departure-row.tsx';
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

/** The drivers under their headings; arrows choose a row, and letters act on it. */
export function DepartureTable({ lines, date, departmentId, isFiltered, calledId, acts }: DepartureTableProps) {
  const { t } = useTranslation('departureBoard');
  const { onAbsent, onAcknowledge, onCall, onNote } = acts;
  const table = useRef<HTMLTableElement>(null);
  const ways = useDepartureWays(date, departmentId);
  const groups = groupsOf(lines);
  const ordered = groups.flatMap((group) => group.lines);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = ordered.find(({ row }) => row.driver.id === activeId) ?? ordered[0];

  const wasCalled = useRef(calledId);

  // The panel of the call that had the focus is gone.
  useEffect(() => {
    const called = wasCalled.current;
    wasCalled.current = calledId;
    if (called === null || calledId !== null || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>(`[data-driver="${called}"]`)?.focus();
  }, [calledId]);

  function onKeyDown(event: KeyboardEvent): void {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = ordered.indexOf(active);
    const keys: Record<string, () => void> = {
      ArrowDown: () => focus(at + 1),
      ArrowUp: () => focus(at - 1),
      Home: () => focus(0),
      End: () => focus(ordered.length - 1),
      r: () => onCall?.(active.row.driver.id),
      Enter: () => onCall?.(active.row.driver.id),
      p: () => ways.goToTimes(active.row),
      s: () => ways.goToBoard(active.row),
      m: () => onNote?.(active),
      x: () => onAbsent?.(active),
    };
    // Elsewhere the key is that of the alarm over the board.
    if (onAcknowledge && openAlertOf(active)) keys.a = () => onAcknowledge(active);
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    // On a link or a button Enter is its own.
    if (!act || (event.key === 'Enter' && !(event.target as Element).matches('[data-driver]'))) return;
    event.preventDefault();
    act();
  }

  function focus(index: number): void {
    const line = ordered[index];
    if (!line) return;
    setActiveId(line.row.driver.id);
    table.current?.querySelector<HTMLElement>(`[data-driver="${line.row.driver.id}"]`)?.focus();
  }

  if (ordered.length === 0) {
    return isFiltered ? (
      <EmptyState title={t('nothing')} />
    ) : (
      <EmptyState title={t('none.title')}>{t('none.hint')}</EmptyState>
    );
  }
  return (
    <Flex direction="column" flex="1" minW="0" minH="0">
      <DepartureFrame data-beside={calledId === null ? undefined : ''}>
        <table ref={table} onKeyDown={onKeyDown}>
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
          <tbody>
            {/* One list of rows: who moves to another section keeps the row, and with it the focus. */}
            {groups.flatMap(({ name, lines: own }) => [
              <tr key={name} data-group="">
                <th colSpan={columns.length + 1} scope="rowgroup">
                  <b>{t(`group.${name}`)}</b>
                  {t('group.people', { count: own.length })}
                </th>
              </tr>,
              ...own.map((line) => (
                <DepartureRow
                  key={line.row.driver.id}
                  {...{ line, date, ways, acts }}
                  isActive={line === active}
                  isCalled={line.row.driver.id === calledId}
                  onFocus={() => setActiveId(line.row.driver.id)}
                />
              )),
            ])}
          </tbody>
        </table>
      </DepartureFrame>
      <Flex
        as="footer"
        hideBelow="md"
        gap="4"
        px="4"
        h="28px"
        align="center"
        borderTopWidth="1px"
        textStyle="xs"
        color="fg.muted"
      >
        <span>
          <Kbd>↑↓</Kbd> {t('keys.choose')}
        </span>
        {onCall && (
          <span>
            <Kbd>R</Kbd> {t('keys.call')}
          </span>
        )}
        {ways.mayReadTimes && (
          <span>
            <Kbd>P</Kbd> {t('keys.times')}
          </span>
        )}
        <span>
          <Kbd>S</Kbd> {t('keys.swap')}
        </span>
        {onNote && (
          <span>
            <Kbd>M</Kbd> {t('keys.note')}
          </span>
        )}
        {onAcknowledge && (
          <>
            <span>
              <Kbd>X</Kbd> {t('keys.absent')}
            </span>
            <span>
              <Kbd>A</Kbd> {t('keys.acknowledge')}
            </span>
          </>
        )}
        <span>
          <Kbd>F</Kbd> {t('keys.screen')}
        </span>
      </Flex>
    </Flex>
  );
}
