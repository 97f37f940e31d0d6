import { useParams, useQuery } from '@haisha/platform';
import { PageFrame } from '@haisha/ui';
import { vehiclesApi } from '../../api/vehicles-api.ts';
import { LoadedRow } from '../../form/loaded-row.tsx';
import { usePageTitle } from '../../page-title.ts';
import { vehicleName } from '../vehicle-name.ts';

/** What was done to a vehicle and what happened to it, and every change of its record. */
export function VehicleHistoryPage() {
  const { id = '' } = useParams();
  const title = usePageTitle('/vehicles/histories/:id');
  const reading = useQuery({ ...vehiclesApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={title}>
      {(vehicle) => (
        <PageFrame title={title} subtitle={vehicleName(vehicle)}>
          {null}
        </PageFrame>
      )}
    </LoadedRow>
  );
}
