import { useState } from 'react';
import { DataTable, type DataTableColumn, type DataTableProps } from '../src/data-table/index.ts';

export type Vehicle = { id: string; code: string; plate: string; weight: number };

export const columns: DataTableColumn<Vehicle>[] = [
  { id: 'code', header: '社番', cell: (row) => row.code, sortable: true, primary: true },
  { id: 'plate', header: 'ナンバー', cell: (row) => <a href={`#${row.id}`}>{row.plate}</a> },
  { id: 'weight', header: '重量', cell: (row) => row.weight, sortable: true, align: 'end' },
];

export function vehicles(count: number): Vehicle[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `v${at}`,
    code: `${at}`,
    plate: `大宮 100 か ${at}`,
    weight: 5000 + at,
  }));
}

/** A table of vehicles that keeps what is chosen, and tells it. */
export function Table(props: Partial<DataTableProps<Vehicle>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        label="車両"
        columns={columns}
        rows={vehicles(200)}
        rowId={(row) => row.id}
        rowLabel={(row) => row.code}
        sort="code"
        onSortChange={() => undefined}
        selected={selected}
        onSelectedChange={setSelected}
        {...props}
      />
      <output>{[...selected].join(' ')}</output>
    </>
  );
}

export const hrefOf = ({ id }: Vehicle) => `#open-${id}`;

/** The ref of a field that has the focus before the table is there. */
export function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
