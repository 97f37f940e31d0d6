import { useParams, useQuery } from '@haisha/platform';
import { vehiclesApi } from '../api/vehicles-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
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
