import { useParams, useQuery } from '@haisha/platform';
import { usersApi } from '../api/users-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { UserForm } from './user-form.tsx';

/** Changes a user. */
export function UserEditPage() {
  const { id = '' } = useParams();
  const reading = useQuery({ ...usersApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/users/edit/:id')} path="/users">
      {(row) => <UserForm key={row.id} row={row} />}
    </LoadedRow>
  );
}
