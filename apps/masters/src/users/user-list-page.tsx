import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, Link, useQuery } from '@haisha/platform';
import { Button, Icon } from '@haisha/ui';
import { usersApi } from '../api/users-api.ts';
import { EntityListFrame } from '../list/entity-list-frame.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { usePageTitle } from '../use-page-title.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserFilters } from './use-user-filters.tsx';
import { userList } from './user-list.ts';
import { userName } from './user-name.ts';

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
