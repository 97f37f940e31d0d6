type Draft<Row> = { [Name in keyof Row]: Row[Name] | null };

/** Adds a row to a list of a form, empty where it has yet to be filled in, which the type of the form rules out. */
export function addDraft<Row>(add: (row: Row) => void, draft: Draft<Row>): void {
  add(draft as Row);
}
