import { usePeriodText } from './use-period-text.ts';

/** A field of a rule as people read it: its months; what else it holds stands as it is. */
export function useRuleText(): (name: string, value: unknown) => string | null {
  const periodText = usePeriodText();
  return (_name, value) => (typeof value === 'number' ? periodText(value) : null);
}
