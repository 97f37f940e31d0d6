import { useTranslation } from '@haisha/i18n';
import { Can, Link, useCan, useCommands, useLive, useLocation, useNavigate } from '@haisha/platform';
import { Button, Icon, PageFrame } from '@haisha/ui';
import { DataTable, type DataTableHandle } from '@haisha/ui/data-table';
import type { FilterChip } from '@haisha/ui/filters';
import { Pagination } from '@haisha/ui/pagination';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useRef } from 'react';
import type { ArchiveCalls, ExportFile, ListReading, Watched } from '../api/entity-calls.ts';
import { ChangesTold } from './changes-told.tsx';
import { ListBar } from './list-bar.tsx';
import { exportedFields, type ListColumn } from './list-column.ts';
import type { ListDefinition, ListQuery } from './list-definition.ts';
import { ListExport } from './list-export.tsx';
import { pageSizes } from './list-query.ts';
import { ListState } from './list-state.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useChangedRows } from './use-changed-rows.ts';
import type { ListState as QueryState } from './use-list-query.ts';
import { useSelectedRows } from './use-selected-rows.ts';

export type EntityListPageProps<Row extends EntityFields, D extends ListDefinition> = {
  title: string;
  /** Where the list stands: `/departments`; `/add` and `/edit/:id` stand below. */
  path: string;
  /** The first part of the permissions: `department`. */
  permission: string;
  list: QueryState<D>;
  reading: ListReading<Row>;
  api: ArchiveCalls<Row> & Watched & { exportFile: ExportFile<ListQuery<D>> };
  columns: readonly ListColumn<Row>[];
  /** How people call a row: "0012 岩槻営業所". */
  nameOf: (row: Row) => string;
  /** What the search looks through: as short as the field, and at length. */
  searchHint: string;
  searchHelp: string;
  /** The entity's own filters, and the chips of those in force. */
  filters?: ReactNode;
  chips?: readonly FilterChip[];
};

/** The page of a list: search, filters, table, pages, selection, export, all of it in the address. */
export function EntityListPage<Row extends EntityFields, D extends ListDefinition>({
  title,
  path,
  permission,
  list,
  reading,
  api,
  columns,
  nameOf,
  searchHint,
  searchHelp,
  filters,
  chips = [],
}: EntityListPageProps<Row, D>) {
  const { t } = useTranslation('master');
  const can = useCan();
  const navigate = useNavigate();
  const { search: address } = useLocation();
  const table = useRef<DataTableHandle>(null);
  const selection = useSelectedRows(reading.data?.items);
  const { query } = list;
  const marked = useChangedRows(reading.isPlaceholderData ? undefined : reading.data?.items, query);
  const add = () => navigate(`${path}/add`, { state: { list: address } });

  useLive(...api.entities);
  useCommands(
    can(`${permission}.create`)
      ? [{ id: `${permission}.add`, label: `${title}: ${t('list.add')}`, icon: 'add', run: add }]
      : [],
  );

  return (
    <PageFrame
      title={title}
      fill
      actions={
        <>
          <Can permission={`${permission}.export`}>
            <ListExport
              exportFile={api.exportFile}
              query={query}
              columns={exportedFields(columns, list.shownColumns)}
              total={reading.data?.total}
            />
          </Can>
          <Can permission={`${permission}.create`}>
            <Button asChild>
              <Link to={`${path}/add`} state={{ list: address }}>
                <Icon name="add" />
                {t('list.add')}
              </Link>
            </Button>
          </Can>
        </>
      }
    >
      <ListBar
        list={list}
        columns={columns}
        chips={chips}
        searchHint={searchHint}
        searchHelp={searchHelp}
        onLeaveSearch={() => table.current?.focus()}
      >
        {filters}
      </ListBar>
      <SelectionBar api={api} rows={selection.rows} nameOf={nameOf} permission={permission} onClear={selection.clear} />
      <ListState reading={reading} list={list} path={path} permission={permission}>
        {({ items, total }) => (
          <>
            <DataTable
              ref={table}
              label={title}
              columns={columns}
              rows={items}
              rowId={(row) => row.id}
              rowLabel={nameOf}
              sort={query.sort}
              onSortChange={(sort) => list.change({ sort })}
              shownColumns={list.shownColumns}
              {...(can(`${permission}.archive`) && {
                selected: selection.ids,
                onSelectedChange: selection.change,
              })}
              onOpen={(row) => navigate(`${path}/edit/${row.id}`, { state: { list: address } })}
              loading={reading.isPlaceholderData}
              marked={marked}
            />
            <ChangesTold count={marked.size} />
            <Pagination
              page={query.page}
              pageSize={query.pageSize}
              total={total}
              pageSizes={pageSizes}
              onPageChange={(page) => list.change({ page })}
              onPageSizeChange={(pageSize) => list.change({ pageSize })}
            />
          </>
        )}
      </ListState>
    </PageFrame>
  );
}
