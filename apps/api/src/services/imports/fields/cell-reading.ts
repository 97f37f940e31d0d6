/**
 * What a cell says: a value that the schema of the form takes on, with what a record shows of it, and what it says of
 * other fields that have no column; or why it says nothing.
 */
export type CellReading =
  | { value: unknown; shown?: Record<string, unknown>; also?: Record<string, unknown> }
  | { code: string; params?: Record<string, string> };

/** Reads one text of a cell; what is written otherwise than the form has it is told as a change of the cell. */
export type CellReader = (text: string) => CellReading;
