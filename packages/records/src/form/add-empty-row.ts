type Unfilled<Row> = { [Name in keyof Row]: Row[Name] | null };

/** Adds a row to a list of a form, empty where it has yet to be filled in, which the type of the form rules out. */
export function addEmptyRow<Row>(add: (row: Row) => void, row: Unfilled<Row>): void {
  add(row as Row);
}
