/** What a picker tells the dialog that creates a row for it: the text that was typed, and what follows. */
export type CreateDialogProps<Row> = { text: string; onCreated: (row: Row) => void; onClose: () => void };
