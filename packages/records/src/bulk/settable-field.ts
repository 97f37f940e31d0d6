type Value = string | number | boolean | null;

/** A field that can be set in many rows at once. */
export type SettableField<Row> = {
  /** Its own, or one of a part: `terms.closingDay`. */
  field: string;
  label: string;
  /** What a row has now, in words. */
  textOf: (row: Row) => string;
  options: readonly { value: Value; label: string }[];
};

/** The fields of a list that can be set, fetched when somebody wants to. */
export type LoadSettable<Row> = () => Promise<() => readonly SettableField<Row>[]>;

/** What a row has in a field that can be set. */
export function valueAt(row: object, field: string): Value {
  type Fields = Readonly<Record<string, unknown>>;
  const value = field.split('.').reduce<unknown>((fields, name) => (fields as Fields | null)?.[name], row);
  return (value ?? null) as Value;
}
