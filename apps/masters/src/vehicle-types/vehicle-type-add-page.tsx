import { useQuery, useSearchParams } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { vehicleTypesApi } from '@haisha/references/vehicle-types/vehicle-types-api';
import { VehicleTypeForm } from './vehicle-type-form.tsx';
import { vehicleTypeValues } from './vehicle-type-values.ts';

/** Adds a vehicle type, from nothing or (`?from=`) from the values of another. */
export function VehicleTypeAddPage() {
  const from = useSearchParams()[0].get('from');
  return from ? <CopiedVehicleType id={from} /> : <VehicleTypeForm row={null} />;
}

function CopiedVehicleType({ id }: { id: string }) {
  const reading = useQuery({ ...vehicleTypesApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/vehicle-type/add')} path="/vehicle-type">
      {(row) => <VehicleTypeForm row={null} initial={{ ...vehicleTypeValues(row), code: '' }} />}
    </LoadedRow>
  );
}
