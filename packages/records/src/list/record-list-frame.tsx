import { useTranslation } from '@haisha/i18n';
import { useCan, useCommands, useLive, useLocalizedTo, useLocation, useNavigate } from '@haisha/platform';
import { PageFrame } from '@haisha/ui';
import { DataTable, type DataTableHandle } from '@haisha/ui/data-table';
import type { BarTool } from '@haisha/ui/filters';
import { PageSteps } from '@haisha/ui/pagination';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useRef } from 'react';
import { useLastOpenedRow, useNoteOpenedRow } from '../form/use-back-to-list.ts';
import { type NameOf, useNameOf } from '../naming/use-name-of.ts';
import { usePageTitle } from '../pages/area-pages.tsx';
import { ListAndPanel } from '../panel/list-and-panel.tsx';
import type { LoadPanel } from '../panel/panel-props.ts';
import { useListPanel } from '../panel/use-list-panel.ts';
import type { ListReading, Watched } from '../record-calls.ts';
import type { RecordPlace } from '../record-place.ts';
import { useViews } from '../views/use-views.ts';
import { ViewsButton } from '../views/views-button.tsx';
import { useRecordWords } from '../words/use-record-words.ts';
import { AddButton } from './add-button.tsx';
import { ChangedRowsStatus } from './changed-rows-status.tsx';
import { FormAhead } from './form-ahead.tsx';
import { FormAtAddress } from './form-at-address.tsx';
import { lazyNothing } from './lazy-nothing.tsx';
import { ListBar } from './list-bar.tsx';
import type { ListColumn } from './list-column.ts';
import { ListContent } from './list-content.tsx';
import { ListCount } from './list-count.tsx';
import type { ListDefinition } from './list-definition.ts';
import type { ListFilters } from './list-filters.ts';
import { ListFoot } from './list-foot.tsx';
import { pageSizes } from './list-query.ts';
import { useAwaitedRows } from './use-awaited-rows.ts';
import { useChangedRows } from './use-changed-rows.ts';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useHiddenOrder } from './use-hidden-order.ts';
import { useKeptText } from './use-kept-text.ts';
import type { ListState } from './use-list-query.ts';

export type RecordListFrameProps<Row extends EntityFields, D extends ListDefinition> = {
  of: RecordPlace & { api: Watched; nameOf: NameOf<Row> };
  list: ListState<D>;
  reading: ListReading<Row>;
  columns: readonly ListColumn<Row>[];
  filters?: ListFilters;
  /** What the search looks through at length, where it is not always the same. */
  searchHelp?: string | undefined;
  /** What else can be done with the list. */
  tools?: readonly BarTool[];
  /** In the foot: what there is to know of the rows. */
  foot?: ReactNode;
  /** The rows chosen; without it none can be. */
  selection?: { ids: ReadonlySet<string>; change: (ids: ReadonlySet<string>) => void } | undefined;
  /** What is shown of a row beside the list; without it a press on a row opens it. */
  panel?: LoadPanel<Row>;
  /** In place of the row above the table while rows are chosen: what can be done with them. */
  selectionBar?: ReactNode;
};

const NothingYet = lazyNothing(
  'list.nothingInSight',
  async () => (await import(/* webpackChunkName: "nothing" */ './nothing-yet.tsx')).NothingYet,
);
const NothingFound = lazyNothing(
  'list.nothingFound',
  async () => (await import(/* webpackChunkName: "nothing" */ './nothing-found.tsx')).NothingFound,
);

