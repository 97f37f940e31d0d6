import { useParams, useQuery } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';
import { VehicleForm } from './vehicle-form.tsx';

/** Changes a vehicle. */
export function VehicleEditPage() {
  const { id = '' } = useParams();
  const reading = useQuery({ ...vehiclesApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/vehicles/edit/:id')} path="/vehicles">
      {(row) => <VehicleForm key={row.id} row={row} />}
    </LoadedRow>
  );
}
