import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, Link, useQuery } from '@haisha/platform';
import { EntityListFrame } from '@haisha/records/list/entity-list-frame';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { Button, Icon } from '@haisha/ui';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserFilters } from './use-user-filters.tsx';
import { userList } from './user-list.ts';
import { userName } from './user-name.ts';
import { usersApi } from './users-api.ts';

/** The list of users: those who have left are found by their state, and nobody is archived in rows. */
export function UserListPage() {
  const { t } = useTranslation('user');
  const columns = useUserColumns();
  const list = useListQuery(userList, columns);
  const reading = useQuery({ ...usersApi.list(list.query), placeholderData: keepPreviousData });
  return (
    <EntityListFrame
      title={usePageTitle('/users')}
      path="/users"
      permission="user"
      list={list}
      reading={reading}
      api={usersApi}
      columns={columns}
      nameOf={userName}
      searchHint={t('search.hint')}
      searchHelp={t('search.help')}
      actions={
        <Button asChild variant="outline" colorPalette="gray">
          <Link to="/roles">
            <Icon name="lock" />
            {t('act.permissions')}
          </Link>
        </Button>
      }
      {...useUserFilters(list)}
    />
  );
}
