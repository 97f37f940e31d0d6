export type { CellChoices, CellGridColumn, CellGridRow, CellPlace, GridCell } from './cell.ts';
export { withChoice } from './cell-choices.ts';
export { CellGrid, type CellGridHandle, type CellGridProps } from './cell-grid.tsx';
export { useRowTabIndex } from './row-tab-index.ts';
