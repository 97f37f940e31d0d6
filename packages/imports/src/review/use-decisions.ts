import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { notify, useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import type { ImportListItem } from '@haisha/validation/import';
import type { ImportDecisionInput } from '@haisha/validation/import-row';
import { decide } from '../imports-api.ts';
import { takeJudgement } from './take-judgement.ts';

/** Decides about rows and says how many follow, and how many cannot. */
export function useDecisions(id: string, onCounts: (told: ImportListItem) => void) {
  const { t } = useTranslation('import');
  const ruleText = useRuleText();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (decision: ImportDecisionInput) => decide(id, decision),
    onSuccess: async ({ decidedCount, refused, refusedCount, rows, import: counts }, { rule }) => {
      onCounts(counts);
      if (rule) await queries.invalidateQueries({ queryKey: ['/imports', 'rows', id] });
      else takeJudgement(queries, id, { rows });
      const [first] = refused;
      if (first) {
        const reason = ruleText({ code: first.code }, t('decision.word'));
        notify({ kind: 'error', text: t('decision.notAll', { count: refusedCount, number: first.number, reason }) });
      } else if (rule) {
        notify({ kind: 'success', text: t('decision.done', { count: decidedCount }) });
      }
    },
    onError: (error) => notify({ kind: 'error', text: problemText(error), about: id }),
  });
  return { decide: mutateAsync, isPending };
}
