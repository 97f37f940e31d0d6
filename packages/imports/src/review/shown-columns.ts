import type { Import } from '@haisha/validation/import';

/** Where what a row is about is called by its name or, of a vehicle, by its code; -1 where a file says neither. */
export function namingColumn({ columns }: Pick<Import, 'columns'>): number {
  const placeOf = (field: string) => columns.findIndex((column) => column.field === field);
  return placeOf('name') === -1 ? placeOf('code') : placeOf('name');
}

/** The places of the columns worth a look: those of the file, and those it lacks where rows are empty or say something. */
export function shownColumns({ columns, gaps }: Pick<Import, 'columns' | 'gaps'>): number[] {
  return [...columns.keys()].filter((at) => columns[at]?.fixed !== '' || gaps.some(({ column }) => column === at));
}
