import type { Cell, Labels } from '../../words/labels.ts';

/** One column of a file, with its name in the file's language. */
export type ExportColumn<Row> = { id: string; header: string; cell: (row: Row) => Cell };

type KeysOf<Row, Value> = { [K in keyof Row]: Row[K] extends Value ? K : never }[keyof Row] & string;

type ReferenceOf<Row> = {
  [K in keyof Row & string]: K extends `${infer Name}Name`
    ? `${K}En` | `${Name}Id` extends keyof Row
      ? Name
      : never
    : never;
}[keyof Row & string];

/** Columns named by the fields they show. */
export function columnsFor<Row>({ field, choice, flag, nameOf }: Labels) {
  const of = (id: string, cell: ExportColumn<Row>['cell']): ExportColumn<Row> => ({ id, header: field(id), cell });
  const text = (value: unknown): Cell => (value === null || value === '' ? null : { text: String(value) });
  return {
    of,
    text: (id: KeysOf<Row, string | null>) => of(id, (row) => text(row[id])),
    /** What another row is called, as `departmentName` by `departmentId`. */
    reference: (id: `${ReferenceOf<Row>}Name`) =>
      of(id, (row) => {
        const {
          [id]: name,
          [`${id}En`]: nameEn,
          [id.replace(/Name$/, 'Id')]: to,
        } = row as Record<string, string | null>;
        return name ? { text: nameOf(to ?? null, name, nameEn) } : null;
      }),
    number: (id: KeysOf<Row, number | null>) =>
      of(id, (row) => (row[id] === null ? null : { number: Number(row[id]) })),
    day: (id: KeysOf<Row, string | null>) => of(id, (row) => (row[id] === null ? null : { day: String(row[id]) })),
    instant: (id: KeysOf<Row, string | null>) =>
      of(id, (row) => (row[id] === null ? null : { instant: String(row[id]) })),
    choice: (id: KeysOf<Row, string | null>) => of(id, (row) => choice(id, row[id] as string | null)),
    flag: (id: KeysOf<Row, boolean>) => of(id, (row) => flag(row[id] === true)),
  };
}

/** The columns of a part of a row, named and headed as `terms.closingDay`; empty for rows without that part. */
export function partColumns<Row, Part>(
  name: string,
  partOf: (row: Row) => Part | null,
  columns: (labels: Labels) => ExportColumn<Part>[],
  labels: Labels,
): ExportColumn<Row>[] {
  const ofPart = { ...labels, field: (path: string) => labels.field(`${name}.${path}`) };
  return columns(ofPart).map(({ id, header, cell }) => ({
    id: `${name}.${id}`,
    header,
    cell: (row) => {
      const part = partOf(row);
      return part === null ? null : cell(part);
    },
  }));
}

/** The columns asked for, in that order; all when none is named. Answers the first unknown name instead. */
export function chosenColumns<Row>(
  all: readonly ExportColumn<Row>[],
  ids: readonly string[],
): ExportColumn<Row>[] | { unknown: string } {
  if (ids.length === 0) return [...all];
  const chosen: ExportColumn<Row>[] = [];
  for (const id of new Set(ids)) {
    const column = all.find((one) => one.id === id);
    if (!column) return { unknown: id };
    chosen.push(column);
  }
  return chosen;
}
