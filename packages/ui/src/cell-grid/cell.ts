import type { ReactNode } from 'react';

export type CellGridColumn = {
  id: string;
  header: string;
  /** Shown under the header, such as the field that the column fills. */
  note?: string;
  width?: number;
  /** Stays visible next to the lead, as the name of the row; at most one column. */
  frozen?: boolean;
};

/** The words that can be chosen for a cell; several in a list. */
export type CellChoices = { words: readonly string[]; isList: boolean };

/** One cell as people read it. */
export type GridCell = {
  text: string;
  state?: 'fault' | 'warned' | 'changed' | 'corrected' | undefined;
  /** The fault of the cell, or what looks wrong. */
  note?: string | undefined;
  choices?: CellChoices | undefined;
  /** What the person probably meant. */
  proposal?: string | undefined;
};

export type CellGridRow = {
  id: string;
  /** The name of the row: "5". */
  label: string;
  /** Shown before the cells; always visible. */
  lead: ReactNode;
  cells: readonly GridCell[];
  /** Whether its remarks have a question, at which the Tab key stops. */
  asks?: boolean;
};

/** What is said beside the grid: about the active row, and below that about all rows. */
export type RowRemarks = { label: string; of: (rowId: string) => ReactNode; ofAll?: ReactNode };

/** A stop of the Tab key: a cell, or the question beside the grid that a row has. */
export type TabStop = CellPlace & { part: 'cell' | 'remarks' };

/** A cell by its row and the index of its column. */
export type CellPlace = { rowId: string; column: number };
