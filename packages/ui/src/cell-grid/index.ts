export type { CellChoices, CellGridColumn, CellGridRow, CellPlace, GridCell, RowRemarks } from './cell.ts';
export { withChoice } from './cell-choices.ts';
export { CellGrid, type CellGridHandle, type CellGridProps } from './cell-grid.tsx';
