import { useTranslation } from '@haisha/i18n';
import { useCan, useLive, useQuery } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { ProblemState } from '@haisha/platform/problem-state';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { Button, EmptyState, Icon, PageFrame, SkeletonTable } from '@haisha/ui';
import { CountStrip } from '@haisha/ui/count-strip';
import { Suspense, useState } from 'react';
import { timeChangesPath } from '../time-record-place.ts';
import { TimeChangeRow } from './time-change-row.tsx';
import { timeChanges } from './time-changes-api.ts';

const RuleDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "time-change-rule" */ './rule-dialog.tsx')).RuleDialog,
}));

const states = ['waiting', 'decided'] as const;

/** Changes of punches that somebody asked for: those that wait first, each with what it would do. */
export function TimeChangesPage() {
  const { t } = useTranslation('timeChange');
  const [state, setState] = useState<(typeof states)[number]>('waiting');
  const [opened, setOpened] = useState<string | null>(null);
  const [isRuleOpen, setIsRuleOpen] = useState(false);
  const maySet = useCan()('timeChange.updateRule');
  useLive('timeChange', 'punch');
  const { data, error, isPlaceholderData, refetch } = useQuery(timeChanges({ state }));
  return (
    <PageFrame title={usePageTitle(timeChangesPath)} width="edge">
      <CountStrip aria-label={t('list.shown')}>
        {states.map((one) => (
          <button key={one} type="button" aria-pressed={state === one} onClick={() => setState(one)}>
            {t(`list.${one}`)}
            {one === state && data && !isPlaceholderData && <b>{data.length}</b>}
          </button>
        ))}
        <i />
        {maySet && (
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => setIsRuleOpen(true)}>
            <Icon name="settings" size={14} />
            {t('rule.open')}
          </Button>
        )}
      </CountStrip>
      {!data && !error && <SkeletonTable />}
      {error && <ProblemState error={error} onRetry={refetch} />}
      {data?.length === 0 && <EmptyState title={t(`list.no.${state}`)} />}
      <ul aria-label={t('list.label')} style={{ listStyle: 'none', overflowY: 'auto' }}>
        {data?.map((change) => (
          <TimeChangeRow
            key={change.id}
            change={change}
            isOpen={opened === change.id}
            onToggle={() => setOpened((before) => (before === change.id ? null : change.id))}
          />
        ))}
      </ul>
      {isRuleOpen && (
        <Suspense>
          <RuleDialog onClose={() => setIsRuleOpen(false)} />
        </Suspense>
      )}
    </PageFrame>
  );
}
