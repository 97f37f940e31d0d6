import { http, mutationOptions, queryOptions } from '@haisha/platform';
import type { RetentionRule, RetentionRuleUpdate } from '@haisha/validation/retention';

/** How long records are kept, rule by rule. */
export function retentionRules() {
  return queryOptions({
    queryKey: ['/retention-rules'],
    queryFn: ({ signal }) => http().get<{ items: RetentionRule[] }>('/retention-rules', { signal }),
    retry: false,
    meta: { entity: 'retentionRule' },
  });
}

/** Sets how long the records of a rule are kept. */
export function changeRetention(id: string) {
  return mutationOptions({
    mutationKey: ['/retention-rules', 'update'],
    mutationFn: async (input: RetentionRuleUpdate, { client }) => {
      const row = await http().put<RetentionRule>(`/retention-rules/${encodeURIComponent(id)}`, input);
      void client.invalidateQueries({ queryKey: ['/retention-rules'] });
      return row;
    },
  });
}
