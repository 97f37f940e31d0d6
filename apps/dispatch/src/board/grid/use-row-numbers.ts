import { useBoard } from '../board-context.ts';
import { sumCountOf } from './measures.ts';

export type RowNumbers = {
  /** The first of the sums. */
  sums: number;
  bandTitle: number;
  /** The first delivery company. */
  companies: number;
  /** How many rows there are. */
  count: number;
};

/** The numbers of the rows below the own ones, which begin at 1; a band that is folded has its rows all the same. */
export function useRowNumbers(): RowNumbers {
  const { companies, rows, scale } = useBoard();
  const sums = rows.own.length + 1;
  const bandTitle = sums + sumCountOf(scale.range);
  const count = companies.length === 0 ? bandTitle - 1 : bandTitle + companies.length;
  return { sums, bandTitle, companies: bandTitle + 1, count };
}
