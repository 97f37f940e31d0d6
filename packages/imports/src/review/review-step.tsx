import { useTranslation } from '@haisha/i18n';
import { confirmLeave, useProblemText, useUnsavedGuard } from '@haisha/platform';
import { Button, ErrorState, Flex, Icon, Stack } from '@haisha/ui';
import type { Import, ImportListItem } from '@haisha/validation/import';
import { type ImportVerdict, importVerdicts } from '@haisha/validation/import-choices';
import { useId, useState } from 'react';
import { columnMappingOf } from '../columns/column-mapping.ts';
import { CountTabs } from '../count-tabs.tsx';
import { JobFailure } from '../job-failure.tsx';
import { PassedOver } from '../passed-over.tsx';
import { useJudging } from '../use-judging.ts';
import { ApplyBar } from './apply-bar.tsx';
import { DecideKindDialog } from './decide-kind-dialog.tsx';
import { Gaps } from './gaps.tsx';
import { OnlySelect } from './only-select.tsx';
import { OthersAtWork } from './others-at-work.tsx';
import { RememberedValues } from './remembered-values.tsx';
import { ReviewRows } from './review-rows.tsx';
import { useReviewState } from './review-state.ts';
import { useCorrections } from './use-corrections.ts';
import { useOwnCounts } from './use-own-counts.ts';

export type ReviewStepProps = { given: Import; resource: string; onMapping: (to: 'columns' | 'fixed') => void };

const withRules: readonly string[] = ['error', 'duplicate', 'warning', 'update'] satisfies ImportVerdict[];
const tones: Partial<Record<ImportVerdict, 'error' | 'warning'>> = {
  error: 'error',
  duplicate: 'warning',
  warning: 'warning',
};

/** Every row with its verdict: corrected, decided about, and then written. */
export function ReviewStep({ given, resource, onMapping }: ReviewStepProps) {
  const { t } = useTranslation('import');
  const problemText = useProblemText();
  const panel = useId();
  const state = useReviewState(given);
  const [isRuling, setIsRuling] = useState(false);
  const { shown, only, fault } = state;
  const total = sumOf(given.counts);
  const own = useOwnCounts(given);
  const judging = useJudging(given);
  const corrections = useCorrections(given.id, own.takeCounts);
  const { waiting, failure } = corrections;
  useUnsavedGuard(waiting.size > 0);

  async function changeColumns(to: 'columns' | 'fixed'): Promise<void> {
    if (waiting.size === 0 || (await confirmLeave())) onMapping(to);
  }

  return (
    <Flex direction="column" minH="0" flex="1">
      <Stack gap="2" px={{ base: '4', md: '6' }} pb="2" _empty={{ display: 'none' }}>
        {given.job?.status === 'failed' || given.job?.status === 'cancelled' ? (
          <JobFailure job={given.job} onAgain={() => judging.mutate(columnMappingOf(given))} />
        ) : null}
        <Gaps given={given} onFill={() => void changeColumns('fixed')} />
        <PassedOver given={given} />
        <RememberedValues given={given} onChange={() => void changeColumns('fixed')} />
        {own.isOthers && <OthersAtWork onCatchUp={own.catchUp} />}
      </Stack>
      {/* By the width of the page alone: counts and tabs must not move the rows. */}
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        align={{ base: 'stretch', lg: 'center' }}
        justify="space-between"
        columnGap="4"
        px={{ base: '1', md: '3' }}
        borderBottomWidth="1px"
        flexShrink="0"
      >
        <CountTabs
          label={t('review.kinds')}
          panel={panel}
          value={shown}
          onChange={(kind) => state.change({ shown: kind, only: undefined, fault: undefined })}
          tabs={[
            ...importVerdicts.map((verdict) => ({
              id: verdict,
              label: t(`verdict.${verdict}`),
              count: given.counts[verdict],
              tone: given.undecidedCount > 0 ? tones[verdict] : undefined,
            })),
            { id: 'all' as const, label: t('review.all'), count: total },
          ]}
        />
        <Flex gap="2" wrap={{ base: 'wrap', lg: 'nowrap' }} flexShrink="0" align="center" px="3" py="2">
          {fault !== undefined && (
            <Button
              variant="subtle"
              onClick={() => state.change({ shown, fault: undefined })}
              aria-label={t('faults.showOthers')}
            >
              {t('faults.only')}
              <Icon name="close" />
            </Button>
          )}
          <OnlySelect value={only} onChange={(choice) => state.change({ shown, only: choice })} />
          {withRules.includes(shown) && (
            <Button
              variant="outline"
              disabled={shown !== 'all' && given.counts[shown] === 0}
              onClick={() => setIsRuling(true)}
            >
              <Icon name="list" />
              {t('rule.act')}
            </Button>
          )}
          <Button variant="outline" colorPalette="gray" onClick={() => void changeColumns('columns')}>
            <Icon name="columns" />
            {t('review.columns')}
          </Button>
        </Flex>
      </Flex>
      <Stack
        role="tabpanel"
        id={panel}
        aria-label={t(shown === 'all' ? 'review.all' : `verdict.${shown}`)}
        gap="0"
        minH="0"
        flex="1"
      >
        {failure !== null && waiting.size > 0 && (
          <ErrorState title={t('row.notSent', { count: waiting.size })} onRetry={corrections.sendAgain}>
            {problemText(failure)}
          </ErrorState>
        )}
        <ReviewRows
          key={`${shown}-${only}-${fault}`}
          given={given}
          resource={resource}
          state={state}
          corrections={corrections}
          onCounts={own.takeCounts}
          onAddField={() => void changeColumns('fixed')}
          onColumns={() => void changeColumns('columns')}
        />
      </Stack>
      <ApplyBar given={given} unsavedCount={waiting.size} />
      {isRuling && shown !== 'all' && (
        <DecideKindDialog given={given} verdict={shown} onCounts={own.takeCounts} onClose={() => setIsRuling(false)} />
      )}
    </Flex>
  );
}

function sumOf(counts: ImportListItem['counts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
