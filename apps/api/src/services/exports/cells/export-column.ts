import type { Cell, Labels } from '../../words/labels.ts';
import { type CellSql, choiceSql, daySql, flagSql, instantSql, nameSql, numberSql, textSql } from './cell-sql.ts';

/** One column of a file, with its name in the file's language. */
export type ExportColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => Cell;
  /** The same cell written by the database, for files of text. */
  cellSql?: CellSql;
  /** All fields that the cell is made of, where it does not need the whole row. */
  reads?: readonly string[];
};

type KeysOf<Row, Value> = { [K in keyof Row]: Row[K] extends Value ? K : never }[keyof Row] & string;

type ReferenceOf<Row> = {
  [K in keyof Row & string]: K extends `${infer Name}Name`
    ? `${K}En` | `${Name}Id` extends keyof Row
      ? Name
      : never
    : never;
}[keyof Row & string];

/** Columns named by the fields they show. */
export function columnsFor<Row>(labels: Labels) {
  const { locale, field, choice, words, flag, flags, nameOf, sharesNames } = labels;
  const of = (id: string, cell: ExportColumn<Row>['cell']): ExportColumn<Row> => ({ id, header: field(id), cell });
  const text = (value: unknown): Cell => (value === null || value === '' ? null : { text: String(value) });
  /** A column whose cells are made of the field it is named by alone. */
  const from = <Id extends keyof Row & string>(
    id: Id,
    cell: (value: Row[Id]) => Cell,
    cellSql?: CellSql,
  ): ExportColumn<Row> => ({ ...of(id, (row) => cell(row[id])), reads: [id], ...(cellSql && { cellSql }) });
  return {
    of,
    from,
    text: (id: KeysOf<Row, string | null>) => from(id, text, textSql(id)),
    /** What another row is called, as `departmentName` by `departmentId`. */
    reference: (id: `${ReferenceOf<Row>}Name`): ExportColumn<Row> => {
      const toId = id.replace(/Name$/, 'Id');
      return {
        ...of(id, (row) => {
          const { [id]: name, [`${id}En`]: nameEn, [toId]: to } = row as Record<string, string | null>;
          return name ? { text: nameOf(to ?? null, name, nameEn) } : null;
        }),
        reads: [id, `${id}En`, toId],
        ...(!sharesNames && { cellSql: nameSql(id, `${id}En`, locale) }),
      };
    },
    number: (id: KeysOf<Row, number | null>) =>
      from(id, (value) => (value === null ? null : { number: Number(value) }), numberSql(id)),
    day: (id: KeysOf<Row, string | null>) =>
      from(id, (value) => (value === null ? null : { day: String(value) }), daySql(id)),
    instant: (id: KeysOf<Row, string | null>) =>
      from(id, (value) => (value === null ? null : { instant: String(value) }), instantSql(id)),
    choice: (id: KeysOf<Row, string | null>) =>
      from(id, (value) => choice(id, value as string | null), choiceSql(id, words(id))),
    flag: (id: KeysOf<Row, boolean>) => from(id, (value) => flag(value === true), flagSql(id, flags)),
    /** The columns of a part of a row, named and headed as `terms.closingDay`; empty for rows without that part. */
    part: <Name extends keyof Row & string>(
      name: Name,
      columns: (labels: Labels) => ExportColumn<NonNullable<Row[Name]>>[],
      worded = labels,
    ): ExportColumn<Row>[] =>
      columns({ ...worded, field: (path) => worded.field(`${name}.${path}`) }).map(({ id, header, cell }) => ({
        id: `${name}.${id}`,
        header,
        cell: ({ [name]: part }) => (part === null || part === undefined ? null : cell(part)),
        reads: [name],
      })),
  };
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
