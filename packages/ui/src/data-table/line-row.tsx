import { tokyoDate, useTranslation } from '@haisha/i18n';
import { daysBetween } from '@haisha/rules/calendar';
import { Checkbox } from '@haisha/ui';
import type { ReactNode } from 'react';
import { DueWord } from '../due-badge.tsx';
import type { DataTableColumn, DueDay } from './column.ts';
import { RowLink } from './row-link.tsx';
import { shortDay } from './short-day.ts';
import type { ViewProps, ViewRow } from './view-props.ts';

export type LineRowProps<Row> = ViewProps<Row> & { row: ViewRow<Row>; isChoosing: boolean };

/** A row of two lines: what it is called, what it is like, and at its end what is due next. */
export function LineRow<Row>({
  row: { id, original },
  columns,
  rowLabel,
  selection,
  onOpen,
  hrefOf,
  marked,
  isChoosing,
}: LineRowProps<Row>) {
  const { t } = useTranslation('ui');
  const isSelected = selection?.isSelected(id) ?? false;
  const heading = columns.filter(({ primary }) => primary);
  const second = secondOf(columns);
  const end = columns.filter(({ narrow }) => narrow === 'end');
  const next = nextDue(columns, original);
  const names = heading.map((column) => (
    <span key={column.id} data-cut="">
      {column.cell(original)}
    </span>
  ));

  return (
    <li
      data-row-id={id}
      data-marked={marked.has(id) ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-openable={onOpen ? '' : undefined}
    >
      {isChoosing && (
        <Checkbox
          aria-label={t('table.selectRow', { name: rowLabel(original) })}
          checked={isSelected}
          onCheckedChange={() => selection?.toggle(id)}
        />
      )}
      <div data-line="first">
        {hrefOf ? (
          <RowLink href={hrefOf(original)} onOpen={onOpen && (() => onOpen(original))}>
            {names}
          </RowLink>
        ) : (
          <span data-row-link="">{names}</span>
        )}
        {next && <DueWord daysLeft={next.daysLeft} isMissing={next.isMissing} />}
      </div>
      <div data-line="second">
        <div data-facts="">
          {second.map((column) => (
            <Fact key={column.id} header={column.header} value={column.cell(original)} />
          ))}
        </div>
        {next && (
          <span>
            {next.header} <time dateTime={next.date}>{shortDay(next.date)}</time>
          </span>
        )}
      </div>
      {end.length > 0 && (
        <div data-end="">
          {end.map((column) => (
            <Fact key={column.id} header={column.header} value={column.cell(original)} />
          ))}
        </div>
      )}
    </li>
  );
}

/** A value without its label, which only those hear who do not see the rest of the row. */
function Fact({ header, value }: { header: string; value: ReactNode }) {
  if (value === null || value === undefined || value === false || value === '') return null;
  return (
    <span data-fact="">
      <span data-unseen="">{header} </span>
      <span data-value="">{value}</span>
    </span>
  );
}

function secondOf<Row>(columns: readonly DataTableColumn<Row>[]): readonly DataTableColumn<Row>[] {
  const others = columns.filter(({ primary, narrow, dueOf }) => !primary && narrow !== 'end' && !dueOf);
  const wanted = others.filter(({ narrow }) => narrow === 'second');
  return wanted.length > 0 ? wanted : others.slice(0, 2);
}

type Next = DueDay & { header: string; daysLeft: number };

function nextDue<Row>(columns: readonly DataTableColumn<Row>[], row: Row): Next | undefined {
  const today = tokyoDate();
  return columns
    .flatMap(({ header, dueOf }) => {
      const due = dueOf?.(row);
      return due ? [{ ...due, header, daysLeft: daysBetween(today, due.date) }] : [];
    })
    .sort((a, b) => a.daysLeft - b.daysLeft)[0];
}
