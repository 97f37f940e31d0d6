import { useTranslation } from '@haisha/i18n';
import { Can, keepPreviousData, useQuery } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { ProblemState } from '@haisha/platform/problem-state';
import { ChangedRowsStatus } from '@haisha/records/list/changed-rows-status';
import { useChangedRows } from '@haisha/records/list/use-changed-rows';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { Box, Button, EmptyState, Icon, SkeletonTable, Stack } from '@haisha/ui';
import { Pagination } from '@haisha/ui/pagination';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import { Suspense, useMemo, useState } from 'react';
import { EntryBar } from './entry-bar.tsx';
import { EntryList } from './entry-list.tsx';
import { entryList, entryPageSize } from './entry-list-definition.ts';
import { EntryTotals } from './entry-totals.tsx';
import { vehicleEntriesApi } from './vehicle-entries-api.ts';

const EntryEditor = lazyPart(async () => ({ default: (await import('./entry-editor.tsx')).EntryEditor }));

export type VehicleEntriesProps = { vehicle: Vehicle };

/** The entries in the history of a vehicle: choose, read, add up, write. */
export function VehicleEntries({ vehicle }: VehicleEntriesProps) {
  const { t } = useTranslation('vehicleHistory');
  const api = useMemo(() => vehicleEntriesApi(vehicle.id), [vehicle.id]);
  const list = useListQuery(entryList);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.list({ ...list.query, pageSize: entryPageSize }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  /** The entry being written: null for a new one, undefined for none. */
  const [opened, setOpen] = useState<VehicleEntry | null>();
  const open = opened && (data?.items.find(({ id }) => id === opened.id) ?? opened);
  const marked = useChangedRows(isPlaceholderData ? undefined : data?.items, list.query);

  const isLocked = vehicle.archivedAt !== null;
  const add = !isLocked && (
    <Can permission="vehicleHistory.create">
      <Button onClick={() => setOpen(null)}>
        <Icon name="add" />
        {t('entry.add')}
      </Button>
    </Can>
  );

  function content() {
    if (error && (data === undefined || isPlaceholderData)) {
      return <ProblemState error={error} onRetry={refetch} />;
    }
    if (data === undefined) return <SkeletonTable />;
    if (data.items.length === 0 && list.isNarrowed) {
      return <EmptyState title={t('record:list.nothingFound')} />;
    }
    if (data.items.length === 0) {
      return <EmptyState title={t('list.nothing')}>{t('list.nothingHint')}</EmptyState>;
    }
    return (
      <Stack gap="5" opacity={isPlaceholderData ? 0.6 : 1}>
        <EntryList entries={data.items} marked={marked} onOpen={isLocked ? undefined : setOpen} />
        <ChangedRowsStatus count={marked.size} />
        <EntryTotals entries={data.items} total={data.total} />
        {data.total > entryPageSize && (
          <Box _print={{ display: 'none' }}>
            <Pagination
              page={list.query.page}
              pageSize={entryPageSize}
              total={data.total}
              onPageChange={(page) => list.change({ page })}
            />
          </Box>
        )}
      </Stack>
    );
  }

  return (
    <Stack gap="5">
      <EntryBar list={list} trailing={add} found={data ? t('record:list.count', { count: data.total }) : ''} />
      {content()}
      {open !== undefined && (
        <Suspense>
          <EntryEditor
            key={open?.id ?? 'new'}
            api={api}
            vehicle={vehicle}
            entry={open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
