import { useTranslation } from '@haisha/i18n';
import { notify, useLive, useMutation, useProblemText, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { EmptyState, PageFrame, SkeletonTable, Text } from '@haisha/ui';
import { Segments } from '@haisha/ui/segments';
import type { Allocation } from '@haisha/validation/allocation';
import { useState } from 'react';
import { ActDialog } from '../panel/act-dialog.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestList } from './request-frame.ts';
import { type Answer, answerRequest, mostShown, type RequestGroup, requestsOf } from './requests-api.ts';

/** The allocation board as a delivery company sees it: the runs that are asked of it, to be answered. */
export function RequestsPage({ title }: { title: string }) {
  const { t } = useTranslation('request');
  const problemText = useProblemText();
  useLive('allocation');
  const [group, setGroup] = useState<RequestGroup>('open');
  const [asked, setAsked] = useState<{ run: Allocation; name: Answer['name'] } | null>(null);
  const lists = {
    open: useQuery(requestsOf('open')),
    coming: useQuery(requestsOf('coming')),
    past: useQuery(requestsOf('past')),
  };
  const { mutateAsync, isPending } = useMutation(answerRequest());
  const { data, error, refetch } = lists[group];
  const count = (one: RequestGroup) => lists[one].data?.total ?? 0;

  async function answer(run: Allocation, given: Answer): Promise<void> {
    try {
      await mutateAsync({ run, ...given });
      const text = t(given.name === 'accept' ? 'accepted' : 'declined', { number: run.number });
      notify({ kind: 'success', text, about: 'request' });
    } catch (thrown) {
      notify({ kind: 'error', text: problemText(thrown), about: 'request' });
    }
    setAsked(null);
  }

  const groups = [
    { value: 'open', text: t('open', { count: count('open') }) },
    { value: 'coming', text: t('coming', { count: count('coming') }) },
    { value: 'past', text: t('past', { count: count('past') }) },
  ] as const;

  return (
    <PageFrame
      title={title}
      intro={t('intro')}
      actions={<Segments label={t('groups')} value={group} choices={groups} onChange={setGroup} />}
    >
      {error ? (
        <ProblemState error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <SkeletonTable />
      ) : data.items.length === 0 ? (
        <EmptyState title={t(`none.${group}`)}>{t('none.hint')}</EmptyState>
      ) : (
        <>
          <RequestList aria-label={groups.find(({ value }) => value === group)?.text}>
            {data.items.map((run) => (
              <li key={run.id}>
                <RequestCard
                  run={run}
                  isBusy={isPending}
                  onAccept={() => setAsked({ run, name: 'accept' })}
                  onDecline={() => setAsked({ run, name: 'decline' })}
                />
              </li>
            ))}
          </RequestList>
          {data.total > mostShown && <Text color="fg.muted">{t('onlyFirst', { count: mostShown })}</Text>}
        </>
      )}
      {asked?.name === 'accept' && (
        <AcceptDialog
          run={asked.run}
          isBusy={isPending}
          onAccept={(given) => void answer(asked.run, given)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.name === 'decline' && (
        <ActDialog
          title={t('declineNamed', { number: asked.run.number })}
          giveLabel={t('decline')}
          isDanger
          findings={[]}
          onGive={(reason) => void answer(asked.run, { name: 'decline', reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </PageFrame>
  );
}
