import { formatNumber, useJoined, useTranslation } from '@haisha/i18n';
import type { ImportListItem } from '@haisha/validation/import';
import { importOutcomes, importVerdicts } from '@haisha/validation/import-choices';

/** What stands in an import, or what came of it: "エラー 3・新規 380"; empty before anything is judged. */
export function useCountsText(): (item: ImportListItem) => string {
  const { t } = useTranslation('import');
  const joined = useJoined();
  const textOf = (counts: readonly (readonly [word: string, count: number])[]) =>
    joined(
      counts.filter(([, count]) => count > 0).map(([word, count]) => t('count', { word, count: formatNumber(count) })),
    );
  return ({ counts, outcomes }) =>
    textOf(
      outcomes
        ? importOutcomes.map((outcome) => [t(`outcome.${outcome}`), outcomes[outcome]])
        : importVerdicts.map((verdict) => [t(`verdict.${verdict}`), counts[verdict]]),
    );
}
