import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { EmptyState, SkeletonTable } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { ChangesCall } from '../record-calls.ts';
import { ChangeItem } from './change-item.tsx';
import { ChangeList } from './change-list.tsx';

export type RecordChangesProps = {
  api: ChangesCall;
  id: string;
  /** Name of a field, and its value, as people read them. */
  labelOf: (path: string) => string;
  textOf: (path: string, value: unknown) => ReactNode;
};

/** Every write to a record: who, when, and what was before and after. */
export function RecordChanges({ api, id, labelOf, textOf }: RecordChangesProps) {
  const { t } = useTranslation('history');
  const { data, error, refetch } = useQuery({ ...api.changes(id), refetchOnMount: 'always' });
  if (error && data === undefined) return <ProblemState error={error} onRetry={refetch} />;
  if (data === undefined) return <SkeletonTable />;
  if (data.items.length === 0) return <EmptyState title={t('change.nothing')} />;
  return (
    <ChangeList aria-label={t('title')}>
      {data.items.map((change) => (
        <ChangeItem key={change.id} change={change} labelOf={labelOf} textOf={textOf} />
      ))}
    </ChangeList>
  );
}
