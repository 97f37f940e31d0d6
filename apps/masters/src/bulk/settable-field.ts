type Value = string | boolean | null;

/** A field that can be set in many rows at once. */
export type SettableField<Row> = {
  field: keyof Row & string;
  label: string;
  /** What a row has now, in words. */
  textOf: (row: Row) => string;
  options: readonly { value: Value; label: string }[];
};

/** The fields of a list that can be set, fetched when somebody wants to. */
export type LoadSettable<Row> = () => Promise<() => readonly SettableField<Row>[]>;
