import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery, useSeesAll } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Checkbox, chakra, EmptyState, Flex, SkeletonTable, Text } from '@haisha/ui';
import { Pagination } from '@haisha/ui/pagination';
import type { ImportListItem } from '@haisha/validation/import';
import type { ImportStatus } from '@haisha/validation/import-choices';
import { useState } from 'react';
import { ImportItem } from './import-item.tsx';
import type { ImportMaster } from './import-master.ts';
import { imports } from './imports-api.ts';
import { isUnderWay } from './use-import.ts';
import { useLastPage } from './use-last-page.ts';

const open: ImportStatus[] = ['prepared', 'judging', 'judged', 'applying', 'undoing'];
const pageSize = 20;
const askAgainMs = 2_000;

/** The imports of a master that somebody has to go on with, and on demand those that are done. */
export function ImportList({ master }: { master: ImportMaster }) {
  const { t } = useTranslation('import');
  const seesAll = useSeesAll()('import.read');
  const [isAll, setIsAll] = useState(false);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...imports({ entity: [master.name], ...(!isAll && { status: open }), page, pageSize }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? askAgainMs : false),
  });

  const isBehind = useLastPage(data, { page, pageSize, onPage: setPage });

  function show(items: readonly ImportListItem[], total: number) {
    if (items.length === 0) {
      return (
        <EmptyState title={t(`list.${isAll ? 'none' : 'noneOpen'}${seesAll ? '' : 'Own'}`)}>
          {t('list.noneHint')}
        </EmptyState>
      );
    }
    return (
      <>
        <List>
          {items.map((item) => (
            <ImportItem key={item.id} item={item} path={master.path} />
          ))}
        </List>
        {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />}
      </>
    );
  }

  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text as="h2" textStyle="md" fontWeight="bold">
          {t('list.title')}
        </Text>
        <Checkbox
          checked={isAll}
          onCheckedChange={(checked) => {
            setIsAll(checked);
            setPage(1);
          }}
        >
          {t('list.all')}
        </Checkbox>
      </Flex>
      {data && !isBehind ? (
        show(data.items, data.total)
      ) : error ? (
        <ProblemState error={error} title={t('list.failed')} onRetry={refetch} />
      ) : (
        <SkeletonTable rows={3} />
      )}
    </>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    borderTopWidth: '1px',
    '& > li': { borderBottomWidth: '1px' },
  },
});
