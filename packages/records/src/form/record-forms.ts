import type { ComponentType, ReactNode } from 'react';
import type { CreateDialogProps } from './create-dialog-props.ts';

/** The pages on which a form stands; `ChoosePage` finds a row where the address names none. */
export type FormPages = { AddPage: ComponentType; EditPage: ComponentType; ChoosePage?: ComponentType };

/** The two dialogs of a form: the one that the address of the list names, and the one that creates a row for a picker. */
export type RecordDialog<Row = unknown> = {
  AtAddress: () => ReactNode;
  ForPicker: (props: CreateDialogProps<Row>) => ReactNode;
};
