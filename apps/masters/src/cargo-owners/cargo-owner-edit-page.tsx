import { useParams, useQuery } from '@haisha/platform';
import { cargoOwnersApi } from '../api/cargo-owners-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { CargoOwnerForm } from './cargo-owner-form.tsx';

/** Changes a cargo owner. */
export function CargoOwnerEditPage() {
  const { id = '' } = useParams();
  const reading = useQuery({ ...cargoOwnersApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/owner-master/edit/:id')} path="/owner-master">
      {(row) => <CargoOwnerForm key={row.id} row={row} />}
    </LoadedRow>
  );
}
