import { useTranslation } from '@haisha/i18n';
import { Can, Link, useCan, useCommands, useLive, useLocation, useNavigate } from '@haisha/platform';
import { Box, Button, Icon, PageFrame, SkeletonTable } from '@haisha/ui';
import { DataTable, type DataTableHandle } from '@haisha/ui/data-table';
import { Pagination } from '@haisha/ui/pagination';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useRef } from 'react';
import { useLastOpenedRow, useNoteOpenedRow } from '../form/use-back-to-list.ts';
import { type NameOf, useNameOf } from '../naming/use-name-of.ts';
import { usePageTitle } from '../pages/area-pages.tsx';
import type { ListReading, Watched } from '../record-calls.ts';
import type { RecordPlace } from '../record-place.ts';
import { useViews } from '../views/use-views.ts';
import { ViewsButton } from '../views/views-button.tsx';
import { useRecordWords } from '../words/use-record-words.ts';
import { ChangedRowsStatus } from './changed-rows-status.tsx';
import { FormAtAddress } from './form-at-address.tsx';
import { ListBar } from './list-bar.tsx';
import type { ListColumn } from './list-column.ts';
import { ListContent } from './list-content.tsx';
import type { ListDefinition } from './list-definition.ts';
import type { ListFilters } from './list-filters.ts';
import { pageSizes } from './list-query.ts';
import { useChangedRows } from './use-changed-rows.ts';
import type { ListState } from './use-list-query.ts';

export type RecordListFrameProps<Row extends EntityFields, D extends ListDefinition> = {
  of: RecordPlace & { api: Watched; nameOf: NameOf<Row> };
  list: ListState<D>;
  reading: ListReading<Row>;
  columns: readonly ListColumn<Row>[];
  filters?: ListFilters;
  /** What the search looks through at length, where it is not always the same. */
  searchHelp?: string | undefined;
  /** Stands before the way to a new row. */
  actions?: ReactNode;
  /** The rows chosen; without it none can be. */
  selection?: { ids: ReadonlySet<string>; change: (ids: ReadonlySet<string>) => void } | undefined;
  /** Over the table: what can be done with the rows chosen. */
  selectionBar?: ReactNode;
};

/** Around every list: search, filters, table and pages, all of it in the address, and what others change meanwhile. */
export function RecordListFrame<Row extends EntityFields, D extends ListDefinition>({
  of: { name, path, formAt, api, nameOf },
  list,
  reading,
  columns,
  filters: { fields, chips = [] } = {},
  searchHelp,
  actions,
  selection,
  selectionBar,
}: RecordListFrameProps<Row, D>) {
  const { t } = useTranslation('record');
  const words = useRecordWords(name);
  const title = usePageTitle(path);
  const can = useCan();
  const navigate = useNavigate();
  const labelOf = useNameOf(nameOf);
  const { search: address } = useLocation();
  const lastOpened = useLastOpenedRow();
  const noteOpened = useNoteOpenedRow();
  const table = useRef<DataTableHandle>(null);
  const { query } = list;
  const marked = useChangedRows(reading.isPlaceholderData ? undefined : reading.data?.items, query);
  const { views, isOpening } = useViews(name, list);
  const formOf = (id: string | null) => formAt(id, new URLSearchParams(address));
  const add = () => navigate(formOf(null), { state: { list: address } });

  useLive(...api.entities);
  useCommands(
    can(`${name}.create`) ? [{ id: `${name}.add`, label: `${title}: ${t('list.add')}`, icon: 'add', run: add }] : [],
  );

  return (
    <>
      <PageFrame title={title} width="edge" subtitle={reading.data && t('list.count', { count: reading.data.total })}>
        {selectionBar}
        <ListBar
          list={list}
          columns={columns}
          chips={chips}
          searchHint={words('search.hint')}
          searchHelp={searchHelp ?? words('search.help')}
          onLeaveSearch={() => table.current?.focus()}
          views={views && <ViewsButton views={views} list={list} />}
          actions={
            <>
              {actions}
              <Can permission={`${name}.create`}>
                <Button asChild>
                  <Link to={formOf(null)} state={{ list: address }}>
                    <Icon name="add" />
                    {t('list.add')}
                  </Link>
                </Button>
              </Can>
            </>
          }
        >
          {fields}
        </ListBar>
        {isOpening ? (
          <SkeletonTable />
        ) : (
          <ListContent reading={reading} list={list} addAt={formOf(null)} permission={name}>
            {({ items, total }) => (
              <>
                <DataTable
                  ref={table}
                  label={title}
                  columns={columns}
                  rows={items}
                  rowId={(row) => row.id}
                  rowLabel={labelOf}
                  sort={query.sort}
                  onSortChange={(sort) => list.change({ sort })}
                  shownColumns={list.shownColumns}
                  {...(selection && { selected: selection.ids, onSelectedChange: selection.change })}
                  onOpen={(row) => {
                    noteOpened(row.id);
                    navigate(formOf(row.id), { state: { list: address, row: row.id } });
                  }}
                  startAt={lastOpened}
                  openLink={(row, head) => (
                    <Link to={formOf(row.id)} state={{ list: address, row: row.id }} onClick={() => noteOpened(row.id)}>
                      {head}
                    </Link>
                  )}
                  loading={reading.isPlaceholderData}
                  marked={marked}
                  {...(list.density && { density: list.density })}
                />
                <ChangedRowsStatus count={marked.size} />
                <Box borderTopWidth="1px" px={{ base: '4', md: '6' }} minH="9" display="grid" alignItems="center">
                  <Pagination
                    page={query.page}
                    pageSize={query.pageSize}
                    total={total}
                    pageSizes={pageSizes}
                    onPageChange={(page) => list.change({ page })}
                    onPageSizeChange={(pageSize) => list.change({ pageSize })}
                  />
                </Box>
              </>
            )}
          </ListContent>
        )}
      </PageFrame>
      <FormAtAddress name={name} />
    </>
  );
}
