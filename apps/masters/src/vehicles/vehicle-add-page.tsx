import { useQuery, useSearchParams } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';
import { VehicleForm } from './vehicle-form.tsx';

/** Adds a vehicle, from nothing or (`?from=`) from the values of another. */
export function VehicleAddPage() {
  const from = useSearchParams()[0].get('from');
  return from ? <CopiedVehicle id={from} /> : <VehicleForm row={null} />;
}

function CopiedVehicle({ id }: { id: string }) {
  const reading = useQuery({ ...vehiclesApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/vehicles/add')} path="/vehicles">
      {(row) => <VehicleForm row={null} copyOf={row} />}
    </LoadedRow>
  );
}
