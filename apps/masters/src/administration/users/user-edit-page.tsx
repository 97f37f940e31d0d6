import { useParams, useQuery } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { UserForm } from './user-form.tsx';
import { usersApi } from './users-api.ts';

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
