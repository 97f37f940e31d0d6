import { useParams, useQuery } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { vehicleTypesApi } from '@haisha/references/vehicle-types/vehicle-types-api';
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
