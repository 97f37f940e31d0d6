import { tokyoDate, useTranslation } from '@haisha/i18n';
import { Can, keepPreviousData, useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { ListExport } from '@haisha/records/list/list-export';
import { pageSizes } from '@haisha/records/list/list-query';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { useViewText } from '@haisha/records/views/use-view-text';
import { Box, Button, chakra, EmptyState, PageFrame, SkeletonTable, Text } from '@haisha/ui';
import { Pagination } from '@haisha/ui/pagination';
import { auditEntities } from '@haisha/validation/audit-choices';
import type { ComponentType } from 'react';
import type { AuditReadings } from '../../audit-reading.ts';
import { auditPath } from '../administration-paths.ts';
import { auditRecords, exportAudit } from './audit-api.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditItem } from './audit-item.tsx';
import { auditList } from './audit-list.ts';
import { auditQuery, isBackwards } from './audit-query.ts';
import { useAuditPart } from './use-audit-part.ts';
import { type AuditWords, textsOf, useAuditText } from './use-audit-text.ts';

const shownColumns = ['at', 'by', 'action', 'entity', 'label', 'fields'];

/** Makes the page of who did what and when, newest first, with each field before and after. */
export function auditPageOf(readingsOfMasters: AuditReadings): ComponentType {
  const readings = { ...readingsOfMasters, savedView: { useText: useViewText } };
  const useTexts = textsOf(readings);
  return () => <AuditPage readings={readings} words={useAuditText(readings, useTexts())} />;
}

function AuditPage({ readings, words }: { readings: AuditReadings; words: AuditWords }) {
  const { t } = useTranslation('audit');
  const localName = useLocalName();
  const title = usePageTitle(auditPath);
  const list = useListQuery(auditList);
  const { query } = list;
  const part = useAuditPart();
  const backwards = isBackwards(query);
  const asked = auditQuery(query, tokyoDate());
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...auditRecords(asked),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  useLive(...auditEntities);

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
          title={t(backwards ? 'backwards' : 'nothing')}
          actions={
            list.isNarrowed && (
              <Button variant="outline" onClick={list.clear}>
                {t('record:list.clear')}
              </Button>
            )
          }
        >
          {t(backwards ? 'backwardsHint' : 'nothingHint')}
        </EmptyState>
      );
    }
    return (
      <>
        <Box flex="1" minH="0" overflowY={{ md: 'auto' }}>
          <List aria-label={title} aria-busy={isPlaceholderData} data-waiting={isPlaceholderData || undefined}>
            {data.items.map((record) => (
              <AuditItem key={record.id} record={record} words={words} reading={readings[record.entity]} />
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

  const first = data?.items[0];
  const count = data && t('record:list.count', { count: data.total });
  return (
    <PageFrame title={title} width="edge" subtitle={count}>
      <AuditFilters
        list={list}
        found={count ?? ''}
        words={words}
        entities={part.entities}
        recordLabel={localName(first?.label ?? null, first?.labelEn)}
        tools={[
          {
            id: 'export',
            node: (
              <Can permission="audit.export">
                <ListExport exportFile={exportAudit} query={asked} columns={shownColumns} total={data?.total} />
              </Can>
            ),
          },
        ]}
      />
      {part.note && (
        <Text px={inset} py="2" color="fg.muted" borderBottomWidth="1px">
          {t(part.note)}
        </Text>
      )}
      {content()}
    </PageFrame>
  );
}

const inset = { base: '4', md: '6' };

const List = chakra('ol', {
  base: { listStyleType: 'none', '&[data-waiting]': { opacity: '0.6', transition: 'opacity 0s 150ms' } },
});
