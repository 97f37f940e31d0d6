import type { SheetColumn } from './sheet-column.ts';

/** The widths of the columns, in px. */
export const sheetWidths: Readonly<Record<SheetColumn, number>> = {
  cargoOwner: 150,
  origin: 160,
  destination: 200,
  operationDate: 104,
  window: 104,
  goodsName: 120,
  temperatureZone: 84,
  quantity: 76,
  loadUnit: 84,
  cages: 72,
  pallets: 80,
  weightKg: 80,
  slipNumber: 110,
  note: 180,
};
