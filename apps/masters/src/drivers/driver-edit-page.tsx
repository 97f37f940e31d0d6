import { useParams, useQuery } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { driversApi } from '@haisha/references/drivers/drivers-api';
import { DriverForm } from './driver-form.tsx';

/** Changes a driver. */
export function DriverEditPage() {
  const { id = '' } = useParams();
  const reading = useQuery({ ...driversApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/drivers/edit/:id')} path="/drivers">
      {(row) => <DriverForm key={row.id} row={row} />}
    </LoadedRow>
  );
}
