import { formatNumber, useTranslation } from '@haisha/i18n';
import { useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { pageSizes } from '@haisha/records/list/list-query';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { Box, Button, chakra, EmptyState, PageFrame, SkeletonTable } from '@haisha/ui';
import { Pagination } from '@haisha/ui/pagination';
import { noteEntities, sharedDestinations } from './notes-api.ts';
import { notesPath } from './notes-path.ts';
import { SharedDestinationFilters } from './shared-destination-filters.tsx';
import { SharedDestinationItem } from './shared-destination-item.tsx';
import { sharedDestinationList } from './shared-destination-list.ts';

/** The destinations by what was last said of them. */
export function SharedDestinationListPage() {
  const { t } = useTranslation('destinationNote');
  const title = usePageTitle(notesPath);
  const list = useListQuery(sharedDestinationList);
  const { query } = list;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...sharedDestinations(query),
    refetchOnMount: 'always',
  });
  useLive(...noteEntities);

  function content() {
    if (error && (data === undefined || isPlaceholderData)) {
      return (
        <Box px={inset} py="5">
          <ProblemState error={error} onRetry={refetch} />
        </Box>
      );
    }
    if (data === undefined) return <SkeletonTable />;
    if (data.items.length === 0) {
      return (
        <EmptyState
          title={t(list.isNarrowed ? 'record:list.nothingFound' : 'list.nothing')}
          actions={
            list.isNarrowed && (
              <Button variant="outline" onClick={list.clear}>
                {t('record:list.clear')}
              </Button>
            )
          }
        >
          {t(list.isNarrowed ? 'record:list.nothingFoundHint' : 'list.nothingHint')}
        </EmptyState>
      );
    }
    return (
      <>
        <Box flex="1" minH="0" overflowY={{ md: 'auto' }}>
          <List aria-label={title} aria-busy={isPlaceholderData} data-waiting={isPlaceholderData || undefined}>
            {data.items.map((row) => (
              <SharedDestinationItem key={row.id} row={row} />
            ))}
          </List>
        </Box>
        <Box px={inset} py="1" borderTopWidth="1px" flexShrink="0">
          <Pagination
            page={query.page}
            pageSize={query.pageSize}
            total={data.total}
            pageSizes={pageSizes}
            onPageChange={(page) => list.change({ page })}
            onPageSizeChange={(pageSize) => list.change({ pageSize })}
          />
        </Box>
      </>
    );
  }

  const count = data && data.total > 0 && t('list.count', { count: formatNumber(data.total) });
  return (
    <PageFrame title={title} width="edge" subtitle={count}>
      <SharedDestinationFilters list={list} found={count || ''} />
      {content()}
    </PageFrame>
  );
}

const inset = { base: '4', md: '6' };

const List = chakra('ol', {
  base: { listStyleType: 'none', '&[data-waiting]': { opacity: '0.6', transition: 'opacity 0s 150ms' } },
});
