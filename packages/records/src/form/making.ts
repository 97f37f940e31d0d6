/** What a dialog that makes a row for a picker is told: what was typed, and where to go with the row. */
export type Making<Row> = { text: string; onCreated: (row: Row) => void; onClose: () => void };
