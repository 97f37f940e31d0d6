import { useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import type { ImportListItem } from '@haisha/validation/import';
import type { ImportReplacement } from '@haisha/validation/import-row';
import { importRows, replaceCells } from '../imports-api.ts';
import { rowsAtOnce } from './review-state.ts';
import { takeJudgement } from './take-judgement.ts';

/** Puts one text for another in all rows at fault; those on screen stay where they are. */
export function useReplacement(id: string, onCounts: (told: ImportListItem) => void) {
  const { t } = useTranslation('import');
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { mutate } = useMutation({
    mutationFn: async ({ numbers, ...replacement }: ImportReplacement & { numbers: number[] }) => {
      const answer = await replaceCells(id, replacement);
      const shown = importRows(id, { number: numbers, pageSize: rowsAtOnce });
      const { items } = await queries.fetchQuery({ ...shown, staleTime: 0 });
      return { ...answer, rows: items };
    },
    onSuccess: ({ count, rows, import: counts }, { text, by }) => {
      onCounts(counts);
      takeJudgement(queries, id, { rows });
      notify({ kind: 'success', text: t('proposal.done', { count, text, by }) });
    },
    onError: (error) => notify({ kind: 'error', text: problemText(error), about: id }),
  });
  return mutate;
}
