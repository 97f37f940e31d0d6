import type { Import } from '@haisha/validation/import';

/** The places of the columns worth a look: those of the file, and those it lacks where rows are empty or say something. */
export function shownColumns({ columns, gaps }: Pick<Import, 'columns' | 'gaps'>): number[] {
  return [...columns.keys()].filter((at) => columns[at]?.fixed !== '' || gaps.some(({ column }) => column === at));
}
