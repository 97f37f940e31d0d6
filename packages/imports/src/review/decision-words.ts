import { useTranslation } from '@haisha/i18n';
import type { ImportDecision } from '@haisha/validation/import-choices';
import type { ImportRow } from '@haisha/validation/import-row';

/** Where only rows of the file are alike, there is no record to overwrite: one of them is used. */
export function isAmongRows({ target, conflicts }: Pick<ImportRow, 'target' | 'conflicts'>): boolean {
  return target === null && conflicts.length > 0 && conflicts.every(({ kind }) => kind === 'row');
}

/** What a decision is called, in a word or two and at length. */
export function useDecisionWords(isOfRows: boolean) {
  const { t } = useTranslation('import');
  const isOwn = (decision: ImportDecision): decision is 'overwrite' | 'merge' =>
    isOfRows && (decision === 'overwrite' || decision === 'merge');
  return {
    short: (decision: ImportDecision) => (isOwn(decision) ? t(`decision.rows.${decision}`) : t(`decision.${decision}`)),
    long: (decision: ImportDecision) =>
      isOwn(decision) ? t(`decision.rows.long.${decision}`) : t(`decision.long.${decision}`),
  };
}
