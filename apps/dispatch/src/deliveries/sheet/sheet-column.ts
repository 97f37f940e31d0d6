/** The columns of the sheet, in the order in which an order is usually read out. */
export const sheetColumns = [
  'cargoOwner',
  'origin',
  'destination',
  'operationDate',
  'window',
  'goodsName',
  'temperatureZone',
  'quantity',
  'loadUnit',
  'cages',
  'pallets',
  'weightKg',
  'slipNumber',
  'note',
] as const;

export type SheetColumn = (typeof sheetColumns)[number];

/** What is typed in the cells of a line; a cell without text is missing. */
export type LineCells = Readonly<Partial<Record<SheetColumn, string>>>;

/** The column in which a field of the contract is typed; undefined for what is the same for the whole sheet. */
export function columnOf(field: string): SheetColumn | undefined {
  if (field === 'arriveFromMinutes' || field === 'arriveToMinutes') return 'window';
  const name = field.replace(/Id$/, '');
  return sheetColumns.find((column) => column === name);
}

export function isBlank(cells: LineCells): boolean {
  return Object.values(cells).every((text) => text.trim() === '');
}
