import type { SheetColumn } from './sheet-column.ts';

/** The width of the column of line numbers, in px. */
export const leadWidth = 52;

/** The widths of the columns, in px: a window of 1440 beside the open navigation shows them all. A wider one adds to each. */
export const sheetWidths: Readonly<Record<SheetColumn, number>> = {
  cargoOwner: 104,
  origin: 104,
  destination: 164,
  operationDate: 92,
  window: 92,
  goodsName: 84,
  temperatureZone: 62,
  quantity: 68,
  loadUnit: 66,
  cages: 56,
  pallets: 64,
  weightKg: 60,
  slipNumber: 76,
  note: 80,
};
