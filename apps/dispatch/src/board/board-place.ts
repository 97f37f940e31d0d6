/** Where the board stands. */
export const boardPath = '/vehicle-allocation';

/** Where a new run is written down. */
export const newRunPath = `${boardPath}/add`;

/** The day on a big screen. */
export const screenPath = `${boardPath}/screen`;

/** Where a run stands by its own address. */
export function runPath(id: string): string {
  return `${boardPath}/edit/${id}`;
}
