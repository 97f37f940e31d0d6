import { useTranslation } from '@haisha/i18n';
import { Checkbox, Table } from '@haisha/ui';
import { isOnControl } from './is-on-control.ts';
import type { ViewProps, ViewRow } from './view-props.ts';

type DataRowProps<Row> = ViewProps<Row> & {
  row: ViewRow<Row>;
  index: number;
  /** The least it takes, px; longer text makes it higher. */
  height: number;
  tabStop: boolean;
  measure: (element: Element | null) => void;
  onFocus: () => void;
};

/** One row of the grid. */
export function DataRow<Row>({
  row,
  index,
  height,
  tabStop,
  measure,
  onFocus,
  columns,
  rowLabel,
  selection,
  onOpen,
}: DataRowProps<Row>) {
  const { t } = useTranslation('ui');
  const chosen = selection?.isSelected(row.id) ?? false;
  return (
    <Table.Row
      ref={measure}
      data-index={index}
      data-row-id={row.id}
      aria-rowindex={index + 2}
      aria-selected={selection ? chosen : undefined}
      tabIndex={tabStop ? 0 : -1}
      bg={chosen ? 'primary.subtle' : 'bg.panel'}
      cursor={onOpen ? 'pointer' : undefined}
      _hover={{ bg: chosen ? 'primary.muted' : 'bg.subtle' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' }}
      onFocus={onFocus}
      onClick={(event) => {
        if (!isOnControl(event)) onOpen?.(row.original);
      }}
    >
      {selection && (
        <Table.Cell role="gridcell" px="4" py="0">
          <Checkbox
            tabIndex={-1}
            aria-label={t('table.selectRow', { name: rowLabel(row.original) })}
            checked={chosen}
            onClick={(event) => selection.toggle(row.id, { range: event.shiftKey })}
            readOnly
          />
        </Table.Cell>
      )}
      {columns.map((column) => (
        <Table.Cell
          role="gridcell"
          key={column.id}
          h={`${height}px`}
          px="3"
          py="1"
          textAlign={column.align ?? 'start'}
          overflowWrap="anywhere"
        >
          {column.cell(row.original)}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
