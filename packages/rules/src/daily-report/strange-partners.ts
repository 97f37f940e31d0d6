import type { ReportContent } from './report-content.ts';

/** Returns the places of the rows of partners who did not drive the run, or have a row already; `known` are those who did. */
export function strangePartners({ partners }: Pick<ReportContent, 'partners'>, known: readonly string[]): number[] {
  const ids = partners.map(({ driverId }) => driverId);
  return [...ids.keys()].filter((index) => {
    const id = ids[index] ?? '';
    return !known.includes(id) || ids.indexOf(id) !== index;
  });
}
