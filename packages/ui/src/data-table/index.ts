export type { DataTableColumn } from './column.ts';
export { DataTable, type DataTableHandle, type DataTableProps } from './data-table.tsx';
export { type Density, useDensity } from './density.ts';
