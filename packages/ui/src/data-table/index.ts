export type { DataTableColumn, DueDay } from './column.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export { type Density, densities, useDensity } from './density.ts';
export type { DataTableHandle } from './view-props.ts';
