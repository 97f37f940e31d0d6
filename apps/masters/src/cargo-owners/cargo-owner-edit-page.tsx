import { useParams, useQuery } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
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
