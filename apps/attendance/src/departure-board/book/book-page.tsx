import { formatNumber, tokyoDate, useTranslation } from '@haisha/i18n';
import { Can, useLive, useMutation, useQuery, useSearchParams } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { ListExport } from '@haisha/records/list/list-export';
import { NothingFound } from '@haisha/records/list/nothing-found';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { useOpenRow } from '@haisha/records/panel/use-open-row';
import { Box, Button, EmptyState, Flex, PageFrame, Text } from '@haisha/ui';
import { DataTable, type DataTableHandle } from '@haisha/ui/data-table';
import { FilterBar, SearchField } from '@haisha/ui/filters';
import type { CallBookEntry } from '@haisha/validation/call-book';
import { type UIEvent, useRef } from 'react';
import { callBookPath } from '../departure-place.ts';
import { callBookOf, callCountsOf, exportCallBook, readOn } from './book-api.ts';
import { BookCounts } from './book-counts.tsx';
import { bookFilter, bookList, isBackwards } from './book-list.ts';
import { DetectorButton } from './detector-button.tsx';
import { EntryView } from './entry-view.tsx';
import { PrintButton } from './print-button.tsx';
import { columnsBesidePanel, useBookColumns } from './use-book-columns.tsx';
import { useBookFilters } from './use-book-filters.tsx';

const exported = ['date', 'at', 'entry', 'kind', 'driverCode', 'driverName', 'departmentName', 'vehicleCode', 'method'];
const exportedFacts = ['alcohol', 'isHealthy', 'isVehicleSound', 'instruction', 'note', 'result', 'byName', 'reason'];
/** How far from its end more of the book is read. */
const nearPx = 1_200;

const idOf = ({ id }: CallBookEntry) => id;

/** The call book (点呼記録簿): every roll call and every departure without one, searched, printed and taken away. */
export function CallBookPage() {
  const { t } = useTranslation('callBook');
  const localName = useLocalName();
  const title = usePageTitle(callBookPath);
  const list = useListQuery(bookList);
  const [params] = useSearchParams();
  const today = tokyoDate();
  const filter = bookFilter(list.query, today);
  useLive('departureBoard');
  const { data, error, refetch, isPlaceholderData } = useQuery(callBookOf(filter));
  const counts = useQuery(callCountsOf(filter)).data;
  const on = useMutation(readOn(filter));
  const open = useOpenRow();
  const table = useRef<DataTableHandle>(null);
  const columns = useBookColumns();
  const items = data?.items ?? [];
  const shown = items.find(({ id }) => id === open.id);
  const [oneDriver] = filter.driverId;
  const driver = items.find(({ driverId }) => driverId === oneDriver);
  const backwards = isBackwards(filter);
  const { chips, fields } = useBookFilters(
    list,
    driver ? localName(driver.driverName, driver.driverNameEn) : null,
    backwards,
  );
  const total = counts && counts.calls + counts.missing;
  const after = data?.after ?? null;

  function readMore(): void {
    if (after !== null && !on.isPending && !isPlaceholderData && !(on.error && on.variables === after))
      on.mutate(after);
  }

  function onScroll({ target }: UIEvent): void {
    if (!(target instanceof HTMLElement)) return;
    if (target.scrollHeight - target.scrollTop - target.clientHeight < nearPx) readMore();
  }

  function close(): void {
    open.show(null);
    table.current?.focus();
  }

  const nameOf = ({ driverName, driverNameEn }: CallBookEntry) => localName(driverName, driverNameEn);
  const empty = backwards ? (
    <EmptyState title={t('backwards')} />
  ) : (
    <NothingFound list={list} chips={chips} title={title} />
  );

  const found = total === undefined ? undefined : t('record:list.count', { count: total });
  return (
    <PageFrame title={title} width="edge" subtitle={found}>
      <FilterBar
        found={found}
        search={
          <SearchField
            label={t('record:list.search')}
            placeholder={t('search.hint')}
            help={t('search.help')}
            value={list.query.q}
            onSearch={(text) => list.change({ q: text }, { replace: true })}
          />
        }
        chips={chips}
        onClear={list.clear}
        isOpenAtFirst={params.get('period') === 'range'}
        tools={[
          {
            id: 'detector',
            node: (
              <Can permission="rollCall.create">
                <DetectorButton />
              </Can>
            ),
          },
          { id: 'print', node: <PrintButton {...{ filter, today, total }} /> },
          {
            id: 'export',
            node: (
              <Can permission="rollCall.export">
                <ListExport
                  exportFile={exportCallBook}
                  query={filter}
                  columns={[...exported, ...exportedFacts]}
                  total={total}
                />
              </Can>
            ),
          },
        ]}
      >
        {fields}
      </FilterBar>
      {counts && <BookCounts counts={counts} list={list} />}
      {error && data === undefined ? (
        <Box px={{ base: '4', md: '6' }} py="5">
          <ProblemState error={error} onRetry={refetch} />
        </Box>
      ) : (
        <Flex flex="1" minH="0" minW="0" onScrollCapture={onScroll} opacity={isPlaceholderData ? '0.6' : undefined}>
          <Flex
            direction="column"
            flex="1"
            minW="0"
            minH="0"
            onFocus={({ target }) => open.id !== null && follow(target)}
          >
            <DataTable
              ref={table}
              label={title}
              columns={columns}
              shownColumns={shown ? columnsBesidePanel : columns.map(({ id }) => id)}
              rows={items}
              rowId={idOf}
              rowLabel={nameOf}
              loading={data === undefined}
              onOpen={({ id }) => open.show(id)}
              onPeek={({ id }) => open.show(id)}
              openRow={shown?.id}
              empty={empty}
              foot={
                <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap" aria-live="polite">
                  {total !== undefined && t('read', { read: formatNumber(items.length), total: formatNumber(total) })}
                </Text>
              }
              pages={
                after !== null && (
                  <Button
                    size="xs"
                    variant="outline"
                    colorPalette="gray"
                    loading={on.isPending}
                    loadingText={t('more')}
                    onClick={() => on.mutate(after)}
                  >
                    {t(on.error ? 'again' : 'more')}
                  </Button>
                )
              }
            />
          </Flex>
          {shown && (
            <EntryView
              entry={shown}
              onClose={close}
              onDriver={(driverId) => list.change({ driverId: [driverId], q: '' })}
            />
          )}
        </Flex>
      )}
    </PageFrame>
  );

  function follow(target: EventTarget): void {
    const id = target instanceof HTMLElement ? target.dataset.rowId : undefined;
    if (id !== undefined) open.show(id);
  }
}
