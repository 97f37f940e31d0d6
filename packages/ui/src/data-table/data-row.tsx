import { useTranslation } from '@haisha/i18n';
import { Checkbox } from '@haisha/ui';
import { memo } from 'react';
import { RowTabIndex } from '../row-tab-index.ts';
import { isOnControl } from './is-on-control.ts';
import { RowLink } from './row-link.tsx';
import type { ViewProps, ViewRow } from './view-props.ts';

type RowView<Row> = Pick<
  ViewProps<Row>,
  'columns' | 'rowLabel' | 'selection' | 'onOpen' | 'onPeek' | 'openRow' | 'hrefOf' | 'marked'
> & { onFocus: (id: string) => void };

type DataRowProps<Row> = {
  /** What all rows share: the same thing as long as none of it changes. */
  view: RowView<Row>;
  row: ViewRow<Row>;
  index: number;
  tabStop: boolean;
  /** The row passes by too fast to be read: it shows its name alone. */
  passing: boolean;
};

// A td in a grid is a gridcell already, but some tools do not derive that.
const cell = { role: 'gridcell' };

function Drawn<Row>({ view, row, index, tabStop, passing }: DataRowProps<Row>) {
  const { columns, rowLabel, selection, onFocus, onOpen, onPeek, openRow, hrefOf, marked } = view;
  const { t } = useTranslation('ui');
  const chosen = selection?.isSelected(row.id) ?? false;
  const linked = hrefOf && columns.find(({ primary }) => primary)?.id;
  return (
    <tr
      data-index={index}
      data-row-id={row.id}
      data-openable={onOpen ? '' : undefined}
      data-marked={marked.has(row.id) ? '' : undefined}
      data-passing={passing ? '' : undefined}
      aria-rowindex={index + 2}
      aria-current={row.id === openRow ? 'true' : undefined}
      aria-selected={selection ? chosen : undefined}
      tabIndex={tabStop ? 0 : -1}
      onFocus={() => onFocus(row.id)}
      onClick={(event) => {
        if (!isOnControl(event)) (onPeek ?? onOpen)?.(row.original);
      }}
    >
      {selection && !passing && (
        <td {...cell} data-choice="">
          <Checkbox
            tabIndex={-1}
            aria-label={t('table.selectRow', { name: rowLabel(row.original) })}
            checked={chosen}
            onClick={(event) => selection.toggle(row.id, { range: event.shiftKey })}
            readOnly
          />
        </td>
      )}
      <RowTabIndex value={tabStop ? 0 : -1}>
        {columns.map((column, place) =>
          passing && !column.primary ? null : (
            <td
              {...cell}
              key={column.id}
              data-align={column.align}
              data-primary={column.primary ? '' : undefined}
              data-inner={passing && (selection || place > 0) ? '' : undefined}
              style={passing ? { gridColumn: place + (selection ? 2 : 1) } : undefined}
            >
              {hrefOf && column.id === linked ? (
                <RowLink href={hrefOf(row.original)} onOpen={onOpen && (() => onOpen(row.original))}>
                  {column.cell(row.original)}
                </RowLink>
              ) : (
                column.cell(row.original)
              )}
            </td>
          ),
        )}
      </RowTabIndex>
    </tr>
  );
}

/** One row of the grid; scrolling draws only rows that were not drawn before. */
export const DataRow = memo(Drawn) as typeof Drawn;
