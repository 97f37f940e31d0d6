import { useTranslation } from '@haisha/i18n';
import {
  Can,
  keepPreviousData,
  Link,
  useCan,
  useCommands,
  useLive,
  useLocation,
  useNavigate,
  useQuery,
} from '@haisha/platform';
import { Button, Icon, PageFrame } from '@haisha/ui';
import { ColumnMenu } from '@haisha/ui/column-menu';
import { DataTable, type DataTableHandle } from '@haisha/ui/data-table';
import { FilterBar, FilterChips, SearchField } from '@haisha/ui/filters';
import { Pagination } from '@haisha/ui/pagination';
import { useRef } from 'react';
import { usersApi } from '../api/users-api.ts';
import { ChangesTold } from '../list/changes-told.tsx';
import { pageSizes } from '../list/list-query.ts';
import { ListState } from '../list/list-state.tsx';
import { useChangedRows } from '../list/use-changed-rows.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { usePageTitle } from '../page-title.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserFilters } from './use-user-filters.tsx';
import { userList } from './user-list.ts';
import { userName } from './user-name.ts';

/** The list of users: those who have left are found by their state, and nobody is archived in rows. */
export function UserListPage() {
  const { t } = useTranslation('user');
  const can = useCan();
  const navigate = useNavigate();
  const { search: address } = useLocation();
  const title = usePageTitle('/users');
  const table = useRef<DataTableHandle>(null);
  const columns = useUserColumns();
  const list = useListQuery(userList, columns);
  const { query } = list;
  const reading = useQuery({ ...usersApi.list(query), placeholderData: keepPreviousData });
  const { filters, chips } = useUserFilters(list);
  const marked = useChangedRows(reading.isPlaceholderData ? undefined : reading.data?.items, query);
  const add = () => navigate('/users/add', { state: { list: address } });

  useLive(...usersApi.entities);
  useCommands(
    can('user.create') ? [{ id: 'user.add', label: `${title}: ${t('master:list.add')}`, icon: 'add', run: add }] : [],
  );

  return (
    <PageFrame
      title={title}
      fill
      actions={
        <>
          <Button asChild variant="outline" colorPalette="gray">
            <Link to="/roles">
              <Icon name="lock" />
              {t('act.permissions')}
            </Link>
          </Button>
          <Can permission="user.create">
            <Button asChild>
              <Link to="/users/add" state={{ list: address }}>
                <Icon name="add" />
                {t('master:list.add')}
              </Link>
            </Button>
          </Can>
        </>
      }
    >
      <FilterBar
        search={
          <SearchField
            label={t('master:list.search')}
            placeholder={t('search.hint')}
            help={t('search.help')}
            value={query.q}
            onSearch={(text) => list.change({ q: text }, { replace: true })}
            onEnter={() => table.current?.focus()}
          />
        }
        activeCount={chips.length}
        trailing={
          <ColumnMenu
            columns={columns}
            shown={list.shownColumns}
            usual={list.usualColumns}
            onShownChange={list.changeShownColumns}
          />
        }
      >
        {filters}
      </FilterBar>
      <FilterChips chips={chips} onClear={list.clear} />
      <ListState reading={reading} list={list} path="/users" permission="user">
        {({ items, total }) => (
          <>
            <DataTable
              ref={table}
              label={title}
              columns={columns}
              rows={items}
              rowId={(row) => row.id}
              rowLabel={userName}
              sort={query.sort}
              onSortChange={(sort) => list.change({ sort })}
              shownColumns={list.shownColumns}
              onOpen={(row) => navigate(`/users/edit/${row.id}`, { state: { list: address } })}
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
