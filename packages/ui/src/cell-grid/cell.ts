import type { ReactNode } from 'react';

export type CellGridColumn = {
  id: string;
  header: string;
  /** Under the header, such as the field it fills. */
  note?: string;
  width?: number;
  /** Stays in sight beside the lead, as the name of what the row is about; of all columns one at most. */
  frozen?: boolean;
};

/** Words that can be chosen for a cell, of a list several. */
export type CellChoices = { words: readonly string[]; isList: boolean };

/** One cell as people read it. */
export type Cell = {
  text: string;
  state?: 'fault' | 'changed' | 'corrected' | undefined;
  /** What is the matter with it. */
  note?: string | undefined;
  choices?: CellChoices | undefined;
  /** What was probably meant. */
  proposal?: string | undefined;
};

export type CellGridRow = {
  id: string;
  /** Names the row: "5". */
  label: string;
  /** Stands before the cells and stays in sight. */
  lead: ReactNode;
  cells: readonly Cell[];
  /** Under the cells, over the whole width. */
  foot?: ReactNode;
  /** Whether the foot holds something to decide, where the Tab key stops. */
  asks?: boolean;
};

/** Where the Tab key goes: a cell, or what is to be decided below the cells of a row. */
export type Stop = CellPlace & { part: 'cell' | 'foot' };

/** A cell by its row and the place of its column. */
export type CellPlace = { rowId: string; column: number };
