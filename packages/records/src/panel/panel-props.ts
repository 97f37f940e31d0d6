import type { ComponentType } from 'react';
import type { Undo } from './use-undo-key.ts';

/** What the frame of a list tells the panel beside it. */
export type PanelProps<Row> = {
  id: string;
  /** The row as the list knows it; undefined where it is not among the rows shown. */
  known: Row | undefined;
  /** Where the row stands in the list; null where it is not among the rows shown. */
  position: { at: number; of: number } | null;
  /** Goes on to the row before or after it; undefined where there is none. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Opens the form of the row, as the list does. */
  onEdit: () => void;
  /** The address of that form. */
  editAt: string;
  width: PanelWidth;
  /** Lets the undo keys run the act as well; gives it for a button. */
  undoable: (undo: Undo) => () => Promise<void>;
  onClose: () => void;
};

/** In pixels of text of the usual size: larger text makes the panel wider. */
export type PanelWidth = { px: number; change: (px: number) => void };

/** Loads what the panel shows of the rows of a list. */
export type LoadPanel<Row> = () => Promise<ComponentType<PanelProps<Row>>>;
