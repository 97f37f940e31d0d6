import { formatDate, formatInstant, useTranslation } from '@haisha/i18n';
import { Link, useCan } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import type { LeaveCommand } from '@haisha/rules/states/leave-state';
import { leaveState } from '@haisha/rules/states/leave-state';
import { transitionsFrom } from '@haisha/rules/states/state-machine';
import { Button, StatusBadge, type StatusTone } from '@haisha/ui';
import type { Leave } from '@haisha/validation/leave';
import { type KeyboardEvent, useState } from 'react';
import { OfficeTable } from '../fields/office-table.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { useLeaveWords } from './use-leave-words.ts';

const tones: Readonly<Record<Leave['status'], StatusTone>> = {
  requested: 'warning',
  approved: 'quiet',
  refused: 'danger',
  withdrawn: 'neutral',
};
const keys = new Map<string, LeaveCommand>([
  ['a', 'approve'],
  ['r', 'refuse'],
  ['c', 'cancel'],
  ['w', 'withdraw'],
]);

export type LeaveTableProps = {
  title: string;
  rows: readonly Leave[];
  /** The one that a notification spoke of. */
  chosenId?: string | null;
  /** Whose they are is known where all are one's own. */
  isOwn?: boolean;
};

/** As wide in one table as in the next one. */
const columns = [
  { column: 'days', width: '22%' },
  { column: 'kind', width: '12%' },
  { column: 'status', width: '8%' },
  { column: 'note', width: 'auto' },
  { column: 'runs', width: '12%' },
  { column: 'acts', width: '12rem' },
] as const;

/** Leaves, each with what can be done with it; arrows choose a row, and letters act on it. */
export function LeaveTable({ chosenId = null, isOwn = false, rows, title }: LeaveTableProps) {
  const { t } = useTranslation('leave');
  const can = useCan();
  const words = useLeaveWords();
  const localName = useLocalName();
  const [asked, setAsked] = useState<{ leave: Leave; command: LeaveCommand } | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = rows.find(({ id }) => id === activeId)?.id ?? rows[0]?.id;
  const commandsOf = ({ status }: Leave) =>
    transitionsFrom(leaveState, status).flatMap(({ command, permission }) => (can(permission) ? [command] : []));

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>, leave: Leave): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = event.currentTarget;
    const command = keys.get(event.key.toLowerCase());
    if (command && commandsOf(leave).includes(command)) setAsked({ leave, command });
    else if (event.key === 'ArrowDown') focus(row.nextElementSibling);
    else if (event.key === 'ArrowUp') focus(row.previousElementSibling);
    else return;
    event.preventDefault();
  }

  return (
    <OfficeTable>
      <table>
        <caption>
          {title}
          <small>{t('count', { count: rows.length })}</small>
        </caption>
        <thead>
          <tr>
            {!isOwn && (
              <th scope="col" style={{ width: '18%' }}>
                {t('column.driver')}
              </th>
            )}
            {columns.map(({ column, width }) => (
              <th key={column} scope="col" style={{ width }}>
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((leave) => (
            <tr
              key={leave.id}
              tabIndex={leave.id === active ? 0 : -1}
              data-open={leave.id === chosenId ? '' : undefined}
              onFocus={() => setActiveId(leave.id)}
              onKeyDown={(event) => onKeyDown(event, leave)}
            >
              {!isOwn && (
                <th scope="row" data-nowrap="">
                  <span data-code="">{leave.driverCode}</span>
                  {localName(leave.driverName, leave.driverNameEn)}
                </th>
              )}
              <td data-nowrap="">{words.days(leave)}</td>
              <td data-nowrap="">{words.kind(leave.kind)}</td>
              <td data-nowrap="">
                <StatusBadge tone={tones[leave.status]}>{t(`status.${leave.status}`)}</StatusBadge>
                {leave.decidedByName !== null && leave.decidedAt !== null && (
                  <small data-soft="">
                    {' '}
                    {t('by', { name: leave.decidedByName, at: formatInstant(leave.decidedAt) })}
                  </small>
                )}
              </td>
              <td data-soft="">{[leave.note, leave.decisionReason].filter(Boolean).join(' / ')}</td>
              <td data-label={leave.runs.length > 0 ? t('column.runs') : undefined}>
                {leave.runs.map(({ date, id, name }) => (
                  <span
                    key={id}
                    data-amber={leave.status === 'requested' ? '' : undefined}
                    data-red={leave.status === 'approved' ? '' : undefined}
                  >
                    {isOwn ? (
                      t('run', { date: formatDate(date).slice(5), name })
                    ) : (
                      <Link
                        to={`/vehicle-allocation?${new URLSearchParams({ date, departmentId: leave.departmentId, run: id })}`}
                      >
                        {t('run', { date: formatDate(date).slice(5), name })}
                      </Link>
                    )}{' '}
                  </span>
                ))}
              </td>
              <td data-acts="">
                {commandsOf(leave).map((command) => (
                  <Button
                    key={command}
                    size="sm"
                    variant={command === 'approve' ? 'subtle' : 'outline'}
                    colorPalette={command === 'approve' ? 'primary' : 'gray'}
                    aria-label={t('actOn', {
                      act: t(`act.${command}`),
                      name: leave.driverName,
                      days: words.days(leave),
                    })}
                    onClick={() => setAsked({ leave, command })}
                  >
                    {t(`act.${command}`)}
                  </Button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </OfficeTable>
  );
}

function focus(row: Element | null): void {
  if (row instanceof HTMLElement) row.focus();
}
