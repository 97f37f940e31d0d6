import { useTranslation } from '@haisha/i18n';
import { Can, Link, useSeesAll } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Button, EmptyState, HStack, Icon, SkeletonTable } from '@haisha/ui';
import type { Page } from '@haisha/validation/entity';
import type { ReactNode } from 'react';
import type { ListReading } from '../record-calls.ts';

export type ListContentProps<Row> = {
  reading: ListReading<Row>;
  list: { isNarrowed: boolean; clear: () => void; query: { page: number }; change: (to: { page: number }) => void };
  /** Where the form of a new row stands. */
  addAt: string;
  permission: string;
  children: (page: Page<Row>) => ReactNode;
};

/** Loading, failed, nothing found, nothing there yet or nothing in sight; otherwise the rows. */
export function ListContent<Row>({ reading, list, addAt, permission, children }: ListContentProps<Row>) {
  const { t } = useTranslation('record');
  const seesAll = useSeesAll()(`${permission}.read`);
  const { data, error } = reading;
  if (error && (data === undefined || reading.isPlaceholderData)) {
    return <ProblemState error={error} onRetry={reading.refetch} />;
  }
  if (data === undefined) return <SkeletonTable />;
  if (data.items.length > 0) return children(data);
  if (data.total > 0) {
    return (
      <EmptyState
        title={t('list.beyondLast')}
        actions={<Button onClick={() => list.change({ page: 1 })}>{t('list.firstPage')}</Button>}
      />
    );
  }
  if (list.isNarrowed) {
    return (
      <EmptyState
        title={t('list.nothingFound')}
        actions={
          <Button variant="outline" onClick={list.clear}>
            {t('list.clear')}
          </Button>
        }
      >
        {t('list.nothingFoundHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(seesAll ? 'list.nothingYet' : 'list.nothingInSight')}
      actions={
        <Can permission={`${permission}.create`}>
          <HStack>
            <Button asChild>
              <Link to={addAt}>
                <Icon name="add" />
                {t('list.addFirst')}
              </Link>
            </Button>
          </HStack>
        </Can>
      }
    >
      {seesAll ? undefined : t('list.nothingInSightHint')}
    </EmptyState>
  );
}
