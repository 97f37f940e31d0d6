import { useDensity } from '@haisha/ui/data-table';

/** What a view of a list keeps: what its address says, and how close the rows stand where only this device knows it. */
export function useKeptText(queryText: string): string {
  const density = useDensity();
  const isOnlyHere = density !== 'comfortable' && !queryText.includes('density=');
  return isOnlyHere ? [queryText, `density=${density}`].filter(Boolean).join('&') : queryText;
}
