export type { Cell, CellGridColumn, CellGridRow, CellPlace } from './cell.ts';
export { CellGrid, type CellGridHandle, type CellGridProps } from './cell-grid.tsx';
export { useRowTabIndex } from './row-tab-index.ts';
