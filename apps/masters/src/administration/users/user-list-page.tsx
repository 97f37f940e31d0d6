import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { listPage } from '@haisha/records/list/list-page';
import { RecordListFrame } from '@haisha/records/list/record-list-frame';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { useListReading } from '@haisha/records/list/use-list-reading';
import { Button, Icon } from '@haisha/ui';
import { rolesPath } from '../administration-paths.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserFilters } from './use-user-filters.tsx';
import { user } from './user.ts';
import { userList } from './user-list.ts';

const panel = async () => (await import(/* webpackChunkName: "panels" */ './panel/user-panel.tsx')).UserPanel;

/** The list of users: those who have left are found by their state, and nobody is archived in rows. */
export const userListPage = listPage(user, userList, UserListPage);

function UserListPage() {
  const { t } = useTranslation('user');
  const columns = useUserColumns();
  const list = useListQuery(userList, columns);
  return (
    <RecordListFrame
      of={user}
      list={list}
      reading={useListReading(user, list)}
      columns={columns}
      panel={panel}
      tools={[
        {
          id: 'permissions',
          node: (
            <Button asChild variant="ghost" colorPalette="gray">
              <Link to={rolesPath}>
                <Icon name="lock" />
                {t('act.permissions')}
              </Link>
            </Button>
          ),
        },
      ]}
      filters={useUserFilters(list)}
    />
  );
}
