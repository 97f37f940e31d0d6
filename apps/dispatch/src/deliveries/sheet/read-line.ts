import { readDay } from '@haisha/rules/day';
import { parseNightTime } from '@haisha/rules/night-time';
import { type DeliveryInput, deliveryInputSchema } from '@haisha/validation/delivery';
import type { DeliveryKind } from '@haisha/validation/delivery-choices';
import { fieldErrors } from '@haisha/validation/field-errors';
import type { FieldError } from '@haisha/validation/rule';
import { columnOf, type LineCells, type SheetColumn } from './sheet-column.ts';

/** What is known of a text that names another record. */
export type NamedRecord =
  | { state: 'found'; id: string; label: string }
  | { state: 'unknown'; offers: readonly string[] };

export type ReadingContext = {
  /** The same for all lines. */
  departmentId: string | null;
  kind: DeliveryKind;
  /** Nothing while it is still looked for. */
  recordOf: (column: 'cargoOwner' | 'origin' | 'destination', text: string) => NamedRecord | undefined;
  /** Values of closed lists by the words that people write. */
  valueOf: (column: 'temperatureZone' | 'loadUnit', text: string) => string | null;
  /** YYYY-MM-DD, for days without a year. */
  today: string;
};

export type LineReading = {
  /** Nothing where something is wrong or still looked for. */
  input: DeliveryInput | null;
  faults: ReadonlyMap<SheetColumn, FieldError>;
  isWaiting: boolean;
};

const named = ['cargoOwner', 'origin', 'destination'] as const;

/** Reads a line of the sheet as a delivery. */
export function readLine(cells: LineCells, context: ReadingContext): LineReading {
  const faults = new Map<SheetColumn, FieldError>();
  let isWaiting = false;
  const text = (column: SheetColumn) => (cells[column] ?? '').normalize('NFKC').trim();

  function idOf(column: (typeof named)[number]): string | null {
    if (text(column) === '') return null;
    const record = context.recordOf(column, cells[column] ?? '');
    if (record?.state === 'found') return record.id;
    if (record) faults.set(column, { path: `${column}Id`, code: 'notNamed' });
    else isWaiting = true;
    return null;
  }

  function choiceOf(column: 'temperatureZone' | 'loadUnit'): string | null {
    if (text(column) === '') return null;
    const value = context.valueOf(column, text(column));
    if (value === null) faults.set(column, { path: column, code: 'noneOf' });
    return value;
  }

  const window = readWindow(text('window'));
  if (window === undefined) faults.set('window', { path: 'window', code: 'noWindow' });
  const draft = {
    departmentId: context.departmentId,
    kind: context.kind,
    cargoOwnerId: idOf('cargoOwner'),
    originId: idOf('origin'),
    destinationId: idOf('destination'),
    operationDate: readOperationDate(text('operationDate'), context.today),
    arriveFromMinutes: window?.from ?? null,
    arriveToMinutes: window?.to ?? null,
    goodsName: orNull(text('goodsName')),
    temperatureZone: choiceOf('temperatureZone'),
    loadUnit: choiceOf('loadUnit'),
    quantity: readFigure(text('quantity')),
    cages: readFigure(text('cages')),
    pallets: readFigure(text('pallets')),
    weightKg: readFigure(text('weightKg')),
    slipNumber: orNull(text('slipNumber')),
    note: orNull((cells.note ?? '').trim()),
    needsTailLift: false,
    needsTwoCrew: false,
    isDraft: false,
  };
  const parsed = deliveryInputSchema.safeParse(draft);
  for (const error of parsed.success ? [] : fieldErrors(parsed.error)) {
    const column = columnOf(error.path);
    // A name that stands there is told of by itself, or still looked for.
    const isNamed = error.code === 'required' && named.some((one) => one === column && text(one) !== '');
    if (column && !isNamed && !faults.has(column)) faults.set(column, error);
  }
  const isComplete = parsed.success && faults.size === 0 && !isWaiting;
  return { input: isComplete ? parsed.data : null, faults, isWaiting };
}

/** Returns the times of `8:00-10:00`, `8-10`, `~10:00` or `8:00`; undefined for a text that is no window. */
export function readWindow(text: string): { from: number | null; to: number | null } | undefined {
  if (text === '') return { from: null, to: null };
  const parts = text.normalize('NFKC').split(/\s*[-–—‐−~〜～]\s*/);
  if (parts.length > 2) return undefined;
  const times = parts.map((part) =>
    part === '' ? null : parseNightTime(/^\d{1,2}$/.test(part) ? `${part}:00` : part),
  );
  if (parts.some((part, index) => part !== '' && times[index] === null)) return undefined;
  const [from = null, to = parts.length === 1 ? from : null] = times;
  return { from, to };
}

/** A day, or the text that is none, which the schema refuses. */
function readOperationDate(text: string, today: string): string | null {
  if (text === '') return null;
  const reading = readDay(text, Number(today.slice(0, 4)));
  return 'day' in reading ? reading.day : text;
}

function readFigure(text: string): number | string | null {
  const plain = text.replace(/[,\s]/g, '');
  if (plain === '') return null;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
