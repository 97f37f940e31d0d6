import { useTranslation } from '@haisha/i18n';
import { Can, Link, useCan, useCommands, useLive, useLocation, useNavigate } from '@haisha/platform';
import { Button, Icon, PageFrame, SkeletonTable } from '@haisha/ui';
import { DataTable, type DataTableHandle } from '@haisha/ui/data-table';
import type { FilterChip } from '@haisha/ui/filters';
import { Pagination } from '@haisha/ui/pagination';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useRef } from 'react';
import { useNoteOpened, useRowComeFrom } from '../form/use-back-to-list.ts';
import { type NameOf, useNameOf } from '../naming/use-name-of.ts';
import type { ListReading, Watched } from '../record-calls.ts';
import { useViews } from '../views/use-views.ts';
import { ViewsButton } from '../views/views-button.tsx';
import { ChangesTold } from './changes-told.tsx';
import { ListBar } from './list-bar.tsx';
import type { ListColumn } from './list-column.ts';
import type { ListDefinition } from './list-definition.ts';
import { pageSizes } from './list-query.ts';
import { ListState } from './list-state.tsx';
import { useChangedRows } from './use-changed-rows.ts';
import type { ListState as QueryState } from './use-list-query.ts';

export type EntityListFrameProps<Row extends EntityFields, D extends ListDefinition> = {
  title: string;
  /** Where the list stands: `/departments`; `/add` and `/edit/:id` stand below. */
  path: string;
  /** Where the form of a row stands, and that of a new one (null), if not there. */
  formAt?: (id: string | null) => string;
  /** The first part of the permissions: `department`. */
  permission: string;
  list: QueryState<D>;
  reading: ListReading<Row>;
  api: Watched;
  columns: readonly ListColumn<Row>[];
  /** How people call a row: "0012 岩槻営業所". */
  nameOf: NameOf<Row>;
  /** What the search looks through: as short as the field, and at length. */
  searchHint: string;
  searchHelp: string;
  /** The entity's own filters, and the chips of those in force. */
  filters?: ReactNode;
  chips?: readonly FilterChip[];
  /** Stands before the way to a new row. */
  actions?: ReactNode;
  /** The rows chosen; without it none can be. */
  selection?: { ids: ReadonlySet<string>; change: (ids: ReadonlySet<string>) => void } | undefined;
  /** Over the table: what can be done with the rows chosen. */
  selectionBar?: ReactNode;
};

/** Around every list: search, filters, table and pages, all of it in the address, and what others change meanwhile. */
export function EntityListFrame<Row extends EntityFields, D extends ListDefinition>({
  title,
  path,
  formAt = (id) => (id === null ? `${path}/add` : `${path}/edit/${id}`),
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
  actions,
  selection,
  selectionBar,
}: EntityListFrameProps<Row, D>) {
  const { t } = useTranslation('record');
  const can = useCan();
  const navigate = useNavigate();
  const labelOf = useNameOf(nameOf);
  const { search: address } = useLocation();
  const comeFrom = useRowComeFrom();
  const noteOpened = useNoteOpened();
  const table = useRef<DataTableHandle>(null);
  const { query } = list;
  const marked = useChangedRows(reading.isPlaceholderData ? undefined : reading.data?.items, query);
  const { views, isOpening } = useViews(permission, list);
  const add = () => navigate(formAt(null), { state: { list: address } });

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
          {actions}
          <Can permission={`${permission}.create`}>
            <Button asChild>
              <Link to={formAt(null)} state={{ list: address }}>
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
        views={views && <ViewsButton views={views} list={list} />}
      >
        {filters}
      </ListBar>
      {selectionBar}
      {isOpening ? (
        <SkeletonTable />
      ) : (
        <ListState reading={reading} list={list} addAt={formAt(null)} permission={permission}>
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
                  navigate(formAt(row.id), { state: { list: address, row: row.id } });
                }}
                startAt={comeFrom}
                openLink={(row, head) => (
                  <Link to={formAt(row.id)} state={{ list: address, row: row.id }} onClick={() => noteOpened(row.id)}>
                    {head}
                  </Link>
                )}
                loading={reading.isPlaceholderData}
                marked={marked}
                {...(list.density && { density: list.density })}
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
      )}
    </PageFrame>
  );
}
