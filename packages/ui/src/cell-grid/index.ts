export type { Cell, CellGridColumn, CellGridRow, CellPlace } from './cell.ts';
export { CellGrid, type CellGridHandle, type CellGridProps } from './cell-grid.tsx';
