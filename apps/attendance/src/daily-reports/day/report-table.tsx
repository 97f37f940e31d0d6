import { minutesOf, useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { Checkbox, Flex, Icon, Kbd } from '@haisha/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { KeyFoot } from '../../fields/key-foot.ts';
import type { ReportAddress } from '../report-address.ts';
import type { ReportLine, ReportLineState } from '../report-lines.ts';
import { ReportTableFrame } from './report-table-frame.ts';

const columns = ['state', 'run', 'vehicle', 'driver', 'time', 'distance', 'waiting', 'work', 'remarks'] as const;
const tones: Readonly<Record<ReportLineState, string>> = {
  missing: 'red',
  sentBack: 'amber',
  draft: 'amber',
  submitted: 'blue',
  correctionWaiting: 'blue',
  running: 'grey',
  approved: 'grey',
};

export type ReportTableProps = {
  label: string;
  lines: readonly ReportLine[];
  chosen: ReadonlySet<string>;
  mayApprove: boolean;
  isStale: boolean;
  hrefWith: (changes: Partial<ReportAddress>) => string;
  onChosen: (chosen: ReadonlySet<string>) => void;
  onOpen: (runId: string) => void;
};

/** The runs of a day and their reports; arrows choose a row, Enter opens it, Space takes it into the approval. */
export function ReportTable({
  chosen,
  hrefWith,
  isStale,
  label,
  lines,
  mayApprove,
  onChosen,
  onOpen,
}: ReportTableProps) {
  const { t } = useTranslation('dailyReport');
  const table = useRef<HTMLTableElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = lines.find(({ row }) => row.run.id === activeId) ?? lines[0];

  function toggle({ row, state }: ReportLine): void {
    if (!mayApprove || state !== 'submitted') return;
    const next = new Set(chosen);
    if (!next.delete(row.run.id)) next.add(row.run.id);
    onChosen(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target as Element).matches('[data-run]')) return;
    const at = lines.indexOf(active);
    const acts: Record<string, () => void> = {
      ArrowDown: () => focus(at + 1),
      ArrowUp: () => focus(at - 1),
      Home: () => focus(0),
      End: () => focus(lines.length - 1),
      Enter: () => onOpen(active.row.run.id),
      ' ': () => toggle(active),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function focus(index: number): void {
    const id = lines[index]?.row.run.id;
    if (id === undefined) return;
    setActiveId(id);
    table.current?.querySelector<HTMLElement>(`[data-run="${id}"]`)?.focus();
  }

  return (
    <Flex direction="column" flex="1" minW="0" minH="0">
      <ReportTableFrame aria-busy={isStale}>
        <table ref={table} aria-label={label} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              {mayApprove && <td />}
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row
                key={line.row.run.id}
                {...{ line, mayApprove }}
                href={hrefWith({ open: line.row.run.id })}
                isActive={line === active}
                isChosen={chosen.has(line.row.run.id)}
                onFocus={() => setActiveId(line.row.run.id)}
                onToggle={() => toggle(line)}
              />
            ))}
          </tbody>
        </table>
      </ReportTableFrame>
      <KeyFoot>
        <span>
          <Kbd>Enter</Kbd> {t('list.keys')}
        </span>
        {mayApprove && (
          <span>
            <Kbd>Space</Kbd> {t('list.keysChoose')}
          </span>
        )}
      </KeyFoot>
    </Flex>
  );
}

type RowProps = {
  line: ReportLine;
  href: string;
  mayApprove: boolean;
  isActive: boolean;
  isChosen: boolean;
  onFocus: () => void;
  onToggle: () => void;
};

function Row({ href, isActive, isChosen, line, mayApprove, onFocus, onToggle }: RowProps) {
  const { t } = useTranslation('dailyReport');
  const localName = useLocalName();
  const { row, state } = line;
  const { run, summary } = row;
  const time = (instant: string) => formatNightTime(minutesOf(run.operationDate, instant));
  const names = run.drivers.map(({ name, nameEn }) => localName(name, nameEn)).join(t('separator'));
  const hours = (minutes: number | undefined) => (minutes ? formatNightTime(minutes) : '—');
  const remarks = [
    ...(summary?.isRefused ? [t('remark.refused')] : []),
    ...(summary?.unusual ? [t('remark.unusual', { count: summary.unusual })] : []),
    ...(['longRun', 'lateEnd', 'odometerGap', 'distance', 'partner', 'relief'] as const)
      .filter((rule) => row.warnings.includes(rule))
      .map((rule) => t(`remark.${rule}`)),
  ];
  return (
    <tr
      data-run={run.id}
      data-level={tones[state]}
      data-chosen={isChosen ? '' : undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
    >
      {mayApprove && (
        <td data-choice="">
          {state === 'submitted' && (
            <Checkbox
              tabIndex={-1}
              aria-label={t('list.choose', { run: run.name })}
              checked={isChosen}
              onCheckedChange={onToggle}
            />
          )}
        </td>
      )}
      <td data-state="">{t(`state.${state}`)}</td>
      <th scope="row">
        <Link to={href} tabIndex={-1}>
          {run.name}
        </Link>
        <small>{run.number}</small>
      </th>
      <td>{run.vehicleCode ?? run.hiredVehicle}</td>
      <td>{names || run.hiredDriverName}</td>
      <td data-figure="">
        {time(run.start)}–{time(run.end)}
      </td>
      <td data-figure="" data-column="distance">
        {summary?.distanceKm == null ? '—' : t('form.distance', { km: summary.distanceKm })}
      </td>
      <td data-figure="" data-column="waiting" data-warn={summary?.waitingMinutes ? '' : undefined}>
        {hours(summary?.waitingMinutes)}
      </td>
      <td data-figure="" data-column="work">
        {hours(summary?.workMinutes)}
      </td>
      <td data-remarks="">
        {remarks.map((remark) => (
          <span key={remark} data-warn="">
            <Icon name="warning" size={14} />
            {remark}
          </span>
        ))}
        {row.corrections > 0 && <span>{t('remark.corrections', { count: row.corrections })}</span>}
      </td>
    </tr>
  );
}
