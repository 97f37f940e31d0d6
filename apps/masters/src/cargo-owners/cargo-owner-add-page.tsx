import { useQuery, useSearchParams } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { CargoOwnerForm } from './cargo-owner-form.tsx';

/** Adds a cargo owner, from nothing or (`?from=`) from the values of another. */
export function CargoOwnerAddPage() {
  const from = useSearchParams()[0].get('from');
  return from ? <CopiedCargoOwner id={from} /> : <CargoOwnerForm row={null} />;
}

function CopiedCargoOwner({ id }: { id: string }) {
  const reading = useQuery({ ...cargoOwnersApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/owner-master/add')} path="/owner-master">
      {(row) => <CargoOwnerForm row={null} copyOf={row} />}
    </LoadedRow>
  );
}