/** Around every list: search, filters, table and pages, all of it in the address, and what others change meanwhile. */
export function RecordListFrame<Row extends EntityFields, D extends ListDefinition>({
  of,
  list,
  reading,
  columns,
  filters: { fields, chips = [] } = {},
  searchHelp,
  tools,
  foot,
  selection,
  panel: load,
  selectionBar,
}: RecordListFrameProps<Row, D>) {
  const { name, path, formAt, api, nameOf } = of;
  const { t } = useTranslation('record');
  const words = useRecordWords(name);
  const title = usePageTitle(path);
  const can = useCan();
  const navigate = useNavigate();
  const localizedTo = useLocalizedTo();
  const labelOf = useNameOf(nameOf);
  const { search: address, key: step } = useLocation();
  const lastOpened = useLastOpenedRow();
  const noteOpened = useNoteOpenedRow();
  const table = useRef<DataTableHandle>(null);
  const { query } = list;
  const marked = useChangedRows(reading.isPlaceholderData ? undefined : reading.data?.items, query);
  const { views, isOpening } = useViews(name, list);
  const keptText = useKeptText(list.queryText);
  const awaitedRows = useAwaitedRows(path, reading.data?.items.length);
  const formOf = (id: string | null) => formAt(id, new URLSearchParams(address));
  const add = () => navigate(formOf(null), { state: { list: address } });
  const panel = useListPanel({ load, page: reading.data });
  const { box, fitting, leftOut } = useFittingColumns({
    columns,
    list,
    hasBoxes: selection !== undefined,
    isBesidePanel: panel.id !== null,
  });
  const order = useHiddenOrder(columns, list);
  const open = (id: string) => {
    noteOpened(id);
    navigate(formOf(id), { state: { list: address, row: id } });
  };
  // The rows of the plain list are none of the view that it opens with.
  const awaitsView = useRef(false);
  awaitsView.current = isOpening || (awaitsView.current && reading.isPlaceholderData && reading.error === null);
  const shown = awaitsView.current ? { ...reading, data: undefined, error: null } : reading;

  const count = shown.data && <ListCount name={name} total={shown.data.total} of={reading.totalOfAll} />;

  useLive(...api.entities);
  useCommands(
    can(`${name}.create`) ? [{ id: `${name}.add`, label: `${title}: ${t('list.add')}`, icon: 'add', run: add }] : [],
  );

  return (
    <>
      <PageFrame title={title} width="edge" subtitle={count}>
        <ListBar
          list={list}
          columns={columns}
          leftOut={leftOut}
          chips={chips}
          found={count}
          searchHint={words('search.hint')}
          searchHelp={searchHelp ?? words('search.help')}
          onLeaveSearch={() => table.current?.focus()}
          views={views && <ViewsButton views={views} list={list} keptText={keptText} />}
          tools={tools}
          trailing={<AddButton permission={name} to={formOf(null)} state={{ list: address }} />}
          cover={selectionBar}
          isCovered={selection !== undefined && selection.ids.size > 0}
        >
          {fields}
        </ListBar>
        <ListContent reading={shown} list={list} nothingYet={<NothingYet of={of} title={title} addAt={formOf(null)} />}>
          {(page) => (
            <ListAndPanel
              panel={panel}
              box={box}
              onEdit={() => panel.id !== null && open(panel.id)}
              editAt={formOf(panel.id)}
              focusList={() => table.current?.focus()}
            >
              <DataTable
                ref={table}
                label={title}
                columns={columns.map((column) => ({ ...column, ...column.among?.(page?.items ?? []) }))}
                rows={page?.items ?? []}
                rowId={(row) => row.id}
                rowLabel={labelOf}
                sort={query.sort}
                onSortChange={(sort) => list.change({ sort })}
                shownColumns={fitting}
                {...panel.table}
                {...(selection && { selected: selection.ids, onSelectedChange: selection.change })}
                onOpen={(row) => open(row.id)}
                hrefOf={(row) => String(localizedTo(formOf(row.id)))}
                startAt={lastOpened}
                step={step}
                loading={page === undefined || reading.isPlaceholderData}
                awaitedRows={awaitedRows}
                marked={marked}
                {...(list.density && { density: list.density })}
                empty={<NothingFound list={list} chips={chips} title={title} />}
                foot={
                  <ListFoot name={name} query={query} total={page?.total} order={order}>
                    {foot}
                  </ListFoot>
                }
                pages={
                  page && (
                    <PageSteps
                      page={query.page}
                      pageSize={query.pageSize}
                      total={page.total}
                      pageSizes={pageSizes}
                      onPageChange={(number) => list.change({ page: number })}
                      onPageSizeChange={(pageSize) => list.change({ pageSize })}
                    />
                  )
                }
              />
              <ChangedRowsStatus count={marked.size} />
            </ListAndPanel>
          )}
        </ListContent>
      </PageFrame>
      <FormAhead of={of} rows={reading.data?.items} />
      <FormAtAddress name={name} />
    </>
  );
}
