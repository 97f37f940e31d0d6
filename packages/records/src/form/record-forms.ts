import type { ComponentType, ReactNode } from 'react';
import type { CreateDialogProps } from './create-dialog-props.ts';

/** A form and the pages on which it stands; `ChoosePage` finds a row where the address names none. */
export type FormPages = {
  /** On a row as its list knows it, whatever its record. */
  RowForm: (props: { row: never }) => ReactNode;
  AddPage: ComponentType;
  EditPage: ComponentType;
  ChoosePage?: ComponentType;
};

/** The two dialogs of a form: the one that the address of the list names, and the one that creates a row for a picker. */
export type RecordDialog<Row = unknown> = {
  AtAddress: (props: { onClose: () => void }) => ReactNode;
  ForPicker: (props: CreateDialogProps<Row>) => ReactNode;
};
