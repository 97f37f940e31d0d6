import { useParams, useQuery } from '@haisha/platform';
import { vehicleTypesApi } from '../api/vehicle-types-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { VehicleTypeForm } from './vehicle-type-form.tsx';

/** Changes a vehicle type. */
export function VehicleTypeEditPage() {
  const { id = '' } = useParams();
  const reading = useQuery({ ...vehicleTypesApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/vehicle-type/edit/:id')} path="/vehicle-type">
      {(row) => <VehicleTypeForm key={row.id} row={row} />}
    </LoadedRow>
  );
}
